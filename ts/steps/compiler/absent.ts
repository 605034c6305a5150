/**
 * Locators from words alone, for what has no control on the page. A role word is the role and the rest its name; without
 * one it is a text.
 *
 * For an assertion that nothing is there the locator asks for less than a proven one does (no exact name), so that it
 * finds rather more than was meant, and the assertion does not hold by being too narrow.
 */
import { ROLE_TERMS } from '../../resolve/lexical/role-words.js';
import type { Chain, Link } from './locator.js';
import { withoutArticles } from './slots.js';
import { textOf, type Text } from './text.js';
import { written, type Token } from './tokens.js';

/** Words for what has a text, and no role that says so. */
const TEXT_WORDS = new Set([
  'text',
  'message',
  'notice',
  'label',
  'words',
  'phrase',
  'banner',
  'toast',
  'notification',
  'error',
  'warning',
]);
/** Kinds that people name by a label, whatever their role is. */
const LABELLED = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'slider', 'file']);
const ROLES: ReadonlyMap<string, string> = new Map(
  ROLE_TERMS.flatMap(({ words, exact }) =>
    exact[0] === undefined ? [] : words.map((word) => [word, exact[0] ?? ''] as const),
  ),
);
const LONGEST_ROLE_WORDS = 3;
/** Kinds that no role stands for. */
const NO_ROLES = new Set(['input', 'file', 'summary', 'label', 'generic', 'document']);
/** Words that tie a control to what surrounds it, which cannot be found for something that is not there. */
const PLACING = new Set([
  'in',
  'of',
  'for',
  'on',
  'at',
  'from',
  'with',
  'inside',
  'within',
  'next',
  'under',
  'above',
  'near',
  'first',
  'last',
  'second',
  'third',
]);

/** Nothing where the words say more than a role and a name. */
export function absentChain(sentence: string, target: readonly Token[]): Chain | undefined {
  const words = withoutArticles(target);
  for (let length = Math.min(LONGEST_ROLE_WORDS, words.length); length > 0; length -= 1) {
    const role = roleOf(words.slice(-length));
    if (role !== undefined) return byRole(sentence, role, words.slice(0, -length));
  }
  const text = nameOf(sentence, withoutTextWords(words));
  return text === undefined
    ? undefined
    : [{ by: 'text', method: 'getByText', text, exact: false }, { by: 'visible' }];
}

/** For a target that is no more than a quoted text; exact first. */
export function textChains(target: readonly Token[]): Chain[] {
  const [quote, ...others] = withoutTextWords(withoutArticles(target));
  if (quote === undefined || others.length > 0 || quote.kind === 'word' || quote.text.length === 0) return [];
  return [true, false].map((exact) => [
    { by: 'text', method: 'getByText', text: quote.text, exact },
    { by: 'visible' },
  ]);
}

/** 'the text "Hello"', 'the "Saved" message' */
function withoutTextWords(words: readonly Token[]): readonly Token[] {
  if (words.length < 2) return words;
  if (isTextWord(words.at(-1))) return words.slice(0, -1);
  return isTextWord(words[0]) ? words.slice(1) : words;
}

function isTextWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && TEXT_WORDS.has(token.word);
}

function roleOf(tokens: readonly Token[]): string | undefined {
  if (tokens.some(({ kind }) => kind !== 'word')) return undefined;
  const role = ROLES.get(tokens.map(({ word }) => word).join(' '));
  return role === undefined || NO_ROLES.has(role) ? undefined : role;
}

function byRole(sentence: string, role: string, name: readonly Token[]): Chain | undefined {
  if (name.length === 0) return [{ by: 'role', role }, { by: 'visible' }];
  const text = nameOf(sentence, name);
  if (text === undefined) return undefined;
  const link: Link = LABELLED.has(role)
    ? { by: 'text', method: 'getByLabel', text, exact: false }
    : { by: 'role', role, name: text };
  return [link, { by: 'visible' }];
}

/** One quotation, or words throughout. */
function nameOf(sentence: string, name: readonly Token[]): Text | undefined {
  const [first, ...others] = name;
  if (first === undefined) return undefined;
  if (others.length === 0 && first.kind !== 'word') return first.text.length === 0 ? undefined : first.text;
  const isPlain = name.every(({ kind, word }) => kind !== 'quote' && !PLACING.has(word));
  return isPlain ? textOf(written(sentence, name)) : undefined;
}
