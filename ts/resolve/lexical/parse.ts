// Explains every word of a sentence for one candidate whose name was found in it, or says that it cannot. The grammar
// is small: [verb] [article] head, then any number of [connector surroundings]. The head holds the name and one role
// word, in either order, and may begin with surroundings ("Bob's Delete button"). Words right behind the name are
// never surroundings: "Save draft" is not the Save button of a draft.

import type { ResolverCandidate } from '../request.js';
import type { ContextKind, RoleTerm } from './role-words.js';
import { Fit, fitOf } from './roles.js';
import type { RoleMention, Sentence, SentenceWord } from './sentence.js';
import { Closeness, type Place, type Surroundings } from './surroundings.js';
import { slice, type Span } from './words.js';

export interface Explanation {
  readonly fit: Fit;
  /** The role word, as the sentence has it. */
  readonly roleWord?: string | undefined;
  readonly places: readonly Place[];
  /** What surrounds it stands right behind its name: "delete Ada". */
  readonly isJuxtaposed: boolean;
}

type Last = 'start' | 'grammar' | 'name' | 'role' | 'joint' | 'chunk' | 'kind';

interface State extends Explanation {
  readonly at: number;
  readonly inHead: boolean;
  /** A phrase begins here, so an article may stand. */
  readonly isOpening: boolean;
  readonly last: Last;
  /** Something found on the page has to follow. */
  readonly isOwing: boolean;
  readonly isNamed: boolean;
  /** The head held the role word and nothing else: "the button of …". */
  readonly isOnlyRole: boolean;
  readonly kinds: readonly ContextKind[] | undefined;
}

const START: State = {
  at: 0,
  inHead: true,
  isOpening: true,
  last: 'start',
  isOwing: false,
  isNamed: false,
  isOnlyRole: false,
  kinds: undefined,
  fit: Fit.None,
  places: [],
  isJuxtaposed: false,
};

export class Parser {
  readonly #sentence: Sentence;
  readonly #candidate: ResolverCandidate;
  readonly #around: Surroundings;
  readonly #names: readonly Span[];

  /** `names`: where the candidate's name stands in the sentence; none when only its kind and surroundings are said. */
  constructor(sentence: Sentence, candidate: ResolverCandidate, around: Surroundings, names: readonly Span[]) {
    this.#sentence = sentence;
    this.#candidate = candidate;
    this.#around = around;
    this.#names = names;
  }

  /** Whether the explanation depends on more than the kind of the candidate. */
  hasLookedAround = false;

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
    const mayFollow = isSecond ? !state.inHead || state.last === 'role' : state.inHead || (state.isOnlyRole && state.last === 'joint');
    if (!mayFollow) return undefined;
    return this.#from({ ...state, at: to, isNamed: true, isOpening: false, isOwing: false, isOnlyRole: false, last: 'name' });
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
      const fit = this.#fit(term, state);
      if (fit === Fit.None) continue;
      const roleWord = slice(this.#sentence.phrase, { from: state.at, to: state.at + length });
      const next = this.#from({ ...state, at: state.at + length, fit, roleWord, last: 'role', isOpening: false });
      if (next) return next;
    }
    return undefined;
  }

  /** Without an article a role word behind the name is likely a part of it ("Copy link"), so it has to fit exactly. */
  #fit(term: RoleTerm, { isNamed }: State): Fit {
    const fit = fitOf(term, this.#candidate);
    const { determiners, verbs } = this.#sentence;
    const isDescription = !isNamed || determiners[verbs[0] ?? 0] || term.exact.includes('button');
    return fit === Fit.Near && !isDescription ? Fit.None : fit;
  }

  /** "in the dialog", "in row 7", "row 7 checkbox". */
  #kindOfPlace(state: State): Explanation | undefined {
    if (state.inHead && state.isNamed) return undefined;
    for (const { term, length } of this.#mentions(state.at)) {
      if (!term.around) continue;
      const at = state.at + length;
      const next = this.#kindAlone({ ...state, at, last: 'kind', isOpening: false }, term) ?? this.#kindBeforeWords({ ...state, at }, term);
      if (next) return next;
    }
    return undefined;
  }

  #kindAlone(state: State, { around, landmark }: RoleTerm): Explanation | undefined {
    if (around === 'any') return undefined;
    if (around === 'page') return this.#from({ ...state, isOwing: false });
    const kinds = around;
    this.hasLookedAround = true;
    const at = this.#candidate.context.findIndex(
      ({ kind, text }) => around?.includes(kind) && (!landmark || landmark.some((word) => text.split(' ').includes(word))),
    );
    const kind = this.#candidate.context[at]?.kind;
    if (!kind) return undefined;
    const place: Place = { closeness: Closeness.Label, at, kind, words: '' };
    return this.#from({ ...state, isOwing: false, kinds, places: [...state.places, place] });
  }

  #kindBeforeWords(state: State, term: RoleTerm): Explanation | undefined {
    return this.#from({ ...state, last: 'kind', isOwing: true, isOpening: false, kinds: kindsOf(term) });
  }

  #connector(state: State): Explanation | undefined {
    const { connectors, naming } = this.#sentence;
    const { at, last, inHead, isNamed, fit, places } = state;
    const length = connectors[at] || naming[at] || 0;
    if (length === 0 || last === 'start' || last === 'grammar' || last === 'joint') return undefined;
    const isOnlyRole = inHead && !isNamed && places.length === 0 && (fit === Fit.Exact || (fit === Fit.Near && Boolean(naming[at])));
    const kinds = last === 'kind' ? state.kinds : undefined;
    return this.#from({ ...state, at: at + length, inHead: false, isOpening: true, isOwing: true, last: 'joint', isOnlyRole, kinds });
  }

  /** Words found together around the candidate, as many as possible. */
  #chunk(state: State, word: SentenceWord): Explanation | undefined {
    if (state.last === 'chunk' && !word.isApart) return undefined;
    const isBehindName = state.last === 'name' && !word.isApart;
    if (state.inHead && !isBehindName && !this.#mayOpenWithPlace(state, word)) return undefined;
    for (let to = this.#chunkEnd(state.at); to > state.at; to -= 1) {
      if (!this.#mayEndAt(to)) continue;
      const next = isBehindName ? this.#juxtaposed(state, to) : this.#chunkTo(state, to);
      if (next) return next;
    }
    return undefined;
  }

  #mayOpenWithPlace({ isNamed, fit, kinds }: State, word: SentenceWord): boolean {
    return isNamed ? word.isApart : this.#names.length > 0 ? fit === Fit.None : kinds !== undefined;
  }

  #chunkTo(state: State, to: number): Explanation | undefined {
    const opens = state.inHead && !state.isNamed && state.kinds === undefined;
    for (const { term, length } of this.#mentions(to)) {
      if (!term.around || term.around === 'page') continue;
      const next = this.#place({ ...state, kinds: kindsOf(term) }, to, length, opens);
      if (next) return next;
    }
    return this.#place(state, to, 0, opens && !this.#sentence.possessives[to]);
  }

  #place(state: State, to: number, behind: number, labelsOnly: boolean): Explanation | undefined {
    const words = this.#sentence.phrase.words.slice(state.at, to);
    const wanted = { words, joined: slice(this.#sentence.phrase, { from: state.at, to }), kinds: state.kinds, labelsOnly };
    this.hasLookedAround = true;
    const place = this.#around.find(this.#candidate, wanted) ?? (state.inHead ? undefined : this.#around.findInFrame(this.#candidate, wanted));
    if (!place) return undefined;
    const places = [...state.places, place];
    const inHead = state.inHead && !state.isNamed;
    return this.#from({ ...state, at: to + behind, inHead, places, last: 'chunk', isOwing: false, isOpening: false, isOnlyRole: false, kinds: undefined });
  }

  /** "delete Ada": only the whole label, and nothing may follow. */
  #juxtaposed(state: State, to: number): Explanation | undefined {
    if (to !== this.#sentence.words.length || state.fit !== Fit.None || !state.inHead) return undefined;
    const next = this.#place(state, to, 0, true);
    return next?.places.at(-1)?.closeness === Closeness.Label ? { ...next, isJuxtaposed: true } : undefined;
  }

  /** A chunk ends before the name and asks for no place or order. */
  #chunkEnd(at: number): number {
    const { words, positional } = this.#sentence;
    let to = at;
    while (to < words.length && !positional[to] && words[to]?.quote === words[at]?.quote && !this.#startsName(to)) to += 1;
    return to;
  }

  /** Words that were said together are not taken apart. */
  #mayEndAt(at: number): boolean {
    const { words, connectors, possessives, roles } = this.#sentence;
    const next = words[at];
    return !next || next.isApart || this.#startsName(at) || Boolean(connectors[at] || possessives[at] || roles[at]?.length);
  }

  #startsName(at: number): boolean {
    return this.#names.some(({ from }) => from === at);
  }

  #mentions(at: number): readonly RoleMention[] {
    return this.#sentence.roles[at] ?? [];
  }
}

function kindsOf({ around }: RoleTerm): readonly ContextKind[] | undefined {
  return around === 'any' || around === 'page' ? undefined : around;
}
