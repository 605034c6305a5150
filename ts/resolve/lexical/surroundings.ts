// Whether words of the sentence stand around a candidate. Words that were said together have to stand together in
// one place; how exactly they are that place's label makes one candidate's surroundings better than another's.

import type { CandidateContext, ResolverCandidate } from '../request.js';
import type { Glance } from './glance.js';
import type { PhraseBook } from './naming.js';
import type { ContextKind } from './role-words.js';
import { findIn, type Phrase } from './words.js';

export enum Closeness {
  Absent = 0,
  /** All the words, but not together: enough to doubt another candidate, not to be chosen. */
  Scattered = 1,
  /** Among the other words of a row or item, or in the labels of the whole frame. */
  Within = 2,
  /** Part of the label. */
  InLabel = 3,
  /** The label, word for word. */
  Label = 4,
}

export interface Place {
  readonly closeness: Closeness;
  /** Position in `candidate.context`; -1 for the frame. */
  readonly at: number;
  readonly kind: ContextKind | 'frame';
  readonly words: string;
}

export interface Wanted {
  readonly words: readonly string[];
  readonly joined: string;
  /** Only these kinds of surroundings; all when left out. */
  readonly kinds?: readonly ContextKind[] | undefined;
}

export class Surroundings {
  readonly #book: PhraseBook;
  readonly #glance: Glance;
  readonly #frames: readonly (readonly string[])[];

  constructor(book: PhraseBook, glance: Glance, frames: readonly (readonly string[])[]) {
    this.#book = book;
    this.#glance = glance;
    this.#frames = frames;
  }

  /** The closest place that holds the words, the innermost of equals. */
  find({ context }: ResolverCandidate, wanted: Wanted): Place | undefined {
    let best: Place | undefined;
    for (const [at, around] of context.entries()) {
      if (wanted.kinds && !wanted.kinds.includes(around.kind)) continue;
      const closeness = this.#closeness(around, wanted);
      if (closeness > (best?.closeness ?? Closeness.Absent)) {
        best = { closeness, at, kind: around.kind, words: wanted.words.join(' ') };
      }
    }
    return best;
  }

  /** In the title or first heading of the candidate's frame. */
  findInFrame({ frame }: ResolverCandidate, wanted: Wanted): Place | undefined {
    const isThere = (this.#frames[frame] ?? []).some((label) =>
      findIn(this.#book.phrase(label), wanted.joined),
    );
    return isThere
      ? { closeness: Closeness.Within, at: -1, kind: 'frame', words: wanted.words.join(' ') }
      : undefined;
  }

  /** Whether the words could be found, each anywhere. */
  mayHold({ context, frame }: ResolverCandidate, words: readonly string[]): boolean {
    return words.every(
      (word) =>
        context.some(({ head, text }) => this.#glance.holds(head, word) || this.#glance.holds(text, word)) ||
        this.#frames[frame]?.some((label) => this.#glance.holds(label, word)),
    );
  }

  #closeness({ kind, head, text }: CandidateContext, wanted: Wanted): Closeness {
    const label = this.#stands(head, wanted);
    // A caption stands before one control of several that it may be about.
    if (label && kind === 'label') return Closeness.Within;
    if (label) return label.joined === wanted.joined ? Closeness.Label : Closeness.InLabel;
    if (isTooShort(wanted)) return Closeness.Absent;
    if (this.#stands(text, wanted)) return Closeness.Within;
    return this.#isScattered([head, text], wanted) ? Closeness.Scattered : Closeness.Absent;
  }

  #stands(text: string, { joined }: Wanted): Phrase | undefined {
    const phrase = this.#glance.holds(text, joined) ? this.#book.phrase(text) : undefined;
    return phrase && findIn(phrase, joined) ? phrase : undefined;
  }

  #isScattered(texts: readonly string[], { words }: Wanted): boolean {
    // Most places lack one of the words altogether, which shows before anything is taken apart.
    const mayHold = words.every((word) => texts.some((text) => this.#glance.holds(text, word)));
    if (words.length < 2 || !mayHold) return false;
    return words.every((word) => texts.some((text) => this.#book.phrase(text).words.includes(word)));
  }
}

/** A letter or a small number stands in many rows by accident: a quantity, a price, a page. */
function isTooShort({ joined }: Wanted): boolean {
  return /^(?:.|\P{L}{2})$/u.test(joined);
}
