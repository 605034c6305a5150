/**
 * What happens to an error on its way to the user: the sentence in front, values and private parts of URLs out, and
 * the stack at the user's line. It stays the error it was: same object, same class.
 */
import type { CallSite } from './call-site.js';
import { Cleaning } from './cleaning.js';
import type { Redaction } from './redaction.js';

/** @returns The error to throw. */
export function present(thrown: unknown, title: string, site: CallSite, redaction: Redaction): unknown {
  const cleaning = new Cleaning(redaction);
  if (!(thrown instanceof Error)) return cleaning.of(thrown);
  cleaning.of(thrown);
  const message = `${title}: ${thrown.message}`;
  rewrite(thrown, message, `${thrown.name}: ${message}\n${site.frames}`);
  return thrown;
}

function rewrite(error: Error, message: string, stack: string): void {
  for (const [key, value] of Object.entries({ message, stack }))
    Reflect.defineProperty(error, key, { value, configurable: true, writable: true, enumerable: false });
}
