/** `recall cache clear` and `recall cache stats`, on the cache of the work tree that the command runs in. */
import { LocatorStore } from '../native.js';
import { Failure, print } from './output.js';

/** Switches are about test runs; a person who types the command means the cache. */
const SWITCHED_ON = { RECALL_LOCATOR_CACHE_CI: '1' };

export function clearCache(json: boolean): void {
  const result = openStore().clear();
  if (result.outcome === 'storage_error')
    throw new Failure(`The cache could not be cleared: ${result.detail}`, result);
  print(
    json,
    result,
    `Removed ${result.entries} remembered ${plural(result.entries, 'locator')} and the key.`,
  );
}

export function showStats(json: boolean): void {
  const stats = openStore().stats();
  if (stats.outcome === 'storage_error')
    throw new Failure(`The cache could not be read: ${stats.detail}`, stats);
  const { entries, bytes, invalid } = stats;
  print(
    json,
    stats,
    `${entries} remembered ${plural(entries, 'locator')}, ${bytes} bytes, ${invalid} unusable`,
  );
}

function openStore(): LocatorStore {
  const store = LocatorStore.open({ cwd: process.cwd(), env: SWITCHED_ON });
  if (store.state.outcome === 'active') return store;
  throw new Failure('This is no Git work tree, so there is no cache here. Run: git init', store.state);
}

function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
