/**
 * What happens to an error on its way to the user: the sentence in front, values and private parts of URLs out of all
 * that can be printed of it, and the stack at the user's line. It stays the error it was: same object, same class.
 */
import type { CallSite } from './call-site.js';
import type { Redaction } from './redaction.js';

/** Causes of causes; deeper ones are cyclic. */
const MAX_DEPTH = 5;

/** @returns The error to throw. */
export function present(thrown: unknown, title: string, site: CallSite, redaction: Redaction): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const message = `${title}: ${redaction.apply(thrown.message)}`;
  silence(thrown, redaction, MAX_DEPTH);
  rewrite(thrown, message, `${thrown.name}: ${message}\n${site.frames}`);
  return thrown;
}

/** Playwright keeps the call log in a property of its own, and an error may carry another as its cause. */
function silence(error: Error, redaction: Redaction, depth: number): void {
  for (const name of Object.getOwnPropertyNames(error)) {
    const property = Object.getOwnPropertyDescriptor(error, name);
    if (property?.writable !== true) continue;
    Object.defineProperty(error, name, { ...property, value: silenced(property.value, redaction, depth) });
  }
}

function silenced(value: unknown, redaction: Redaction, depth: number): unknown {
  if (typeof value === 'string') return redaction.apply(value);
  if (Array.isArray(value) && depth > 0) return value.map((each) => silenced(each, redaction, depth - 1));
  if (value instanceof Error && depth > 0) silence(value, redaction, depth - 1);
  return value;
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
