// The candidates that come nearest to a sentence that nothing answers, for the message to say.

import type { ResolverCandidate } from '../request.js';
import type { Glance } from './glance.js';
import { namingsOf, type PhraseBook } from './naming.js';
import { Fit, fitOf } from './roles.js';
import type { Sentence } from './sentence.js';
import { findIn, type Phrase } from './words.js';

export interface Near {
  readonly candidate: ResolverCandidate;
  /** Between 0 and 1; only good for comparing. */
  readonly score: number;
  /** Words of the sentence and of the candidate's name, nothing else of the page. */
  readonly why: readonly string[];
}

interface Overlap {
  readonly found: readonly string[];
  readonly surplus: number;
  readonly worth: number;
}

const NO_OVERLAP: Overlap = { found: [], surplus: 0, worth: 0 };
const MOST_NEAR = 5;
const SHARE_OF_WORDS = 0.8;
const SHARE_OF_ROLE = 0.2;
const LONGEST_SHOWN = 60;

export class Neighbours {
  readonly #sentence: Sentence;
  readonly #book: PhraseBook;
  readonly #glance: Glance;
  /** Words that have to be found on the page. */
  readonly #content: readonly string[];
  readonly #overlaps = new Map<Phrase, Overlap>();

  constructor(sentence: Sentence, book: PhraseBook, glance: Glance) {
    this.#sentence = sentence;
    this.#book = book;
    this.#glance = glance;
    this.#content = sentence.words.filter((_, at) => sentence.content[at]).map(({ text }) => text);
  }

  nearest(candidates: readonly ResolverCandidate[]): Near[] {
    const scored = candidates
      .map((candidate) => ({ candidate, ...this.#score(candidate) }))
      .filter(({ score }) => score > 0);
    const nearest = scored
      .sort((a, b) => b.score - a.score || compare(a.candidate.name, b.candidate.name))
      .slice(0, MOST_NEAR);
    return nearest.map(({ candidate, score, found }) => ({
      candidate,
      score,
      why: this.#why(candidate, found),
    }));
  }

  #score(candidate: ResolverCandidate): { score: number; found: readonly string[] } {
    const overlaps = namingsOf(candidate, this.#book, this.#glance).map(({ phrase }) =>
      this.#overlap(phrase),
    );
    const { found, surplus } = overlaps.reduce((a, b) => (b.worth > a.worth ? b : a), NO_OVERLAP);
    const words = found.length / Math.max(1, this.#content.length) / (1 + surplus / 10);
    return { score: SHARE_OF_WORDS * words + (SHARE_OF_ROLE * this.#fit(candidate)) / Fit.Exact, found };
  }

  #overlap(phrase: Phrase): Overlap {
    const known = this.#overlaps.get(phrase);
    if (known) return known;
    const found = this.#content.filter((word) => findIn(phrase, word));
    const surplus = phrase.words.length - found.length;
    const overlap = { found, surplus, worth: found.length - surplus / 100 };
    this.#overlaps.set(phrase, overlap);
    return overlap;
  }

  #fit(candidate: ResolverCandidate): Fit {
    let fit = Fit.None;
    for (const mentions of this.#sentence.roles)
      for (const { term } of mentions) fit = Math.max(fit, fitOf(term, candidate));
    return fit;
  }

  #why(candidate: ResolverCandidate, found: readonly string[]): string[] {
    const { name, role, tag } = candidate;
    const shown = name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}…` : name;
    const missing = this.#content.filter((word) => !found.includes(word));
    return [
      shown === '' ? 'it has no name' : `its name is "${shown}"`,
      ...(missing.length > 0 ? [`not found in it: ${missing.map((word) => `"${word}"`).join(', ')}`] : []),
      ...(this.#fit(candidate) === Fit.None ? [`it is a ${role || tag}`] : []),
    ];
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
