/**
 * The options a person may set, as a schema: names, types and, in each message, what is accepted. The messages are
 * the second half of the sentence that `check` makes of a wrong value.
 */
import * as v from 'valibot';
import type { Resolver } from '../resolve/request.js';
import type { RecallEvent } from './options.js';

/** Longest wait that is not a mistake in the unit: ten minutes. */
export const MAX_LOOKUP_TIMEOUT_MS = 600_000;

const RESOLVER_NAMES = ['lexical', 'model'] as const;

const flag = v.boolean('true or false');
const text = v.pipe(v.string('a string'), v.nonEmpty('a string that is not empty'));
const texts = v.array(text, 'an array of strings');

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
const milliseconds = v.pipe(
  v.number(timeoutText),
  v.minValue(0, timeoutText),
  v.maxValue(MAX_LOOKUP_TIMEOUT_MS, timeoutText),
);

const settle = v.strictObject(
  { timeout: v.exactOptional(milliseconds), interval: v.exactOptional(milliseconds) },
  'an object with timeout, interval',
);

/** Instructions that nobody reads must not look as if somebody did. */
const generationPrompt = v.literal(
  '',
  'nothing yet: it instructs a model, and this version asks none. Leave it out',
);

const resolver = v.custom<'lexical' | 'model' | Resolver>(
  isResolver,
  `a function, or one of ${RESOLVER_NAMES.map((name) => `'${name}'`).join(', ')}`,
);

const onEvent = v.custom<(event: RecallEvent) => void>((input) => typeof input === 'function', 'a function');

export const optionsSchema = v.strictObject(
  {
    locatorCache: v.exactOptional(locatorCache),
    lookupTimeout: v.exactOptional(milliseconds),
    resolvers: v.exactOptional(v.array(resolver, 'an array of resolvers')),
    strict: v.exactOptional(flag),
    cacheKey: v.exactOptional(text),
    cacheRoot: v.exactOptional(text),
    cachePath: v.exactOptional(text),
    settle: v.exactOptional(settle),
    allowEvaluate: v.exactOptional(flag),
    generationPrompt: v.exactOptional(generationPrompt),
    onEvent: v.exactOptional(onEvent),
  },
  'an object with options',
);

/** Names by the path of the object they stand in, for the suggestion after an unknown one. */
export const knownNames: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(optionsSchema.entries),
  'locatorCache': Object.keys(locatorCacheObject.entries),
  'locatorCache.url': Object.keys(url.entries),
  'settle': Object.keys(settle.entries),
};

function isResolver(input: unknown): boolean {
  return typeof input === 'function' || RESOLVER_NAMES.some((name) => name === input);
}
