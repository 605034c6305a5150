/**
 * Checks a remembered recipe against the live page, again after each change of the page, until it matches or the
 * lookup's time is over. A page that is still rendering is not a miss.
 */
import type { Recipe, StoreMatch } from '../native.js';
import type { ObserveRequest } from '../page/protocol.js';
import { waitForChange } from '../page/change.js';
import type { Checked } from './acting.js';
import type { Scope, Session } from './context.js';
import type { Deadline } from './deadline.js';
import type { Quest } from './quest.js';
import { admitted, look, surfacesOf, type Sight } from './sight.js';

export type Recollection =
  | { readonly outcome: 'hit'; readonly checked: Checked }
  | {
      readonly outcome: 'miss';
      readonly reason: Extract<StoreMatch, { outcome: 'miss' }>['reason'];
      readonly detail?: string;
    }
  /** The page is at another address now: another key. */
  | { readonly outcome: 'moved' };

/** Longest time an observation may take beyond the lookup's own: a frame that does not answer is not waited for. */
export const READING_GRACE_MS = 1_000;

export class Remembered {
  constructor(
    private readonly session: Session,
    private readonly scope: Scope,
    private readonly quest: Quest<unknown>,
    private readonly recipe: Recipe,
  ) {}

  /** @param url The address the recipe was looked up under. */
  async recall(url: string, window: Deadline): Promise<Recollection> {
    for (;;) {
      const { sight, found } = await this.#check(window, false);
      if (this.scope.page.url() !== url) return { outcome: 'moved' };
      if (found.outcome === 'hit') return found;
      if (window.passed) return this.#lastCheck(found, window);
      await waitForChange(sight.surfaces, window.left);
    }
  }

  /** A control that is there but hidden is not gone: what is remembered about it was not disproved. */
  async #lastCheck(
    found: Exclude<Recollection, { outcome: 'hit' }>,
    window: Deadline,
  ): Promise<Recollection> {
    if (found.outcome !== 'miss' || (found.reason !== 'target_missing' && found.reason !== 'changed'))
      return found;
    const hidden = (await this.#check(window, true)).found;
    return hidden.outcome === 'miss' && hidden.reason === 'not_actionable' ? hidden : found;
  }

  async #check(window: Deadline, hidden: boolean): Promise<{ sight: Sight; found: Recollection }> {
    const timeout = window.left + READING_GRACE_MS;
    const surfaces = admitted(await surfacesOf(this.scope.root, timeout), this.recipe);
    const sight = await look(surfaces, this.#request(hidden), timeout);
    return { sight, found: this.#judge(sight) };
  }

  #judge(sight: Sight): Recollection {
    const match = this.session.store.match(this.recipe, sight.observations);
    if (match.outcome === 'miss') return match;
    const surface = sight.surfaces[match.frame];
    if (surface === undefined) return { outcome: 'miss', reason: 'incomplete' };
    return { outcome: 'hit', checked: { surface, token: match.token, evidence: match.evidence } };
  }

  #request(hidden: boolean): ObserveRequest {
    const parts = JSON.parse(this.recipe.request) as Pick<ObserveRequest, 'shape' | 'bits'>;
    return {
      v: 1,
      op: this.quest.operation,
      ...parts,
      testId: this.session.testIdAttribute,
      ...(hidden && { hidden }),
    };
  }
}
