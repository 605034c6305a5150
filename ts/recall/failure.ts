/**
 * What happens to an error on its way to the user: the sentence in front, values and private parts of URLs out, and
 * the stack at the user's line. It stays the error it was: same object, same class.
 */
import type { CallSite } from './call-site.js';
import type { Redaction } from './redaction.js';

/** @returns The error to throw. */
export function present(thrown: unknown, title: string, site: CallSite, redaction: Redaction): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const message = `${title}: ${redaction.apply(thrown.message)}`;
  rewrite(thrown, message, `${thrown.name}: ${message}\n${site.frames}`);
  return thrown;
}

function rewrite(error: Error, message: string, stack: string): void {
  error.message = message;
  Object.defineProperty(error, 'stack', {
    value: stack,
    configurable: true,
    writable: true,
    enumerable: false,
  });
}
