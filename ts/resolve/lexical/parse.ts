// Explains every word of a sentence for one candidate whose name was found in it, or says that it cannot. The grammar
// is small: [verb] [article] head, then any number of [connector surroundings]. The head holds the name and one role
// word, in either order, and may begin with surroundings ("Bob's Delete button"). Words right behind the name are
// never surroundings: "Save draft" is not the Save button of a draft.

import type { ResolverCandidate } from '../request.js';
import { START, type Explanation, type State } from './parse-state.js';
import { kindsOf, type RoleTerm } from './role-words.js';
import { Fit, fitOf } from './roles.js';
import type { RoleMention, Sentence, SentenceWord } from './sentence.js';
import { Closeness, type Place, type Surroundings } from './surroundings.js';
import { Whereabouts } from './whereabouts.js';
import { slice, type Span } from './words.js';

export class Parser {
  readonly #sentence: Sentence;
  readonly #candidate: ResolverCandidate;
  readonly #where: Whereabouts;
  readonly #names: readonly Span[];

  /** `names`: where the candidate's name stands in the sentence; none when only its kind and surroundings are said. */
  constructor(
    sentence: Sentence,
    candidate: ResolverCandidate,
    around: Surroundings,
    names: readonly Span[],
  ) {
    this.#sentence = sentence;
    this.#candidate = candidate;
    this.#where = new Whereabouts(sentence, candidate, around, names);
    this.#names = names;
  }

  /** Whether the explanation depends on more than the kind of the candidate. */
  get hasLookedAround(): boolean {
    return this.#where.isAsked;
  }

  explain(): Explanation | undefined {
    return this.#from(START);
  }

  #from(state: State): Explanation | undefined {
    const word = this.#sentence.words[state.at];
    if (!word) return this.#isComplete(state) ? state : undefined;
    const name = this.#names.find(({ from }) => from === state.at);
    if (name) return this.#name(state, name);
    if (this.#sentence.positional[state.at]) return undefined;
    return (
      this.#grammar(state, word) ??
      this.#role(state) ??
      this.#kindOfPlace(state) ??
      this.#connector(state) ??
      this.#chunk(state, word)
    );
  }

  #isComplete({ isOwing, fit, last }: State): boolean {
    return !isOwing && last !== 'joint' && (this.#names.length > 0 || fit === Fit.Exact);
  }

  #name(state: State, { from, to }: Span): Explanation | undefined {
    const isSecond = this.#names[0]?.from !== from;
    const mayFollow = isSecond
      ? !state.inHead || state.last === 'role'
      : state.inHead || (state.isOnlyRole && state.last === 'joint');
    if (!mayFollow || state.last === 'kind') return undefined;
    return this.#from({
      ...state,
      at: to,
      isNamed: true,
      isOpening: false,
      isOwing: false,
      isOnlyRole: false,
      last: 'name',
    });
  }

  /** Verbs, articles, the "s" of a possessive, and symbols beside words. */
  #grammar(state: State, word: SentenceWord): Explanation | undefined {
    const { verbs, determiners, possessives } = this.#sentence;
    const { at, last, isOpening } = state;
    const skip = (length: number, next: Partial<State>): Explanation | undefined =>
      length > 0 ? this.#from({ ...state, at: at + length, ...next }) : undefined;
    if (word.isMark && this.#names.length > 0) return skip(1, {});
    const verb = at === 0 ? skip(verbs[at] ?? 0, {}) : undefined;
    if (verb) return verb;
    if (last === 'chunk' || last === 'kind') {
      const owner = skip(possessives[at] ?? 0, { last: 'grammar' });
      if (owner) return owner;
    }
    return isOpening ? skip(determiners[at] ?? 0, { isOpening: false }) : undefined;
  }

  /** The one role word of the head has to fit. */
  #role(state: State): Explanation | undefined {
    if (!state.inHead || state.fit !== Fit.None) return undefined;
    for (const { term, length } of this.#mentions(state.at)) {
      const fit = this.#fit(term);
      if (fit === Fit.None) continue;
      const to = state.at + length;
      const roleWord = slice(this.#sentence.phrase, { from: state.at, to });
      const next = this.#from({ ...state, at: to, fit, roleWord, last: 'role', isOpening: false });
      if (next) return next;
    }
    return undefined;
  }

  /** Without an article a role word is likely a part of the name ("Copy link", "Toggle menu"), so it has to fit exactly. */
  #fit(term: RoleTerm): Fit {
    const fit = fitOf(term, this.#candidate);
    const mayBeNear = this.#sentence.isDescription || term.exact.includes('button');
    return fit === Fit.Near && !mayBeNear ? Fit.None : fit;
  }

  /** "in the dialog", "in row 7", "row 7 checkbox"; but not "dialog settings". */
  #kindOfPlace(state: State): Explanation | undefined {
    if (state.inHead && state.isNamed) return undefined;
    for (const { term, length } of this.#mentions(state.at)) {
      if (!term.around) continue;
      const at = state.at + length;
      const alone = state.inHead
        ? undefined
        : this.#kindAlone({ ...state, at, last: 'kind', isOpening: false }, term);
      const next = alone ?? this.#kindBeforeWords({ ...state, at }, term);
      if (next) return next;
    }
    return undefined;
  }

  #kindAlone(state: State, term: RoleTerm): Explanation | undefined {
    if (term.around === 'page') return this.#from({ ...state, isOwing: false });
    const place = this.#where.ofKind(term);
    return (
      place &&
      this.#from({ ...state, isOwing: false, kinds: kindsOf(term), places: [...state.places, place] })
    );
  }

  #kindBeforeWords(state: State, term: RoleTerm): Explanation | undefined {
    return this.#from({ ...state, last: 'kind', isOwing: true, isOpening: false, kinds: kindsOf(term) });
  }

  #connector(state: State): Explanation | undefined {
    const { connectors, naming } = this.#sentence;
    const { at, last, inHead, isNamed, fit, places } = state;
    const length = connectors[at] || naming[at] || 0;
    if (length === 0 || last === 'start' || last === 'grammar' || last === 'joint') return undefined;
    const isOnlyRole =
      inHead &&
      !isNamed &&
      places.length === 0 &&
      (fit === Fit.Exact || (fit === Fit.Near && Boolean(naming[at])));
    const kinds = last === 'kind' ? state.kinds : undefined;
    return this.#from({
      ...state,
      at: at + length,
      inHead: false,
      isOpening: true,
      isOwing: true,
      last: 'joint',
      isOnlyRole,
      kinds,
    });
  }

  /** Words found together around the candidate, as many as possible. */
  #chunk(state: State, word: SentenceWord): Explanation | undefined {
    if (state.last === 'chunk' && !word.isApart) return undefined;
    const isBehindName = state.last === 'name' && !word.isApart;
    if (state.inHead && !isBehindName && !this.#mayOpenWithPlace(state, word)) return undefined;
    for (const to of this.#where.ends(state.at)) {
      const next = isBehindName ? this.#juxtaposed(state, to) : this.#chunkTo(state, to);
      if (next) return next;
    }
    return undefined;
  }

  #mayOpenWithPlace({ isNamed, fit, kinds }: State, word: SentenceWord): boolean {
    return isNamed ? word.isApart : this.#names.length > 0 ? fit === Fit.None : kinds !== undefined;
  }

  #chunkTo(state: State, to: number): Explanation | undefined {
    for (const { term, length } of this.#mentions(to)) {
      if (!term.around || term.around === 'page' || (state.inHead && !this.#sentence.isDescription)) continue;
      const next = this.#place({ ...state, kinds: kindsOf(term) }, to, length);
      if (next) return next;
    }
    const isBeforeName =
      state.inHead && !state.isNamed && state.kinds === undefined && !this.#sentence.possessives[to];
    return isBeforeName ? this.#juxtaposed(state, to) : this.#place(state, to);
  }

  #place(state: State, to: number, behind = 0): Explanation | undefined {
    const span = { from: state.at, to };
    const place =
      this.#where.find(span, state.kinds) ?? (state.inHead ? undefined : this.#where.findInFrame(span));
    return place && this.#behindPlace(state, place, to + behind);
  }

  /** "delete Ada", "the Ada Delete button": only where it is the whole label of the place. */
  #juxtaposed(state: State, to: number): Explanation | undefined {
    const isAfterAll = to === this.#sentence.words.length && state.fit === Fit.None;
    if (!state.inHead || (state.isNamed && !isAfterAll)) return undefined;
    const place = this.#where.find({ from: state.at, to });
    if (place?.closeness !== Closeness.Label) return undefined;
    return this.#behindPlace({ ...state, juxtaposed: place }, place, to);
  }

  #behindPlace(state: State, place: Place, at: number): Explanation | undefined {
    const inHead = state.inHead && !state.isNamed;
    const places = [...state.places, place];
    return this.#from({
      ...state,
      at,
      inHead,
      places,
      last: 'chunk',
      isOwing: false,
      isOpening: false,
      isOnlyRole: false,
      kinds: undefined,
    });
  }

  #mentions(at: number): readonly RoleMention[] {
    return this.#sentence.roles[at] ?? [];
  }
}
