// The heading a control stands under: the nearest one before it that is not the heading of something else.

import type { Context } from '../protocol';
import { allMatches, attribute, holds, isElement, parentNode, precedes, rootNode, tagOf } from './dom';
import { remembered } from './memory';
import { headText } from './own-text';
import { roleOf } from './role';

export const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role=heading]';

/** How far back is looked; headings further up belong to other parts of the page. */
const TRIES = 8;
const OWN_HEADING_ROLES = new Set(
  (
    'article complementary dialog alertdialog group listitem navigation region row cell gridcell table grid tabpanel ' +
    'form radiogroup'
  ).split(' '),
);

export function headingContext(element: Element): Context | null {
  const headings = headingsIn(rootNode(element));
  for (let index = lastBefore(headings, element), tries = 0; index >= 0 && tries < TRIES; index--, tries++) {
    const heading = headings[index];
    if (heading && heads(heading, element)) return asContext(heading);
  }
  return null;
}

function asContext(heading: Element): Context | null {
  const head = headText(heading);
  return head ? { kind: 'heading', head, text: '' } : null;
}

const headingsIn = remembered((root: Node): Element[] => [...allMatches(root, HEADINGS)]);

/** Index of the last heading before the element, by bisection: document order is the order of the list. */
function lastBefore(headings: readonly Element[], element: Element): number {
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const heading = headings[middle];
    if (heading && heading !== element && precedes(heading, element)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Climbing from the heading to what holds both must not leave a part of the page with a heading of its own. */
function heads(heading: Element, element: Element): boolean {
  if (holds(heading, element)) return false;
  let inner = heading;
  for (let outer = parentNode(heading); outer; outer = parentNode(outer)) {
    if (holds(outer, element)) return inner === heading || !isTwin(inner, outer, element);
    if (!isElement(outer) || OWN_HEADING_ROLES.has(roleOf(outer))) return false;
    inner = outer;
  }
  return false;
}

/** The heading of one card is not the heading of the next. */
function isTwin(part: Element, common: Node, element: Element): boolean {
  let other = element;
  for (let outer = parentNode(element); isElement(outer) && outer !== common; outer = parentNode(outer))
    other = outer;
  return tagOf(part) === tagOf(other) && attribute(part, 'class') === attribute(other, 'class');
}
