/** What a value is, in words and without showing it: what was passed for a text may be one that nobody should see. */
import { Secret } from './secret.js';

const ARTICLES: Readonly<Record<string, string>> = {
  number: 'a number',
  bigint: 'a bigint',
  boolean: 'a boolean',
  string: 'a string',
  symbol: 'a symbol',
  function: 'a function',
};

export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (value === '') return 'an empty string';
  if (typeof value !== 'object') return ARTICLES[typeof value] ?? typeof value;
  if (value instanceof Secret) return 'a secret';
  if (Array.isArray(value)) return 'an array';
  return 'then' in value && typeof value.then === 'function' ? 'a promise (await it first)' : 'an object';
}

/** Options, payloads: what has fields of its own. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
