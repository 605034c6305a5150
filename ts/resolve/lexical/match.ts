// Where in the sentence a name stands: in full, without what nobody says, or only in part. Worked out once for each
// text of the page, since a table repeats the names of its buttons.

import { coreOf } from './core.js';
import { Strength, type Naming } from './naming.js';
import type { Sentence } from './sentence.js';
import { splitsOf } from './split-name.js';
import { findIn, slice, type Phrase, type Span } from './words.js';

/** Each is one place, or two for a name whose parts stand apart. */
export interface Match {
  readonly full: readonly (readonly Span[])[];
  readonly core: readonly (readonly Span[])[];
}

/** A longer text is no name any more. */
const MOST_WORDS_OF_A_NAME = 200;

export class Matcher {
  readonly #sentence: Sentence;
  readonly #matches = new Map<string, Match>();
  readonly #parts = new Map<Phrase, readonly Span[]>();

  constructor(sentence: Sentence) {
    this.#sentence = sentence;
  }

  match(naming: Naming): Match {
    const key = `${naming.habit}${naming.strength}${naming.raw}`;
    const known = this.#matches.get(key);
    if (known) return known;
    const core = coreOf(naming.raw, naming.phrase, naming.habit);
    const match = {
      full: this.#uncut([...this.#occurrences(naming.phrase), ...splitsOf(naming, this.#sentence)]),
      core: core ? this.#uncut(this.#occurrences(core)).filter((spans) => !this.#isQuoted(spans)) : [],
    };
    this.#matches.set(key, match);
    return match;
  }

  /** What of a longer name is in the sentence, the longest part first. */
  parts({ phrase, strength }: Naming): readonly Span[] {
    if (strength !== Strength.Named || phrase.words.length > MOST_WORDS_OF_A_NAME) return [];
    const known = this.#parts.get(phrase);
    if (known) return known;
    const parts = this.#partsOf(phrase);
    this.#parts.set(phrase, parts);
    return parts;
  }

  #occurrences(phrase: Phrase): Span[][] {
    const all: Span[][] = [];
    let found = findIn(this.#sentence.phrase, phrase.joined);
    while (found) {
      all.push([found]);
      found = findIn(this.#sentence.phrase, phrase.joined, found.from + 1);
    }
    return all;
  }

  #partsOf(name: Phrase): Span[] {
    const { phrase } = this.#sentence;
    const parts: Span[] = [];
    for (let from = 0; from < phrase.words.length; from += 1) {
      let to = from;
      while (to < phrase.words.length && findIn(name, slice(phrase, { from, to: to + 1 }))) to += 1;
      // The whole name was tried before.
      if (to > from && slice(phrase, { from, to }) !== name.joined) parts.push({ from, to });
    }
    return this.#uncut(parts.map((part) => [part]))
      .filter((spans) => !this.#isQuoted(spans))
      .flat()
      .sort((a, b) => b.to - b.from - (a.to - a.from));
  }

  #uncut(all: readonly (readonly Span[])[]): (readonly Span[])[] {
    return all.filter((spans) => !this.#cutsQuote(spans) && !this.#cutsRelation(spans));
  }

  /** A quotation is a name in full, never a part of one. */
  #cutsQuote(spans: readonly Span[]): boolean {
    const quoteAt = (at: number): number => this.#sentence.words[at]?.quote ?? 0;
    return spans.some(({ from, to }) => {
      const quote = quoteAt(from);
      for (let at = from; at < to; at += 1) if (quoteAt(at) !== quote) return true;
      return quote > 0 && (quoteAt(from - 1) === quote || quoteAt(to) === quote);
    });
  }

  /** "the button next to Save" is not about a Next button. */
  #cutsRelation(spans: readonly Span[]): boolean {
    return this.#sentence.relations.some(
      (length, at) => length > 0 && !spans.some(({ from, to }) => from <= at && at + length <= to),
    );
  }

  #isQuoted(spans: readonly Span[]): boolean {
    return spans.some(({ from }) => (this.#sentence.words[from]?.quote ?? 0) > 0);
  }
}
