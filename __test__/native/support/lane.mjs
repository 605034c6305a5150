// A process that writes five entries in turn: `lane.mjs <repository> <name> <writes>`. Says `ready`, and at the end how
// often each outcome came.

import { key, open, record } from './store.mjs';

const [, , root, name, writes] = process.argv;
const store = open(root);
const outcomes = {};
process.stdout.write('ready\n');
for (let turn = 0; turn < Number(writes); turn += 1) {
  const { outcome } = record(store, key(`target ${turn % 5}`), `Save ${name} ${turn}`);
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}
process.stdout.write(`${JSON.stringify(outcomes)}\n`);
