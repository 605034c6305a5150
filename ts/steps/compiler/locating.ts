/**
 * Writes the locator of a control that was found: the first in order that is proven to find it and nothing else, and that
 * says what the sentence says.
 *
 * The second half matters as much as the first. "the Delete button of Bob" is the only Delete button when Bob's row is the
 * only row; without Bob in the locator it would delete whoever is left one day.
 */
import { isFrame } from '../../page/surface.js';
import type { Operation, ResolverCandidate } from '../../resolve/request.js';
import { framePath, type FramePath } from './frames.js';
import { chainNotation, chainSource, textsOf, type Chain } from './locator.js';
import { ownChains } from './own-links.js';
import type { Witness } from './proof.js';
import { Said } from './said.js';
import { scopesOf } from './scopes.js';
import type { Sighting } from './sighting.js';
import { paramsIn, rendered, type Values } from './text.js';

/** Each is a round trip or three; what is not unique by then is not worth reading either. */
const MOST_PROOFS = 60;
/** Of the ways to write the control itself, how many are tried within two things around it. */
const NESTED_FORMS = 2;

export interface Located {
  readonly chain: Chain;
  readonly source: string;
  readonly candidate: ResolverCandidate;
}

export type Location =
  | { readonly outcome: 'located'; readonly located: Located; readonly ambiguous: readonly string[] }
  | { readonly outcome: 'unwritable'; readonly why: string; readonly ambiguous: readonly string[] };

export interface Wanted {
  readonly candidate: ResolverCandidate;
  readonly operation: Operation;
  /** The words for it, with today's values. */
  readonly target: string;
  /** The params that stand in those words. */
  readonly params: readonly string[];
}

export class Locating {
  readonly #ambiguous: string[] = [];

  constructor(
    private readonly sighting: Sighting,
    private readonly values: Values,
    private readonly testIdAttribute: string,
  ) {}

  async locate(wanted: Wanted): Promise<Location> {
    const frame = await this.#frame(wanted.candidate);
    if (frame === undefined) return this.#unwritable('nothing tells its iframe from the others');
    const witness = await this.sighting.witness(wanted.candidate, this.values);
    if (witness === undefined) return this.#unwritable('it went away while it was looked at');
    try {
      return await this.#prove(wanted, frame, witness);
    } finally {
      await witness.dispose();
    }
  }

  async #prove(wanted: Wanted, frame: FramePath, witness: Witness): Promise<Location> {
    const said = new Said(wanted.target, wanted.operation, wanted.params, this.values);
    const labels = await this.sighting.labelsOf(wanted.candidate, wanted.operation);
    const around = [...frame.words, ...(frame.chain.length > 0 ? labels : [])];
    const telling = chainsFor(wanted.candidate, said).filter((chain) =>
      this.#tells(chain, wanted, said, around),
    );
    for (const chain of telling.slice(0, MOST_PROOFS)) {
      const whole = [...frame.chain, ...chain];
      const proof = await witness.proves(whole);
      if (proof === 'ambiguous') this.#ambiguous.push(chainNotation(whole));
      if (proof === 'proven') return this.#located(whole, wanted.candidate);
    }
    return this.#unwritable(
      telling.length === 0
        ? 'no locator for it says all that the sentence says'
        : 'each locator for it that says what the sentence says finds others too, or not exactly this one',
    );
  }

  /** Whether all that the sentence says, and each of its params, is in the locator. */
  #tells(chain: Chain, { params }: Wanted, said: Said, around: readonly string[]): boolean {
    const texts = textsOf(chain);
    const used = new Set(texts.flatMap(paramsIn));
    const css = chain.flatMap((link) => (link.by === 'css' ? [link.selector] : []));
    const shown = [...texts.map((text) => rendered(text, this.values)), ...css, ...around];
    return params.every((name) => used.has(name)) && said.missingFrom(shown).length === 0;
  }

  async #frame(candidate: ResolverCandidate): Promise<FramePath | undefined> {
    const surface = this.sighting.surfaceOf(candidate);
    return surface !== undefined && isFrame(surface) ? framePath(surface, this.testIdAttribute) : undefined;
  }

  #located(chain: Chain, candidate: ResolverCandidate): Location {
    return {
      outcome: 'located',
      located: { chain, source: chainSource(chain), candidate },
      ambiguous: this.#ambiguous,
    };
  }

  #unwritable(why: string): Location {
    return { outcome: 'unwritable', why, ambiguous: this.#ambiguous };
  }
}

/** By itself, then within one thing around it, then within two. */
function chainsFor(candidate: ResolverCandidate, said: Said): Chain[] {
  const own = ownChains(candidate, said);
  const scopes = scopesOf(candidate, said);
  const inOne = scopes.flatMap((scope) => own.map((chain) => scope.concat(chain)));
  const pairs = scopes.flatMap((outer, at) => scopes.slice(0, at).map((inner) => outer.concat(inner)));
  const inTwo = pairs.flatMap((scope) => own.slice(0, NESTED_FORMS).map((chain) => scope.concat(chain)));
  return [...own, ...inOne, ...inTwo];
}
