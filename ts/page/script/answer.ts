// An answer is a detached element: Playwright reads its text in the same round trip and the page never sees it.
// The text stands in a child, so that Playwright, which prints elements in its logs, prints `<span>…</span>`.

import { createElement } from './dom';

export function answer(value: unknown): Element {
  const inner = createElement('span');
  inner.textContent = JSON.stringify(value);
  const outer = createElement('span');
  outer.append(inner);
  return outer;
}
