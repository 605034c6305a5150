/**
 * A sentence cut into words, quotations and placeholders, by the rules of its identity (`src/step/wording.rs`): what
 * quotes there quotes here, and an apostrophe within a word opens no quotation.
 */
import { textOf, type Text } from './text.js';

export interface Token {
  readonly kind: 'word' | 'quote' | 'param';
  /** As written, marks and braces included. */
  readonly raw: string;
  /** A word as forms are compared with it: folded, punctuation around it left out. */
  readonly word: string;
  /** What a quotation or placeholder stands for. */
  readonly text: Text;
  readonly from: number;
  readonly to: number;
}

/** What opens, and what may then close. */
const QUOTATION_MARKS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
  '«': '»',
  '‹': '›',
  '„': '“”',
  '‚': '‘’',
  '”': '”',
  '»': '«',
  '「': '」',
  '『': '』',
};
const APOSTROPHES = "'‘’";
const WORD_CHARACTER = /^[\p{L}\p{N}\p{Alphabetic}]/u;
const ENDS_IN_WORD = /[\p{L}\p{N}\p{Alphabetic}]$/u;
const PLACEHOLDER = /^\{\{[^{}]*\}\}/u;
const LOOSE_PUNCTUATION = /^[\s,;:.!?]+|[\s,;:.!?]+$/gu;

export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  let word = 0;
  for (let at = 0; at < sentence.length;) {
    const literal = literalAt(sentence, at, isWordBefore(sentence, at, tokens.at(-1)));
    if (literal === undefined && !/^\s/u.test(sentence[at] ?? '')) {
      at += 1;
      continue;
    }
    pushWord(tokens, sentence, word, at);
    if (literal !== undefined) tokens.push(literal);
    at = literal?.to ?? at + 1;
    word = at;
  }
  pushWord(tokens, sentence, word, sentence.length);
  return tokens;
}

/** What stands between two tokens of a sentence, as written. */
export function written(sentence: string, tokens: readonly Token[]): string {
  return sentence.slice(tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0);
}

/** Punctuation on its own says nothing. */
function pushWord(tokens: Token[], sentence: string, from: number, to: number): void {
  const raw = sentence.slice(from, to);
  const bare = raw.replace(LOOSE_PUNCTUATION, '');
  if (bare === '') return;
  const start = from + raw.indexOf(bare);
  tokens.push({
    kind: 'word',
    raw: bare,
    word: bare.toLowerCase().replace(/[‘’]/gu, "'"),
    text: [],
    from: start,
    to: start + bare.length,
  });
}

/** A placeholder stands for a word. */
function isWordBefore(sentence: string, at: number, last: Token | undefined): boolean {
  return (last?.kind === 'param' && last.to === at) || ENDS_IN_WORD.test(sentence.slice(0, at));
}

function literalAt(sentence: string, at: number, wordBefore: boolean): Token | undefined {
  const rest = sentence.slice(at);
  const [placeholder] = PLACEHOLDER.exec(rest) ?? [];
  if (placeholder !== undefined) return literalToken('param', sentence, at, placeholder.length, 0);
  const length = quotationLength(rest, wordBefore);
  return length === undefined ? undefined : literalToken('quote', sentence, at, length, 1);
}

function literalToken(
  kind: 'quote' | 'param',
  sentence: string,
  from: number,
  length: number,
  marks: number,
): Token {
  const raw = sentence.slice(from, from + length);
  return { kind, raw, word: '', text: textOf(raw.slice(marks, length - marks)), from, to: from + length };
}

/** A backslash before a closing mark may take its meaning away, so such a quotation goes on to the last mark there is. */
function quotationLength(rest: string, wordBefore: boolean): number | undefined {
  const opener = rest[0] ?? '';
  const closers = Object.hasOwn(QUOTATION_MARKS, opener) ? QUOTATION_MARKS[opener] : undefined;
  if (closers === undefined) return undefined;
  const isApostrophe = APOSTROPHES.includes(opener);
  if (isApostrophe && wordBefore) return undefined;
  const ends = closingMarks(rest, closers, isApostrophe);
  const [first] = ends;
  if (first === undefined) return undefined;
  return rest[first - 1] === '\\' ? (ends.at(-1) ?? first) + 1 : first + 1;
}

function closingMarks(rest: string, closers: string, isApostrophe: boolean): number[] {
  const names = [...rest.matchAll(/\{\{[^{}]*\}\}/gu)].map(
    ({ index, 0: name }) => [index, index + name.length] as const,
  );
  const ends: number[] = [];
  for (let at = 1; at < rest.length; at += 1) {
    const closes = closers.includes(rest[at] ?? '') && !names.some(([from, to]) => from <= at && at < to);
    if (closes && !(isApostrophe && WORD_CHARACTER.test(rest.slice(at + 1)))) ends.push(at);
  }
  return ends;
}
