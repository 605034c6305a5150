// Explanations for many candidates. Those of a kind share theirs unless their surroundings come into it, and one
// whose surroundings lack a word of the sentence needs no parsing.

import type { ResolverCandidate } from '../request.js';
import { Parser } from './parse.js';
import type { Explanation } from './parse-state.js';
import { kindKey } from './roles.js';
import type { Sentence } from './sentence.js';
import type { Surroundings } from './surroundings.js';
import type { Span } from './words.js';

export class Explainer {
  readonly #sentence: Sentence;
  readonly #around: Surroundings;
  readonly #explained = new Map<string, Explanation | undefined>();
  readonly #remaining = new Map<string, readonly string[]>();

  constructor(sentence: Sentence, around: Surroundings) {
    this.#sentence = sentence;
    this.#around = around;
  }

  explain(candidate: ResolverCandidate, names: readonly Span[]): Explanation | undefined {
    const where = names.map(({ from, to }) => `${from}-${to}`).join(' ');
    if (!this.#around.mayHold(candidate, this.#outside(names, where))) return undefined;
    const key = `${kindKey(candidate)} ${where}`;
    if (this.#explained.has(key)) return this.#explained.get(key);
    const parser = new Parser(this.#sentence, candidate, this.#around, names);
    const explanation = parser.explain();
    if (!parser.hasLookedAround) this.#explained.set(key, explanation);
    return explanation;
  }

  /** Words that have to be found around the candidate. */
  #outside(names: readonly Span[], where: string): readonly string[] {
    const known = this.#remaining.get(where);
    if (known) return known;
    const { words, content } = this.#sentence;
    const outside = words
      .filter(
        ({ isMark }, at) => content[at] && !isMark && !names.some(({ from, to }) => from <= at && at < to),
      )
      .map(({ text }) => text);
    this.#remaining.set(where, outside);
    return outside;
  }
}
