// Elements that were reported, by token, with what was said about them then. Tokens are never reused and mean
// nothing in another document. Elements are held weakly: remembering one must not keep it alive.

import type { Description } from './candidate';
import { forgetOldest } from './oldest';

export interface Entry {
  readonly token: string;
  readonly ref: WeakRef<Element>;
  readonly seen: Description;
  readonly testIdAttribute: string;
  /** It was the only candidate of its shape. */
  readonly alone: boolean;
}

/** Four observations of the largest size; a token is used within moments of its observation. */
const LIMIT = 20_000;

const entries = new Map<string, Entry>();
/** A locator may outlive its document: in the next one its token must name nothing. */
const DOCUMENT = `c${crypto.getRandomValues(new Uint32Array(1)).join('')}-`;
let count = 0;

export function register(
  element: Element,
  seen: Description,
  testIdAttribute: string,
  alone: boolean,
): string {
  const token = `${DOCUMENT}${++count}`;
  entries.set(token, { token, ref: new WeakRef(element), seen, testIdAttribute, alone });
  forgetOldest(entries, LIMIT);
  return token;
}

/** What is asked for is kept longest: a locator may be used long after its observation. */
export function entryOf(token: string): Entry | undefined {
  const entry = entries.get(token);
  if (entry) {
    entries.delete(token);
    entries.set(token, entry);
  }
  return entry;
}
