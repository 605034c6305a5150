// Words of a sentence looked for around one candidate.

import type { ResolverCandidate } from '../request.js';
import type { ContextKind, RoleTerm } from './role-words.js';
import type { Sentence } from './sentence.js';
import { Closeness, type Place, type Surroundings } from './surroundings.js';
import { slice, type Span } from './words.js';

export class Whereabouts {
  readonly #sentence: Sentence;
  readonly #candidate: ResolverCandidate;
  readonly #around: Surroundings;
  readonly #names: readonly Span[];
  #isAsked = false;

  constructor(
    sentence: Sentence,
    candidate: ResolverCandidate,
    around: Surroundings,
    names: readonly Span[],
  ) {
    this.#sentence = sentence;
    this.#candidate = candidate;
    this.#around = around;
    this.#names = names;
  }

  /** Whether anything was looked for, so that another candidate of the kind could be explained differently. */
  get isAsked(): boolean {
    return this.#isAsked;
  }

  find(span: Span, kinds?: readonly ContextKind[]): Place | undefined {
    this.#isAsked = true;
    return this.#around.find(this.#candidate, { ...this.#wanted(span), kinds });
  }

  findInFrame(span: Span): Place | undefined {
    this.#isAsked = true;
    return this.#around.findInFrame(this.#candidate, this.#wanted(span));
  }

  /** Around the candidate is something that the role word alone names: a dialog, a row, the page's header. */
  ofKind({ around, landmark }: RoleTerm): Place | undefined {
    this.#isAsked = true;
    if (around === undefined || around === 'any' || around === 'page') return undefined;
    const { context } = this.#candidate;
    const at = context.findIndex(
      ({ kind, text }) =>
        around.includes(kind) && (!landmark || landmark.some((word) => text.split(' ').includes(word))),
    );
    const kind = context[at]?.kind;
    return kind && { closeness: Closeness.Label, at, kind, words: '' };
  }

  /** Where words that begin at `at` and belong together may end, the farthest first. */
  ends(at: number): number[] {
    const { words, positional } = this.#sentence;
    const ends: number[] = [];
    let to = at;
    while (
      to < words.length &&
      !positional[to] &&
      words[to]?.quote === words[at]?.quote &&
      !this.#startsName(to)
    ) {
      to += 1;
      if (this.#mayEndAt(to)) ends.unshift(to);
    }
    return ends;
  }

  /** Words that were said together are not taken apart. */
  #mayEndAt(at: number): boolean {
    const { words, connectors, possessives, roles } = this.#sentence;
    const next = words[at];
    if (!next || next.isApart || this.#startsName(at)) return true;
    return Boolean(connectors[at] || possessives[at] || roles[at]?.length);
  }

  #startsName(at: number): boolean {
    return this.#names.some(({ from }) => from === at);
  }

  #wanted(span: Span): { words: readonly string[]; joined: string } {
    const { phrase } = this.#sentence;
    return { words: phrase.words.slice(span.from, span.to), joined: slice(phrase, span) };
  }
}
