// Visible as Playwright judges it: rendered, `visibility: visible`, and a box that is not empty.
// Opacity, covering and scrolling do not matter.

import { boxOf, createRange, firstChild, isElement, isRendered, isText, nextSibling } from './dom';
import { remembered } from './memory';
import { styleOf } from './style';

/** Rendered and not `visibility: hidden`, whatever its box. */
export const isShown = remembered(
  (element: Element) => isRendered(element) && styleOf(element).visibility === 'visible',
);

export const isVisible = remembered((element: Element): boolean => {
  if (!isRendered(element)) return styleOf(element).display === 'contents' && hasVisibleContent(element);
  const style = styleOf(element);
  if (style.display === 'contents') return hasVisibleContent(element);
  return style.visibility === 'visible' && hasBox(boxOf(element));
});

/** An element with `display: contents` has no box of its own. */
function hasVisibleContent(element: Element): boolean {
  for (let child = firstChild(element); child; child = nextSibling(child)) {
    if (isElement(child) ? isVisible(child) : isText(child) && isVisibleText(child)) return true;
  }
  return false;
}

export function isVisibleText(text: Text): boolean {
  const range = createRange();
  range.selectNode(text);
  return hasBox(range.getBoundingClientRect());
}

function hasBox(box: DOMRect): boolean {
  return box.width > 0 && box.height > 0;
}
