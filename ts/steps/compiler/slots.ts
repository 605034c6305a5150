/** What may stand in which place of a sentence. */
import { keyOf } from './keys.js';
import { literal, rendered, type Text } from './text.js';
import type { Token } from './tokens.js';

export type SlotName =
  | 'target'
  /** The second target of a drag, or what a count is taken in. */
  | 'place'
  /** A target in words, not only a quotation. */
  | 'described'
  /** A quotation, a placeholder or a number. */
  | 'value'
  /** The same, or words to the end of what is left. */
  | 'text'
  | 'url'
  /** Any quotation, placeholder or path. */
  | 'address'
  | 'key'
  | 'number'
  | 'plural';

const ARTICLES = new Set(['a', 'an', 'the', 'this', 'that', 'my', 'your', 'any', 'some']);
const LEADING = new Set('in on at into onto to over of for with from that if whether no not'.split(' '));
/** A denial that a form without it would leave to the target. */
const TRAILING = new Set(
  "not never no longer does do doesn't don't is are isn't aren't should must can shouldn't mustn't can't cannot will won't".split(
    ' ',
  ),
);
const NUMBER = /^[-+]?[\p{Sc}]?\d[\d.,:]*[%\p{Sc}]?$/u;
const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** An address or path: what `open "…"` goes to instead of looking for a control of that name. */
const ADDRESS = /^(?:https?:\/\/|\.{0,2}\/|[?#]\w|about:blank$)\S*$|^[^\s/]+\.html?(?:[?#]\S*)?$/iu;
/** Begins as an address and goes on with a param. */
const ADDRESS_START = /^(?:https?:\/\/|\.{0,2}\/|[?#])\S*$/iu;

const FITS: Readonly<Record<SlotName, (tokens: readonly Token[]) => boolean>> = {
  target: isTarget,
  place: isTarget,
  described: (tokens) =>
    isTarget(tokens) && tokens.some((token) => token.kind === 'word' && !isArticle(token)),
  value: isValue,
  // Words that begin with an article describe something, they are not what it says.
  text: (tokens) => isValue(tokens) || (isBare(tokens) && withoutArticles(tokens).length === tokens.length),
  url: isUrl,
  address: ([token, ...others]) =>
    others.length === 0 && token !== undefined && (token.kind !== 'word' || ADDRESS.test(token.raw)),
  key: isKey,
  number: (tokens) => numberIn(tokens) !== undefined || (tokens.length === 1 && isParam(tokens[0])),
  plural: isTarget,
};

export function fillsSlot(name: SlotName, tokens: readonly Token[]): boolean {
  return FITS[name](tokens);
}

/** What a value or an address stands for. */
export function valueOf(tokens: readonly Token[]): Text {
  const [first] = tokens;
  return tokens.length === 1 && first !== undefined && first.kind !== 'word'
    ? first.text
    : literal(wordsOf(tokens));
}

/** Whether it was written without quotation marks, so that case does not count in it. */
export function isBare(tokens: readonly Token[]): boolean {
  return tokens.every(({ kind }) => kind === 'word');
}

/** The number, or nothing when it is a param or none. */
export function numberIn(tokens: readonly Token[]): number | undefined {
  const [token, ...others] = tokens;
  if (token?.kind !== 'word' || others.length > 0) return undefined;
  if (/^\d{1,6}$/u.test(token.word)) return Number(token.word);
  const word = NUMBER_WORDS.indexOf(token.word);
  return word < 0 ? undefined : word;
}

export function keyIn(tokens: readonly Token[]): string | undefined {
  const [first] = tokens;
  const quotation = tokens.length === 1 && first?.kind === 'quote' ? rendered(first.text, {}) : undefined;
  return quotation === undefined ? (isBare(tokens) ? keyOf(wordsOf(tokens)) : undefined) : keyOf(quotation);
}

export function withoutArticles(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex((token) => !isArticle(token));
  return from < 0 ? [] : tokens.slice(from);
}

/** "on the button" belongs to the verb; a lone "On" may be what a button is called. */
function isTarget(tokens: readonly Token[]): boolean {
  const isLoose = LEADING.has(tokens[0]?.word ?? '') || TRAILING.has(tokens.at(-1)?.word ?? '');
  return !(isLoose && tokens.length > 1) && withoutArticles(tokens).length > 0;
}

function isValue(tokens: readonly Token[]): boolean {
  const [token, ...others] = tokens;
  return token !== undefined && others.length === 0 && (token.kind !== 'word' || NUMBER.test(token.raw));
}

function isUrl(tokens: readonly Token[]): boolean {
  const [token, ...others] = tokens;
  if (token === undefined || others.length > 0) return false;
  if (token.kind === 'param') return true;
  if (token.kind === 'word') return ADDRESS.test(token.raw);
  const [start] = token.text;
  if (start?.kind === 'param') return token.text.length === 1;
  const pattern = token.text.length > 1 ? ADDRESS_START : ADDRESS;
  return start !== undefined && pattern.test(start.text);
}

function isKey(tokens: readonly Token[]): boolean {
  return keyIn(tokens) !== undefined;
}

function isParam(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.kind === 'param' || (token.text.length === 1 && token.text[0]?.kind === 'param'))
  );
}

function isArticle({ kind, word }: Token): boolean {
  return kind === 'word' && ARTICLES.has(word);
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ raw }) => raw).join(' ');
}
