/**
 * Locators from words alone, for what has no control on the page. A role word is the role and the rest its name; without
 * one it is a text.
 *
 * For an assertion that nothing is there the locator asks for less than a proven one does (no exact name; what people call
 * a button may be a link), so that it finds rather more than was meant, and the assertion does not hold by being too narrow.
 */
import { kindOf } from './kinds.js';
import type { Chain, Link } from './locator.js';
import { withoutArticles } from './slots.js';
import { textOf, type Text } from './text.js';
import { written, type Token } from './tokens.js';

/** Words for what has a text, and no role that says so. */
const TEXT_WORDS = new Set('text message notice label words phrase banner toast notification'.split(' '));
/** Kinds that people name by a label, whatever their role is. */
const LABELLED = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'slider']);
/** Kinds that are named by what they contain, though their name is not taken from it. */
const CONTAINING = new Set(['listitem', 'article', 'status', 'alert', 'paragraph']);
/** Kinds that are named by a label or by what they contain. */
const EITHER = new Set(['dialog', 'region', 'group', 'table', 'list', 'form', 'navigation']);
/** Words that tie a thing to what surrounds it or to a place, neither of which can be looked for without the thing. */
const PLACING = new Set(
  'in of for on at from with inside within next under above near first last second third'.split(' '),
);

/** Nothing where the words say more than a kind and a name. */
export function absentChain(sentence: string, target: readonly Token[]): Chain | undefined {
  const words = withoutArticles(target);
  const kind = kindOf(words);
  const name = kind === undefined || kind.name.length === 0 ? [] : nameOf(sentence, kind.name);
  if (kind !== undefined)
    return name === undefined ? undefined : [...broadLinks(kind.role, name), { by: 'visible' }];
  const text = nameOf(sentence, withoutTextWords(words));
  return text === undefined ? undefined : [textLink('getByText', text, false), { by: 'visible' }];
}

/** For a target that is no more than a quoted text; exact first. */
export function textChains(target: readonly Token[]): Chain[] {
  const [quote, ...others] = withoutTextWords(withoutArticles(target));
  if (quote === undefined || others.length > 0 || quote.kind === 'word' || quote.text.length === 0) return [];
  return [true, false].map((exact) => [textLink('getByText', quote.text, exact), { by: 'visible' }]);
}

/** All that are counted: those of a kind, or of a kind and a name. An empty name is none. */
export function countedChain(sentence: string, words: readonly Token[]): Chain | undefined {
  const kind = kindOf(words);
  if (kind === undefined) return textChains(words).at(-1);
  const name = kind.name.length === 0 ? [] : nameOf(sentence, kind.name);
  return name === undefined ? undefined : [...kindLinks(kind.role, name), { by: 'visible' }];
}

/** One quotation, or words throughout. */
function nameOf(sentence: string, name: readonly Token[]): Text | undefined {
  const [first, ...others] = name;
  if (first === undefined) return undefined;
  if (others.length === 0 && first.kind !== 'word') return first.text.length === 0 ? undefined : first.text;
  const isPlain = name.every(({ kind, word }) => kind !== 'quote' && !PLACING.has(word));
  return isPlain ? textOf(written(sentence, name)) : undefined;
}

function kindLinks(role: string, name: Text): Link[] {
  if (name.length === 0) return role === 'row' ? dataRows() : [{ by: 'role', role }];
  if (LABELLED.has(role)) return [textLink('getByLabel', name, false)];
  return CONTAINING.has(role) ? containing(role, name) : [{ by: 'role', role, name }];
}

/** With what it might be instead. */
function broadLinks(role: string, name: Text): Link[] {
  const links = kindLinks(role, name);
  if (name.length > 0 && EITHER.has(role)) return [...links, { by: 'or', inner: containing(role, name) }];
  if (name.length > 0 && role === 'button')
    return [...links, { by: 'or', inner: [{ by: 'role', role: 'link', name }] }];
  return links;
}

function containing(role: string, text: Text): Link[] {
  return [
    { by: 'role', role },
    { by: 'hasText', text },
  ];
}

/** Rows as people count them: the one of the headings is none. */
function dataRows(): Link[] {
  return [
    { by: 'role', role: 'row' },
    { by: 'hasNot', inner: { by: 'role', role: 'columnheader' } },
  ];
}

function textLink(method: 'getByText' | 'getByLabel', text: Text, exact: boolean): Link {
  return { by: 'text', method, text, exact };
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
