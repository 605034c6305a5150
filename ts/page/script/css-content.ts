// Text that CSS adds: `content` of `::before` and `::after`, and alternative text of replaced content. Counters
// and images without alternative text make the whole value unreadable, as they do for Playwright.

import { mayHaveContent } from './content-rules';
import { attribute } from './dom';
import { remembered } from './memory';
import { styleAfter, styleBefore, styleOf } from './style';

const TOKEN = /\s*(?:"((?:[^"\\]|\\[^])*)"|attr\(\s*([^\s,()]+)\s*\)|(\/)|([^\s"/]+))/gy;
const ESCAPE = /\\(?:([0-9a-fA-F]{1,6})\s?|\n|([^]))/g;

/** Reading the style sheets pays only for more elements than this. */
const FEW = 60;
const effortIn = remembered(() => ({ asked: 0 }));

type Token = { text: string } | 'slash' | 'other';

export const contentBefore = (element: Element): string =>
  mayHaveText(element) ? pseudoText(element, styleBefore(element)) : '';
export const contentAfter = (element: Element): string =>
  mayHaveText(element) ? pseudoText(element, styleAfter(element)) : '';

/** False only when no rule gives this element text. */
export const mayHaveText = remembered((element: Element): boolean => {
  const effort = effortIn(document);
  return effort.asked++ < FEW || mayHaveContent(element);
});

/** Text that replaces the element's own content, null when there is none. */
export function contentInstead(element: Element): string | null {
  if (!mayHaveText(element)) return null;
  const { content } = styleOf(element);
  return isNone(content) ? null : readContent(element, content, false);
}

function pseudoText(element: Element, style: CSSStyleDeclaration): string {
  const { content } = style;
  if (isNone(content) || style.display === 'none' || style.visibility === 'hidden') return '';
  const text = readContent(element, content, true);
  if (text === null) return '';
  return (style.display || 'inline') === 'inline' ? text : ` ${text} `;
}

function isNone(content: string): boolean {
  return !content || content === 'none' || content === 'normal';
}

function readContent(element: Element, content: string, isPseudo: boolean): string | null {
  const tokens = tokensOf(element, content);
  const slash = tokens.indexOf('slash');
  if (slash < 0 && !isPseudo) return null;
  let text = '';
  for (const token of tokens.slice(slash + 1)) {
    if (typeof token === 'string') return null;
    text += token.text;
  }
  return text;
}

function tokensOf(element: Element, content: string): Token[] {
  return [...content.matchAll(TOKEN)].map(([, string, name, slash]) => {
    if (string !== undefined) return { text: unescape(string) };
    if (name !== undefined) return { text: attribute(element, name) ?? '' };
    return slash ? 'slash' : 'other';
  });
}

function unescape(text: string): string {
  return text.replace(ESCAPE, (_, hex?: string, plain?: string) =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : (plain ?? ''),
  );
}
