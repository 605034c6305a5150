// The store on its own: `lookup` in a small and in a large store, and `match` of one recipe against a page of
// 500 candidates of its shape. Both are called through the native API, so the way into Rust is included.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LocatorStore } from '../index.js';
import { frame, key, mustBeStored } from './orders.mjs';
import { emptyRepository } from './repository.mjs';
import { percentile, rounded, sampleUs } from './sample.mjs';

const LOOKUPS = 20_000;
const MATCHES = 500;
const CANDIDATES = 500;
const FILLERS = 16;

/** p50 and p99 at each number of entries; every entry was written by `record`. */
export async function measureLookups(sizes) {
  const rows = [];
  for (const entries of sizes) {
    const cwd = emptyRepository();
    await fill(cwd, entries);
    rows.push({ entries, ...sampleLookups(openStore(cwd), entries) });
  }
  return rows;
}

function sampleLookups(store, entries) {
  // A stride that is no divisor of any size visits the entries in no order of theirs.
  const samples = sampleUs(LOOKUPS, (round) => mustBeFound(store.lookup(key((round * 7919) % entries))));
  return { p50Us: rounded(percentile(samples, 0.5)), p99Us: rounded(percentile(samples, 0.99)) };
}

/** By several lanes, since each write waits for the disk. */
async function fill(cwd, entries) {
  const lanes = Array.from({ length: FILLERS }, (_, lane) => {
    const workerData = { cwd, entries, lane, lanes: FILLERS };
    return once(new Worker(new URL('store-filler.mjs', import.meta.url), { workerData }), 'exit');
  });
  await Promise.all(lanes);
}

export function measureMatch() {
  const store = openStore(emptyRepository());
  const frames = [frame(Array.from({ length: CANDIDATES }, (_, index) => index))];
  mustBeStored(store.record(key(7), frames, { frame: 0, token: 'p7' }));
  const { recipe } = mustBeFound(store.lookup(key(7)));
  const samples = sampleUs(MATCHES, () => mustHit(store.match(recipe, frames)));
  return [
    {
      candidates: CANDIDATES,
      p50Ms: rounded(percentile(samples, 0.5) / 1000),
      p99Ms: rounded(percentile(samples, 0.99) / 1000),
    },
  ];
}

const openStore = (cwd) => LocatorStore.open({ cwd, env: {} });

function mustBeFound(answer) {
  if (answer.outcome !== 'found') throw new Error(`lookup answered ${answer.outcome} (${answer.reason})`);
  return answer;
}

function mustHit(answer) {
  if (answer.outcome !== 'hit') throw new Error(`match answered ${answer.outcome} (${answer.reason})`);
}
