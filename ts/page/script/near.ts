// The neighbourhood of a control: text that no mark-up binds to it. A person may name a control by it, so it has to
// agree when a word of the sentence stands nowhere else.

import type { Context } from '../protocol';
import { attribute, tagOf } from './dom';
import { textOf } from './native-name';
import { asHead, type Omit, ownText } from './own-text';
import { roleOf } from './role';
import { ancestors, referenced } from './tree';
import { visibleText } from './visible-text';

/** Wrappers without text of their own; further out the text is about something else. */
const STEPS = 6;
const ENOUGH = 200;
/** What they say is about all that is in them. */
const TOO_WIDE = new Set(['main', 'dialog', 'alertdialog', 'application', 'document']);

export function nearContext(element: Element, omit: Omit): Context | null {
  const described = referenced(element, attribute(element, 'aria-describedby'));
  const texts = [
    ownText(element),
    ...described.map((part) => visibleText(part, ENOUGH)),
    textAround(element, omit),
  ];
  const head = asHead(texts.filter(Boolean).join(' '));
  return head ? { kind: 'near', head, text: '' } : null;
}

/** Of the innermost element around it that says anything else. */
function textAround(element: Element, omit: Omit): string {
  let steps = 0;
  for (const outer of ancestors(element)) {
    if (++steps > STEPS || tagOf(outer) === 'body' || TOO_WIDE.has(roleOf(outer))) return '';
    const label = textOf(outer, 'aria-label') || textOf(outer, 'title');
    const text = [label, visibleText(outer, ENOUGH, omit)].filter(Boolean).join(' ');
    if (text) return text;
  }
  return '';
}
