// A sentence taken apart once for all candidates: its words, which of them stand in quotation marks, and where words
// of grammar and role words could be. Whether one of them is part of a name instead, each candidate decides.

import {
  COMPOUND_ENDINGS,
  CONNECTORS,
  DETERMINERS,
  NAMING_WORDS,
  POSITIONAL,
  POSSESSIVES,
  RELATIONS,
  VERBS,
} from './grammar-words.js';
import { ROLE_TERMS, type RoleTerm } from './role-words.js';
import { Phrase, compatible, fold, scan, type Scanned } from './words.js';

export interface SentenceWord {
  readonly text: string;
  readonly isMark: boolean;
  /** Number of the quotation that it stands in; 0 outside. */
  readonly quote: number;
  /** Written in small letters, or in a script without them. */
  readonly isSmall: boolean;
  /** Punctuation stands before it. */
  readonly isApart: boolean;
  /** An apostrophe ties it to the word before ("Bob's") or after ("l'adresse"). */
  readonly isTied: boolean;
}

export interface RoleMention {
  readonly term: RoleTerm;
  readonly length: number;
}

/** Symbols that stand alone are the name of some icon buttons, and decoration to all other controls. */
export type Symbols = 'kept' | 'left out';

/** How many words of grammar of a sort begin at each position: 0 for none. */
interface Grammar {
  readonly determiners: readonly number[];
  readonly connectors: readonly number[];
  readonly naming: readonly number[];
  readonly possessives: readonly number[];
  readonly positional: readonly number[];
  readonly relations: readonly number[];
  readonly verbs: readonly number[];
}

export interface Sentence extends Grammar {
  readonly phrase: Phrase;
  readonly words: readonly SentenceWord[];
  /** It begins with an article and describes a control; any other may be a name and no more. */
  readonly isDescription: boolean;
  /** Symbols were left out that might mean something. */
  readonly lacksSymbols: boolean;
  /** Role words by the position at which they begin, the longest first. */
  readonly roles: readonly (readonly RoleMention[])[];
  /** Words that are neither grammar nor a word for a kind of control. */
  readonly content: readonly boolean[];
}

const QUOTATIONS =
  /"([^"]+)"|[“„”]([^“”„]+)[“”]|[«»]([^«»]+)[«»]|‹([^‹›]+)›|「([^」]+)」|『([^』]+)』|(?<![\p{L}\p{N}])[‘‚']([^‘’‚']+)[’'](?![\p{L}\p{N}])|`([^`]+)`/gu;
const APOSTROPHE = "'";
const LONGEST_MENTION = 10;
const LONGEST_GRAMMAR = 2;

const MENTIONS: ReadonlyMap<string, RoleTerm> = new Map(
  ROLE_TERMS.flatMap((term) => term.words.map((word) => [joinedKey(word), term] as const)),
);

export function readSentence(target: string, operation: string, symbols: Symbols = 'left out'): Sentence {
  const all = splitCompounds(wordsOf(target));
  const words = symbols === 'kept' ? all : all.filter(({ isMark }) => !isMark);
  const phrase = new Phrase(words.map(({ text }) => text));
  const roles = words.map((_, at) => mentionsAt(words, phrase, at));
  const grammar = grammarOf(words, phrase, operation);
  const { determiners, connectors, naming, possessives, verbs } = grammar;
  const idle = [
    determiners,
    connectors,
    naming,
    possessives,
    verbs,
    roles.map(([mention]) => mention?.length ?? 0),
  ];
  const content = words.map((_, at) => !isCovered(idle, at));
  const isDescription = Boolean(determiners[verbs[0] ?? 0]);
  return {
    isDescription,
    lacksSymbols: words.length < all.length,
    phrase,
    words,
    roles,
    ...grammar,
    content,
  };
}

function grammarOf(words: readonly SentenceWord[], phrase: Phrase, operation: string): Grammar {
  const small = (from: number, length: number): boolean =>
    words.slice(from, from + length).every(({ isSmall, quote }) => isSmall && quote === 0);
  const find = (list: ReadonlySet<string>, isFit = small): number[] =>
    words.map((_, at) =>
      longest(phrase, at, LONGEST_GRAMMAR, (key, length) => list.has(key) && isFit(at, length)),
    );
  return {
    determiners: find(
      DETERMINERS,
      (at, length) => small(at, length) || (at === 0 && isOpeningArticle(words[0])),
    ),
    connectors: find(CONNECTORS),
    naming: find(NAMING_WORDS),
    possessives: find(POSSESSIVES, (at) => isPossessive(words, at)),
    positional: find(POSITIONAL),
    relations: find(RELATIONS),
    verbs: find(
      VERBS[operation] ?? new Set<string>(),
      (at, length) => small(at, length) || DETERMINERS.has(words[at + length]?.text ?? ''),
    ),
  };
}

/** Whether one of the runs that begin where a list says how long they are reaches `at`. */
function isCovered(lists: readonly (readonly number[])[], at: number): boolean {
  return lists.some((lengths) => lengths.some((length, from) => from <= at && at < from + length));
}

/** Role words in a run of words that is no sentence, such as an identifier: how many words at `at` are one. */
export function mentionLength(phrase: Phrase, at: number): number {
  return longest(phrase, at, LONGEST_MENTION, (key) => MENTIONS.has(key));
}

function wordsOf(target: string): SentenceWord[] {
  const { text, quoteAt } = withoutQuotationMarks(target);
  const scanned = scan(text);
  return scanned
    .filter((word) => isWordOfSentence(word, text))
    .map((word) => describe(word, text, quoteAt(word.at)));
}

function withoutQuotationMarks(target: string): { text: string; quoteAt: (at: number) => number } {
  const whole = compatible(protectQuotes(target));
  const starts: { from: number; to: number }[] = [];
  const text = whole.replace(QUOTATIONS, (match: string, ...rest: unknown[]) => {
    const from = rest.find((value) => typeof value === 'number') ?? 0;
    starts.push({ from, to: from + match.length });
    return ` ${match.slice(1, -1)} `;
  });
  return { text, quoteAt: (at) => 1 + starts.findIndex(({ from, to }) => at > from && at < to) };
}

/** Typographic single quotes become apostrophes when folded, so quotations in them are marked before that. */
function protectQuotes(target: string): string {
  return target.replace(/(?<![\p{L}\p{N}])[‘‚]([^‘’‚]+)[’‘](?![\p{L}\p{N}])/gu, '"$1"');
}

function isWordOfSentence({ raw, at, isMark }: Scanned, text: string): boolean {
  if (!isMark) return true;
  const standsAlone = isSpace(text[at - 1]) && isSpace(text[at + raw.length]);
  return standsAlone || /\p{S}|\p{Extended_Pictographic}/u.test(raw);
}

function describe({ raw, at, isMark }: Scanned, text: string, quote: number): SentenceWord {
  const before = text.slice(0, at);
  const after = text[at + raw.length];
  return {
    text: fold(raw),
    isMark,
    quote,
    isSmall: raw === raw.toLowerCase(),
    isApart: /[,;:>›»→|/()[\]–—]\s*$/u.test(before),
    isTied: /[\p{L}\p{N}]'$/u.test(before) || after === APOSTROPHE,
  };
}

/** "Passwortfeld" becomes two words; a name "Passwortfeld" still equals them, because words are compared joined. */
function splitCompounds(words: readonly SentenceWord[]): SentenceWord[] {
  return words.flatMap((word) => {
    const ending =
      word.quote === 0
        ? [...COMPOUND_ENDINGS].find((end) => word.text.endsWith(end) && word.text.length >= end.length + 3)
        : undefined;
    if (ending === undefined || MENTIONS.has(word.text)) return [word];
    return [
      { ...word, text: word.text.slice(0, -ending.length) },
      { ...word, text: ending, isApart: false },
    ];
  });
}

function mentionsAt(words: readonly SentenceWord[], phrase: Phrase, at: number): RoleMention[] {
  const found: RoleMention[] = [];
  for (let length = Math.min(LONGEST_MENTION, words.length - at); length > 0; length -= 1) {
    const term = MENTIONS.get(keyOf(phrase, at, length));
    if (term && isUniform(words.slice(at, at + length))) found.push({ term, length });
  }
  return found;
}

/** Outside quotation marks, and all small or all not: the "Input" of "the Disabled Input field" belongs to a name. */
function isUniform(words: readonly SentenceWord[]): boolean {
  return words.every(({ quote, isSmall }) => quote === 0 && isSmall === words[0]?.isSmall);
}

function longest(
  phrase: Phrase,
  at: number,
  most: number,
  isFit: (key: string, length: number) => boolean,
): number {
  for (let length = Math.min(most, phrase.words.length - at); length > 0; length -= 1) {
    if (isFit(keyOf(phrase, at, length), length)) return length;
  }
  return 0;
}

function isPossessive(words: readonly SentenceWord[], at: number): boolean {
  const word = words[at];
  return word !== undefined && word.quote === 0 && (word.text !== 's' || word.isTied);
}

/** "The", "Der", "Le"; not a lone letter, which may well be a name. */
function isOpeningArticle(word: SentenceWord | undefined): boolean {
  return word !== undefined && word.quote === 0 && word.text.length > 1;
}

function keyOf(phrase: Phrase, at: number, length: number): string {
  return phrase.words.slice(at, at + length).join('');
}

function joinedKey(words: string): string {
  return new Phrase(scan(compatible(words)).map(({ raw }) => fold(raw))).joined;
}

const isSpace = (character: string | undefined): boolean => character === undefined || /\s/u.test(character);
