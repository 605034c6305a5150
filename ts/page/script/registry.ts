// Elements that were reported, by token, with what was said about them then. Tokens are never reused and mean
// nothing in another document. Elements are held weakly: remembering one must not keep it alive.

import type { Description } from './candidate';

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
let count = 0;

export function register(
  element: Element,
  seen: Description,
  testIdAttribute: string,
  alone: boolean,
): string {
  const token = `c${++count}`;
  entries.set(token, { token, ref: new WeakRef(element), seen, testIdAttribute, alone });
  if (entries.size > LIMIT) forgetOldest();
  return token;
}

export function entryOf(token: string): Entry | undefined {
  return entries.get(token);
}

function forgetOldest(): void {
  const [oldest] = entries.keys();
  if (oldest !== undefined) entries.delete(oldest);
}
