/**
 * The options a person may set, as a schema: names, types and, in each message, what is accepted. The messages are
 * the second half of the sentence that `check` makes of a wrong value.
 */
import * as v from 'valibot';
import type { Resolver } from '../resolve/request.js';
import type { LookupEvent } from '../report/lookup-record.js';

/** Longest wait that is not a mistake in the unit: ten minutes. */
export const MAX_LOOKUP_TIMEOUT_MS = 600_000;

const RESOLVER_NAMES = ['lexical', 'model'] as const;

const flag = v.boolean('true or false');
const texts = v.array(
  v.pipe(v.string('a string'), v.nonEmpty('a string that is not empty')),
  'an array of strings',
);

const url = v.strictObject(
  { base: v.exactOptional(flag), ignoreQuery: v.exactOptional(texts), paths: v.exactOptional(texts) },
  'an object with base, ignoreQuery, paths',
);

const locatorCacheObject = v.strictObject(
  { ci: v.exactOptional(flag), url: v.exactOptional(url) },
  'true, false or an object with ci, url',
);

/** Not a union: its message could not say which field of the object is wrong. */
const locatorCache = v.lazy((input) => (typeof input === 'boolean' ? v.boolean() : locatorCacheObject));

const timeoutText = `a number of milliseconds from 0 to ${MAX_LOOKUP_TIMEOUT_MS}`;
const lookupTimeout = v.pipe(
  v.number(timeoutText),
  v.minValue(0, timeoutText),
  v.maxValue(MAX_LOOKUP_TIMEOUT_MS, timeoutText),
);

const resolver = v.custom<'lexical' | 'model' | Resolver>(
  isResolver,
  `a function, or one of ${RESOLVER_NAMES.map((name) => `'${name}'`).join(', ')}`,
);

const onEvent = v.custom<(event: LookupEvent) => void>((input) => typeof input === 'function', 'a function');

export const optionsSchema = v.strictObject(
  {
    locatorCache: v.exactOptional(locatorCache),
    lookupTimeout: v.exactOptional(lookupTimeout),
    resolvers: v.exactOptional(v.array(resolver, 'an array of resolvers')),
    strict: v.exactOptional(flag),
    onEvent: v.exactOptional(onEvent),
  },
  'an object with options',
);

/** Names by the path of the object they stand in, for the suggestion after an unknown one. */
export const knownNames: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(optionsSchema.entries),
  'locatorCache': Object.keys(locatorCacheObject.entries),
  'locatorCache.url': Object.keys(url.entries),
};

function isResolver(input: unknown): boolean {
  return typeof input === 'function' || RESOLVER_NAMES.some((name) => name === input);
}
