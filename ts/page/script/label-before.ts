// Text that stands directly before a control and is not bound to it: what a person reads as its label.

import type { Context } from '../protocol';
import { attribute, firstMatch, isElement, matchesCss, parentNode, previousSibling, tagOf } from './dom';
import { HEAD_LIMIT, type Omit } from './own-text';
import { visibleTextOfNode } from './visible-text';

/** Longer text is a paragraph about something else. */
const LABEL_LIMIT = 80;
/** The control may be wrapped alone, as field components do. */
const WRAPPERS = 2;
const INTERACTIVE = 'a[href],button,input,select,textarea,[role=button],[role=link],[contenteditable]';
const CELLS = new Set([
  'td',
  'th',
  'li',
  'tr',
  'body',
  'form',
  'fieldset',
  'section',
  'article',
  'dd',
  'label',
]);

export function labelBefore(element: Element, omit: Omit): Context | null {
  let control = element;
  for (let depth = 0; depth <= WRAPPERS; depth++) {
    const parent = parentNode(control);
    if (!isElement(parent) || omit(parent)) return null;
    const text = textBefore(control, omit);
    if (text !== null) return text ? { kind: 'label', head: text, text: '' } : null;
    if (CELLS.has(tagOf(parent))) return null;
    control = parent;
  }
  return null;
}

/** '' where something stands before that is no label, null where nothing does. */
function textBefore(element: Element, omit: Omit): string | null {
  for (let node = previousSibling(element); node; node = previousSibling(node)) {
    if (isElement(node) && (isInteractive(node) || omit(node) || attribute(node, 'role') === 'row'))
      return '';
    const text = visibleTextOfNode(node, HEAD_LIMIT, omit);
    if (text) return text.length <= LABEL_LIMIT ? text : '';
  }
  return null;
}

function isInteractive(element: Element): boolean {
  return matchesCss(element, INTERACTIVE) || firstMatch(element, INTERACTIVE) !== null;
}
