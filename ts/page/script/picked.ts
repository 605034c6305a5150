// Elements that a resolver pointed at with a locator of its own. Two are alive at a time at most.

import { forgetOldest } from './oldest';
import { entryOf } from './registry';

const LIMIT = 16;

const picked = new Map<string, WeakRef<Element>>();

export function pick(token: string, element: Element): void {
  picked.set(token, new WeakRef(element));
  forgetOldest(picked, LIMIT);
}

/** Tokens of reported candidates do as well: a choice is looked at again before it is acted on. */
export function pickedElement(token: string | undefined): Element | undefined {
  if (token === undefined) return undefined;
  return (picked.get(token) ?? entryOf(token)?.ref)?.deref();
}
