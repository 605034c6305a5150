// The store on its own: `lookup` in a small and in a large store, and `match` of one recipe against a page of
// 500 candidates of its shape. Both are called through the native API, so the way into Rust is included.

import { LocatorStore } from '../index.js';
import { percentile, rounded, sampleUs } from './sample.mjs';
import { emptyRepository } from './repository.mjs';

const LOOKUPS = 20_000;
const MATCHES = 500;
const CANDIDATES = 500;

/** p50 and p99 at each number of entries; every entry was written by `record`. */
export function measureLookups(sizes) {
  return sizes.map((entries) => {
    const store = openStore();
    for (let index = 0; index < entries; index += 1) remember(store, index);
    // A stride that is no divisor of any size visits the entries in no order of theirs.
    const samples = sampleUs(LOOKUPS, (round) => mustBeFound(store.lookup(key((round * 7919) % entries))));
    return { entries, p50Us: rounded(percentile(samples, 0.5)), p99Us: rounded(percentile(samples, 0.99)) };
  });
}

export function measureMatch() {
  const store = openStore();
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

const openStore = () => LocatorStore.open({ cwd: emptyRepository(), env: {} });

const key = (index) => ({
  url: 'http://127.0.0.1/orders',
  operation: 'click',
  target: `the Ship order ${1000 + index} button`,
});

const remember = (store, index) =>
  mustBeStored(store.record(key(index), [frame([index])], { frame: 0, token: `p${index}` }));

/** What the page script reports for rows of orders. */
function frame(orders) {
  const candidates = orders.map(candidate);
  const report = {
    v: 1,
    doc: 'bench',
    labels: ['Orders'],
    ready: true,
    total: candidates.length,
    skipped: 0,
    truncated: false,
    candidates,
  };
  return { path: [], name: '', url: 'http://127.0.0.1/orders', report: JSON.stringify(report) };
}

const candidate = (index) => ({
  token: `p${index}`,
  role: 'button',
  tag: 'button',
  type: 'button',
  flags: 've',
  signals: { id: `ship-${1000 + index}`, name: `Ship order ${1000 + index}` },
  context: [
    { kind: 'row', head: `Order ${1000 + index}`, text: `Ada Lovelace Desk lamp ${1 + (index % 7)} pieces` },
    { kind: 'column', head: 'Action', text: '' },
  ],
  path: `html/body/main:1/table:1/tbody:1/tr:${index + 1}/td:5/button:1`,
});

function mustBeFound(answer) {
  if (answer.outcome !== 'found') throw new Error(`lookup answered ${answer.outcome} (${answer.reason})`);
  return answer;
}

function mustBeStored(answer) {
  if (answer.outcome !== 'stored') throw new Error(`record answered ${answer.outcome} (${answer.detail})`);
}

function mustHit(answer) {
  if (answer.outcome !== 'hit') throw new Error(`match answered ${answer.outcome} (${answer.reason})`);
}
