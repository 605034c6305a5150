/**
 * One look at the live page, and what the lexical resolver makes of words for a control there.
 *
 * Every operation has its own candidates, so a look is made for each that some reading of the sentence asks for.
 */
import type { Page } from '@playwright/test';
import { waitForChange } from '../../page/change.js';
import type { Surface } from '../../page/surface.js';
import { targetLocator } from '../../page/target.js';
import { chosenOf, lineUp, type Lineup } from '../../recall/candidates.js';
import type { Deadline } from '../../recall/deadline.js';
import { READING_GRACE_MS } from '../../recall/remembered.js';
import { look, surfacesOf } from '../../recall/sight.js';
import { isAbstention } from '../../resolve/chain.js';
import { lexical } from '../../resolve/lexical/index.js';
import type { Operation, ResolverCandidate } from '../../resolve/request.js';
import { Witness } from './proof.js';
import type { Values } from './text.js';

export type Resolved =
  | { readonly outcome: 'found'; readonly candidate: ResolverCandidate }
  | { readonly outcome: 'missing' | 'ambiguous'; readonly near: readonly ResolverCandidate[] };

export class Sighting {
  readonly #lineups = new Map<Operation, Promise<Lineup>>();

  private constructor(
    private readonly page: Page,
    private readonly surfaces: readonly Surface[],
    private readonly testIdAttribute: string,
    private readonly timeout: number,
  ) {}

  static async of(page: Page, testIdAttribute: string, window: Deadline): Promise<Sighting> {
    const timeout = window.left + READING_GRACE_MS;
    return new Sighting(page, await surfacesOf(page, timeout), testIdAttribute, timeout);
  }

  /** @param target With today's values. */
  async resolve(target: string, operation: Operation): Promise<Resolved> {
    const { candidates, frames } = await this.#lineup(operation);
    const place = { page: this.page, root: this.page, scope: [], rejected: [] };
    const answer = lexical({ ...place, target, operation, candidates, frames });
    if (isAbstention(answer))
      return { outcome: answer.reason === 'ambiguous' ? 'ambiguous' : 'missing', near: answer.near };
    const candidate = candidates.find((one) => one === answer);
    return candidate === undefined ? { outcome: 'missing', near: [] } : { outcome: 'found', candidate };
  }

  /** The element that a candidate of this look is. */
  async witness(candidate: ResolverCandidate, values: Values): Promise<Witness | undefined> {
    const surface = this.surfaces[candidate.frame];
    if (surface === undefined) return undefined;
    return Witness.of(this.page, targetLocator(surface, chosenOf(candidate).token, [], 'locate'), values);
  }

  surfaceOf(candidate: ResolverCandidate): Surface | undefined {
    return this.surfaces[candidate.frame];
  }

  /** The title and headings of the frame it stands in. */
  async labelsOf(candidate: ResolverCandidate, operation: Operation): Promise<readonly string[]> {
    return (await this.#lineup(operation)).frames[candidate.frame]?.labels ?? [];
  }

  changed(window: Deadline): Promise<boolean> {
    return waitForChange(this.surfaces, window.left);
  }

  #lineup(operation: Operation): Promise<Lineup> {
    const known = this.#lineups.get(operation);
    if (known !== undefined) return known;
    const request = { v: 1 as const, op: operation, testId: this.testIdAttribute };
    const lineup = look(this.surfaces, request, this.timeout).then(lineUp);
    this.#lineups.set(operation, lineup);
    return lineup;
  }
}
