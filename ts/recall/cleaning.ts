/**
 * Takes typed values out of everything an error carries. Playwright's errors hold their call log a second time, as an
 * array of lines, and reporters, loggers and `util.inspect` print whatever properties an error has.
 */
import type { Redaction } from './redaction.js';

/** Causes of causes; what lies deeper is dropped, as it can be neither cleaned without end nor shown unseen. */
const MAX_DEPTH = 8;

const DROPPED = '[…]';

/** What programs compare: names of classes and codes, never what was typed. */
const IDENTITY: ReadonlySet<unknown> = new Set(['name', 'code']);

export class Cleaning {
  readonly #seen = new Map<object, unknown>();

  constructor(private readonly redaction: Redaction) {}

  /** An error is cleaned in place, for it stays the error it was; of lists and plain objects a clean copy is made. */
  of(value: unknown, depth = 0): unknown {
    if (typeof value === 'string') return this.redaction.apply(value);
    if (typeof value !== 'object' || value === null) return value;
    if (this.#seen.has(value)) return this.#seen.get(value);
    if (!isOpen(value)) return value;
    return depth > MAX_DEPTH ? DROPPED : this.#inside(value, depth + 1);
  }

  #inside(value: object, depth: number): unknown {
    const target: object = value instanceof Error ? value : Array.isArray(value) ? [] : {};
    this.#seen.set(value, target);
    for (const key of Reflect.ownKeys(value)) {
      const property = Object.getOwnPropertyDescriptor(value, key);
      // V8 computes an error's stack by an accessor of the error itself in some versions; others are the owner's code.
      if (property === undefined || (!('value' in property) && key !== 'stack')) continue;
      const old: unknown = Reflect.get(value, key);
      const clean = value instanceof Error && IDENTITY.has(key) ? old : this.of(old, depth);
      if (target !== value || clean !== old) put(target, key, clean, property);
    }
    return target;
  }
}

/** What is taken apart. Pages, locators and other objects with a class of their own are not ours to copy. */
function isOpen(value: object): boolean {
  if (value instanceof Error || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function put(target: object, key: PropertyKey, value: unknown, { enumerable }: PropertyDescriptor): void {
  // False for a frozen error, which then keeps what it says: there is no other object to throw in its place.
  Reflect.defineProperty(target, key, {
    value,
    configurable: true,
    writable: true,
    enumerable: enumerable === true,
  });
}
