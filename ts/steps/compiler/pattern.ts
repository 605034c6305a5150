/**
 * The little language in which sentence forms are written down, and how a sentence is held against one.
 *
 *     fill in|out? <target> with <value>
 *
 * `word` stands there, `a|b` is one of them, `?` may be missing, `{NAME}` is one of a list of phrases, `<slot>` takes
 * words of the sentence, `_` is a space within a phrase. Every way in which a sentence fits is an own reading; which of them is meant, the page decides.
 */
import type { Token } from './tokens.js';
import { fillsSlot, type SlotName } from './slots.js';

export type Slots = Readonly<Partial<Record<SlotName, readonly Token[]>>>;

type Element =
  | { readonly kind: 'phrases'; readonly phrases: readonly (readonly string[])[]; readonly optional: boolean }
  | { readonly kind: 'slot'; readonly name: SlotName };
export type Pattern = readonly Element[];

export function patternOf(written: string, phrases: Readonly<Record<string, string>>): Pattern {
  return written.split(' ').map((part) => elementOf(part, phrases));
}

/** Every way in which the tokens fit. */
export function matches(pattern: Pattern, tokens: readonly Token[]): Slots[] {
  const [element, ...rest] = pattern;
  if (element === undefined) return tokens.length === 0 ? [{}] : [];
  return element.kind === 'slot'
    ? slotMatches(element.name, rest, tokens)
    : phraseMatches(element, rest, tokens);
}

function elementOf(part: string, phrases: Readonly<Record<string, string>>): Element {
  const [, slot] = /^<(\w+)>$/.exec(part) ?? [];
  if (slot !== undefined) return { kind: 'slot', name: slot as SlotName };
  const optional = part.endsWith('?');
  const bare = (optional ? part.slice(0, -1) : part).replaceAll('_', ' ');
  const [, list] = /^\{(\w+)\}$/.exec(bare) ?? [];
  const alternatives = (list === undefined ? bare : (phrases[list] ?? '')).split('|');
  return { kind: 'phrases', phrases: alternatives.map((phrase) => phrase.split(' ')), optional };
}

function phraseMatches(
  { phrases, optional }: Extract<Element, { kind: 'phrases' }>,
  rest: Pattern,
  tokens: readonly Token[],
): Slots[] {
  const standing = phrases.filter((phrase) => phrase.every((word, at) => tokens[at]?.word === word));
  const without = optional ? matches(rest, tokens) : [];
  return [...standing.flatMap((phrase) => matches(rest, tokens.slice(phrase.length))), ...without];
}

function slotMatches(name: SlotName, rest: Pattern, tokens: readonly Token[]): Slots[] {
  const found: Slots[] = [];
  for (let length = 1; length <= tokens.length; length += 1) {
    const taken = tokens.slice(0, length);
    if (!fillsSlot(name, taken)) continue;
    for (const slots of matches(rest, tokens.slice(length))) found.push({ ...slots, [name]: taken });
  }
  return found;
}
