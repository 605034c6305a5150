/** Finds on one look at the page what a reading of the sentence is about, and writes the code for it. */
import type { Page } from '@playwright/test';
import type { Operation, ResolverCandidate } from '../../resolve/request.js';
import { absentChain, textChains } from './absent.js';
import type { Found, Refusal, Written } from './form.js';
import { chainNotation, chainSource, liveLocator, type Chain } from './locator.js';
import { Locating, type Located } from './locating.js';
import type { Reading } from './reading.js';
import type { Sighting } from './sighting.js';
import { paramsIn, rendered, textOf, type Values } from './text.js';
import { written, type Token } from './tokens.js';

export interface Miss {
  readonly reason: Refusal['refused'] | 'target_ambiguous';
  readonly because: string;
  readonly near: readonly ResolverCandidate[];
}

export type Finding =
  | { readonly outcome: 'written'; readonly reading: Reading; readonly written: Written }
  | { readonly outcome: 'missed'; readonly reading: Reading; readonly miss: Miss };

type Sought =
  | { readonly outcome: 'located'; readonly source: string; readonly located?: Located }
  | { readonly outcome: 'missed'; readonly miss: Miss };

interface Asked {
  readonly sentence: string;
  readonly values: Values;
  readonly testIdAttribute: string;
}

export class Finder {
  /** What the page showed several of. */
  readonly ambiguous = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly sighting: Sighting,
    private readonly asked: Asked,
  ) {}

  async find(reading: Reading): Promise<Finding> {
    const { form, slots } = reading;
    const target = await this.#sought(reading, slots.target ?? slots.described, form.seeks);
    if (target.outcome === 'missed') return { outcome: 'missed', reading, miss: target.miss };
    const place = await this.#sought(reading, slots.place, form.place);
    if (place.outcome === 'missed') return { outcome: 'missed', reading, miss: place.miss };
    return this.#write(reading, {
      sentence: this.asked.sentence,
      slots,
      values: this.asked.values,
      target: target.source,
      place: place.source,
      ...(target.located !== undefined && { located: target.located }),
    });
  }

  #write(reading: Reading, found: Found): Finding {
    const result = reading.form.write(found);
    if ('statement' in result) return { outcome: 'written', reading, written: result };
    const miss = { reason: result.refused, because: result.because, near: [] };
    return { outcome: 'missed', reading, miss };
  }

  async #sought(
    reading: Reading,
    tokens: readonly Token[] | undefined,
    operation?: Operation,
  ): Promise<Sought> {
    if (tokens === undefined || operation === undefined) return { outcome: 'located', source: '' };
    const target = this.#target(tokens);
    const resolved = await this.sighting.resolve(target, operation);
    if (resolved.outcome === 'found') return this.#locate(resolved.candidate, tokens, operation);
    const instead = await this.#fromWords(reading, tokens, resolved.outcome === 'missing');
    if (instead !== undefined) return { outcome: 'located', source: chainSource(instead) };
    return missed(
      resolved.outcome === 'ambiguous' ? 'target_ambiguous' : 'target_missing',
      resolved.outcome === 'ambiguous'
        ? `several controls fit ${JSON.stringify(this.#shown(tokens))} equally well`
        : `nothing on the page fits ${JSON.stringify(this.#shown(tokens))}`,
      resolved.near,
    );
  }

  async #locate(
    candidate: ResolverCandidate,
    tokens: readonly Token[],
    operation: Operation,
  ): Promise<Sought> {
    const { values, testIdAttribute } = this.asked;
    const params = paramsIn(textOf(this.#shown(tokens)));
    const locating = new Locating(this.sighting, values, testIdAttribute);
    const location = await locating.locate({ candidate, operation, target: this.#target(tokens), params });
    for (const notation of location.ambiguous) this.ambiguous.add(notation);
    return location.outcome === 'located'
      ? { outcome: 'located', source: location.located.source, located: location.located }
      : missed('target_ambiguous', `${JSON.stringify(this.#shown(tokens))} was found, but ${location.why}`, [
          candidate,
        ]);
  }

  /** What is said not to be there, and a text that no control is called by. */
  async #fromWords(
    { form }: Reading,
    tokens: readonly Token[],
    missing: boolean,
  ): Promise<Chain | undefined> {
    if (form.absent === true) return absentChain(this.asked.sentence, tokens);
    if (form.seeks !== 'locate' || !missing) return undefined;
    for (const chain of textChains(tokens)) {
      const count = await liveLocator(this.page, chain, this.asked.values).count();
      if (count === 1) return chain;
      if (count > 1) this.ambiguous.add(chainNotation(chain));
    }
    return undefined;
  }

  #shown(tokens: readonly Token[]): string {
    return written(this.asked.sentence, tokens);
  }

  #target(tokens: readonly Token[]): string {
    return rendered(textOf(this.#shown(tokens)), this.asked.values);
  }
}

function missed(reason: Miss['reason'], because: string, near: readonly ResolverCandidate[]): Sought {
  return { outcome: 'missed', miss: { reason, because, near } };
}
