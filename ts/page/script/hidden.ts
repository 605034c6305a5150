// Hidden from assistive technology, and therefore from `getByRole`. Follows Playwright's roleUtils.

import {
  attribute,
  closestWithin,
  firstChild,
  isElement,
  isText,
  nextSibling,
  parentNode,
  shadowRootOf,
  slotOf,
  tagOf,
} from './dom';
import { remembered } from './memory';
import { styleOf } from './style';
import { parentOf } from './tree';
import { isShown, isVisibleText } from './visibility';

const NEVER_SPOKEN = new Set(['style', 'script', 'noscript', 'template']);

export const isNeverSpoken = (element: Element): boolean => NEVER_SPOKEN.has(tagOf(element));

export const isHiddenFromTree = remembered((element: Element): boolean => {
  if (isNeverSpoken(element)) return true;
  const tag = tagOf(element);
  if (tag !== 'slot' && styleOf(element).display === 'contents') return !hasSpokenContent(element);
  const needsStyle = tag !== 'slot' && !(tag === 'option' && closestWithin(element, 'select'));
  return (needsStyle && !isShown(element)) || isCutOff(element);
});

function hasSpokenContent(element: Element): boolean {
  for (let child = firstChild(element); child; child = nextSibling(child)) {
    if (isElement(child) ? !isHiddenFromTree(child) : isText(child) && isVisibleText(child)) return true;
  }
  return false;
}

/** Not rendered, `aria-hidden`, or a child of a shadow host that no slot shows; or inside such an element. */
const isCutOff = remembered((element: Element): boolean => {
  const parent = parentOf(element);
  if (parent && isUnslotted(element, parent)) return true;
  if (styleOf(element).display === 'none' || attribute(element, 'aria-hidden')?.toLowerCase() === 'true')
    return true;
  return !!parent && isCutOff(parent);
});

function isUnslotted(element: Element, parent: Element): boolean {
  return parentNode(element) === parent && !!shadowRootOf(parent) && !slotOf(element);
}
