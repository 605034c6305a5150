// Inert: cannot be clicked or focused although it may be visible. Either an ancestor says so, or a modal dialog
// is open elsewhere. Which of several open modal dialogs is on top is not told by the browser: the one that holds
// the focus is taken, else the last in document order.

import { allMatches, has } from './dom';
import { remembered } from './memory';
import { parentOf } from './tree';

export const isInert = remembered((element: Element) => saysInert(element) || isBehindModal(element));

const saysInert = remembered((element: Element): boolean => {
  if (has(element, 'inert')) return true;
  const outer = parentOf(element);
  return !!outer && saysInert(outer);
});

const topModal = remembered((root: Document): Element | null => {
  const open = [...allMatches(root, 'dialog:modal')];
  return open.find((dialog) => dialog.matches(':focus-within')) ?? open.at(-1) ?? null;
});

function isBehindModal(element: Element): boolean {
  const modal = topModal(document);
  if (!modal) return false;
  for (let outer: Element | null = element; outer; outer = parentOf(outer)) if (outer === modal) return false;
  return true;
}
