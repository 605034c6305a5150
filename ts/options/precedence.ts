/**
 * One set of options from all levels. A later level wins option by option; for the cache, an off at any level wins.
 */
import type { LocatorCacheOptions, RecallOptions, ResolvedOptions } from './options.js';

const DEFAULTS: ResolvedOptions = {
  locatorCache: undefined,
  lookupTimeout: 2_000,
  resolvers: ['lexical', 'model'],
  strict: false,
  cacheKey: undefined,
  cacheRoot: undefined,
  cachePath: undefined,
  settle: { timeout: 5_000, interval: 200 },
  allowEvaluate: false,
  onEvent: undefined,
};

/** @param levels From the weakest (project) to the strongest (call). */
export function resolveOptions(...levels: readonly RecallOptions[]): ResolvedOptions {
  const { generationPrompt: _, settle, ...merged } = mergeOptions(...levels);
  return { ...DEFAULTS, ...merged, settle: { ...DEFAULTS.settle, ...settle } };
}

/** Several levels as one level. */
export function mergeOptions(...levels: readonly RecallOptions[]): RecallOptions {
  const merged: RecallOptions = Object.assign({}, ...levels);
  const locatorCache = mergeCache(levels.map((level) => level.locatorCache));
  return locatorCache === undefined ? merged : { ...merged, locatorCache };
}

type Cache = boolean | LocatorCacheOptions | undefined;

function mergeCache(levels: readonly Cache[]): Cache {
  if (levels.includes(false)) return false;
  const objects = levels.filter((level) => typeof level === 'object');
  if (objects.length > 0) return Object.assign({}, ...objects);
  return levels.includes(true) ? true : undefined;
}
