/** One open store for each directory and set of options in this process: opening finds the repository and its key. */
import { RecallError } from '../errors.js';
import { LocatorStore } from '../native.js';
import type { LocatorCacheOptions } from '../options/options.js';

const stores = new Map<string, LocatorStore>();

/** @param announce Say once in this process when there is no repository to keep a cache in. */
export function storeFor(
  cwd: string,
  locatorCache: boolean | LocatorCacheOptions | undefined,
  announce: boolean,
): LocatorStore {
  const id = JSON.stringify([
    cwd,
    locatorCache,
    process.env.CI,
    process.env.RECALL_LOCATOR_CACHE,
    process.env.RECALL_LOCATOR_CACHE_CI,
  ]);
  const known = stores.get(id);
  if (known !== undefined) return known;
  const store = open(cwd, locatorCache);
  stores.set(id, store);
  if (announce) hint(store);
  return store;
}

/** What can only be checked where it is understood: URL patterns. */
function open(cwd: string, locatorCache: boolean | LocatorCacheOptions | undefined): LocatorStore {
  try {
    return LocatorStore.open({ cwd, env: process.env, ...(locatorCache !== undefined && { locatorCache }) });
  } catch (error) {
    const invalid = error instanceof Error && 'code' in error && error.code === 'RECALL_INVALID_OPTION';
    throw invalid ? new RecallError('option_invalid', `Option ${error.message}.`, { cause: error }) : error;
  }
}

let hinted = false;

function hint({ state }: LocatorStore): void {
  if (hinted || state.outcome !== 'bypassed' || state.hint === undefined) return;
  hinted = true;
  process.stderr.write(`playwright-recall: ${state.hint}\n`);
}
