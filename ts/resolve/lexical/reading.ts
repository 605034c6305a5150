// The best way to read a sentence as being about one candidate. A reading explains every word of the sentence; what
// it cannot show is that the candidate is meant: that takes a reading that is proof and beats all others.

import type { ResolverCandidate, ResolverRequest } from '../request.js';
import { isFiller } from './core.js';
import { Explainer } from './explainer.js';
import type { Glance } from './glance.js';
import { Matcher, type Match } from './match.js';
import { isNameless, namingsOf, Strength, type Naming, type PhraseBook, type Source } from './naming.js';
import type { Explanation } from './parse-state.js';
import { Fit, fitOf, isContent, isField } from './roles.js';
import type { Sentence } from './sentence.js';
import { Closeness, type Place, type Surroundings } from './surroundings.js';
import { findIn, slice, type Span } from './words.js';

export interface Reading {
  readonly candidate: ResolverCandidate;
  /** What the sentence calls it by; nothing when only its kind and surroundings are said. */
  readonly source?: Source | undefined;
  /** How many words of the sentence that explains. */
  readonly own: number;
  readonly strength: Strength | 0;
  readonly fit: Fit;
  /** Of the place that is named worst; `NOTHING_ASKED` when no surroundings are said. */
  readonly closeness: Closeness | typeof NOTHING_ASKED;
  readonly places: readonly Place[];
  readonly roleWord?: string | undefined;
  /** A place named right beside the name, which takes a reason to be no part of it. */
  readonly juxtaposed?: Place | undefined;
  /** Whether it is enough to be chosen. Otherwise it only casts doubt on others. */
  readonly isProof: boolean;
}

const NOTHING_ASKED = 5;

interface Found {
  readonly names: readonly Span[];
  readonly source?: Source;
  readonly strength: Strength | 0;
  readonly isProof: boolean;
}

type Asked = Pick<ResolverRequest, 'target' | 'operation'>;

const FIELD_OPERATIONS: ReadonlySet<string> = new Set(['fill', 'check', 'select', 'upload']);
const BESIDE: ReadonlySet<Source> = new Set<Source>(['label', 'column']);
/** Near enough to say which control of a kind without a name is meant. */
const SURE_PLACES = new Set(['row', 'item', 'group', 'label', 'dialog', 'column']);

export class Reader {
  readonly #sentence: Sentence;
  readonly #target: string;
  readonly #wantsField: boolean;
  readonly #book: PhraseBook;
  readonly #glance: Glance;
  readonly #matcher: Matcher;
  readonly #known = new Map<ResolverCandidate, readonly Naming[]>();
  readonly #explainer: Explainer;

  constructor(
    sentence: Sentence,
    { target, operation }: Asked,
    book: PhraseBook,
    glance: Glance,
    around: Surroundings,
  ) {
    this.#sentence = sentence;
    this.#target = target;
    this.#wantsField = FIELD_OPERATIONS.has(operation);
    this.#book = book;
    this.#explainer = new Explainer(sentence, around);
    this.#glance = glance;
    this.#matcher = new Matcher(sentence);
  }

  /** By a name that the sentence repeats. */
  readNamed(candidate: ResolverCandidate): Reading | undefined {
    return best(this.#namings(candidate).flatMap((naming) => this.#named(candidate, naming)));
  }

  /** By a part of its name, else by its kind and surroundings. */
  readLoosely(candidate: ResolverCandidate): Reading | undefined {
    return (
      best(this.#namings(candidate).flatMap((naming) => this.#partial(candidate, naming))) ??
      this.#unnamed(candidate)
    );
  }

  #namings(candidate: ResolverCandidate): readonly Naming[] {
    let namings = this.#known.get(candidate);
    if (!namings) this.#known.set(candidate, (namings = namingsOf(candidate, this.#book, this.#glance)));
    return namings;
  }

  /** Whether nothing that is read loosely could raise a doubt. */
  isConclusive({ isProof, strength, fit, closeness }: Reading): boolean {
    const hasRole = this.#sentence.roles.some((mentions) => mentions.length > 0);
    return (
      isProof && strength > Strength.Weak && closeness === NOTHING_ASKED && (fit === Fit.Exact || !hasRole)
    );
  }

  #named(candidate: ResolverCandidate, naming: Naming): Reading[] {
    const match = this.#matcher.match(naming);
    const full = this.#readAll(candidate, naming, match.full, naming.strength);
    if (full.some(({ isProof }) => isProof)) return full;
    return [...full, ...this.#readAll(candidate, naming, match.core, Strength.Weak)];
  }

  #readAll(candidate: ResolverCandidate, naming: Naming, all: Match['full'], strength: Strength): Reading[] {
    return all.flatMap((names) => {
      const explanation = this.#explainer.explain(candidate, names);
      if (!explanation) return [];
      const isProof = this.#isTrusted(candidate, naming, names, explanation.fit);
      return [this.#reading(candidate, explanation, { source: naming.source, names, strength, isProof })];
    });
  }

  /** The name holds more than the sentence says: doubt for others, and proof only where names are mere content. */
  #partial(candidate: ResolverCandidate, naming: Naming): Reading[] {
    const { source } = naming;
    for (const part of this.#matcher.parts(naming)) {
      const explanation = this.#explainer.explain(candidate, [part]);
      if (!explanation) continue;
      const isProof = isContent(candidate) && explanation.fit === Fit.Exact;
      return [
        this.#reading(candidate, explanation, { source, names: [part], strength: Strength.Weak, isProof }),
      ];
    }
    return [];
  }

  /** "the search box", "the checkbox in row 7". */
  #unnamed(candidate: ResolverCandidate): Reading | undefined {
    const explanation = this.#explainer.explain(candidate, []);
    if (!explanation) return undefined;
    return this.#reading(candidate, explanation, {
      names: [],
      strength: 0,
      isProof: this.#isKindEnough(candidate, explanation),
    });
  }

  /**
   * Buttons and links are never chosen for being the only one: what they do is in their name. A field with a name of
   * its own is called by that.
   */
  #isKindEnough(candidate: ResolverCandidate, { places }: Explanation): boolean {
    if (this.#sentence.lacksSymbols) return false;
    if (isContent(candidate)) return true;
    return (
      isField(candidate) && !this.#hasName(candidate) && places.every(({ kind }) => SURE_PLACES.has(kind))
    );
  }

  /** Of its own, beyond "Select row" and the like. */
  #hasName(candidate: ResolverCandidate): boolean {
    if (isNameless(candidate)) return false;
    return [candidate.name, candidate.text ?? ''].some((text) => !isFiller(this.#book.phrase(text)));
  }

  #isTrusted(candidate: ResolverCandidate, naming: Naming, names: readonly Span[], fit: Fit): boolean {
    if (naming.habit === 'identifier') return this.#isTrustedIdentifier(candidate, naming, names, fit);
    // What stands before a field is its caption only for one who asks for a field.
    return !BESIDE.has(naming.source) || fit > Fit.None || this.#wantsField;
  }

  /**
   * What developers call it counts where people see no name, where the name says so too, or where the sentence
   * repeats it letter by letter (`choice_set-0-votes`). A test id alone may be left over from another label, and
   * `action-toggle` is not called "Action" unless a toggle is asked for.
   */
  #isTrustedIdentifier(
    candidate: ResolverCandidate,
    { source, raw, phrase }: Naming,
    names: readonly Span[],
    fit: Fit,
  ): boolean {
    const said = names.map((span) => slice(this.#sentence.phrase, span));
    if (phrase.words.length > 1 && this.#target.includes(raw)) return true;
    const isWhole = said[0] === phrase.joined;
    if (fit === Fit.None && !(isWhole && this.#wantsField)) return false;
    if (isNameless(candidate)) return true;
    const shown = [candidate.name, candidate.text ?? ''].map((text) => this.#book.phrase(text));
    return (
      (isField(candidate) || source === 'test id') &&
      shown.some((name) => said.every((words) => findIn(name, words)))
    );
  }

  #reading(candidate: ResolverCandidate, explanation: Explanation, { names, ...found }: Found): Reading {
    const { places, roleWord, juxtaposed } = explanation;
    const own = names.reduce(
      (sum, { from, to }) => sum + this.#sentence.content.slice(from, to).filter(Boolean).length,
      0,
    );
    const fit = explanation.fit || this.#fitWithin(candidate, names);
    const closeness = places.reduce((worst, place) => Math.min(worst, place.closeness), NOTHING_ASKED);
    const isProof = found.isProof && closeness > Closeness.Scattered;
    return { candidate, own, fit, closeness, places, roleWord, juxtaposed, ...found, isProof };
  }

  /** "the Menu button" is as much about a button with that whole name as about one that is called "Menu". */
  #fitWithin(candidate: ResolverCandidate, names: readonly Span[]): Fit {
    const mentions = names.flatMap(({ from, to }) => this.#sentence.roles.slice(from, to).flat());
    return mentions.reduce((fit, { term }) => Math.max(fit, fitOf(term, candidate)), Fit.None);
  }
}

export function best(readings: readonly Reading[]): Reading | undefined {
  return readings.reduce<Reading | undefined>(
    (first, next) => (first && isAhead(first, next) ? first : next),
    undefined,
  );
}

function isAhead(a: Reading, b: Reading): boolean {
  const difference =
    Number(a.isProof) - Number(b.isProof) ||
    a.strength - b.strength ||
    a.own - b.own ||
    a.fit - b.fit ||
    a.closeness - b.closeness;
  return difference >= 0;
}
