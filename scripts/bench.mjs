// `npm run bench`: the figures that the product promises, each beside its limit. Ends with 0 whatever they are,
// since a busy machine moves them; `--enforce` makes a missed limit a failure.
//
//   --json FILE      writes the figures as data
//   --only A,B       hitClick, hitClickOneRole, replay, lookup, match, neighbours, package
//   --pairs N        pairs of clicks for each page (200 unless said)

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { renderTable } from './demo/table.mjs';
import { isSetUp } from './setup.mjs';

const CONTROLS = [50, 500, 5000];
const REPLAY_ROUNDS = 15;
const STORE_SIZES = [1000, 100_000];

const { values: flags } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string' },
    pairs: { type: 'string', default: '200' },
    enforce: { type: 'boolean', default: false },
  },
});

async function bench() {
  const { clearEnvironment } = await import('../benches/repository.mjs');
  clearEnvironment();
  const figures = await measure(Number(flags.pairs));
  const { judge } = await import('../benches/limits.mjs');
  const lines = judge(figures);
  console.log(`\n${renderTable(['figure', 'measured', 'limit', '', ''], lines.map(cells))}`);
  if (flags.json) writeFileSync(flags.json, `${JSON.stringify(figures, null, 2)}\n`);
  if (flags.enforce && lines.some(({ ok }) => !ok)) process.exitCode = 1;
}

const cells = ({ what, figure, limit, ok, note }) => [what, figure, limit, verdict(limit, ok), note];
const verdict = (limit, ok) => (limit === '' ? '' : ok ? 'ok' : 'MISSED');

/** Loaded only now: before the setup nothing of it needs to exist. */
async function measure(pairs) {
  const clicks = await import('../benches/hit-click.mjs');
  const store = await import('../benches/store.mjs');
  const figures = {};
  const run = async (name, work) => {
    if (!isWanted(name)) return;
    console.log(`bench: ${name} …`);
    figures[name] = await work();
  };
  await run('hitClick', () => clicks.measureHitClick('mix', CONTROLS, pairs));
  await run('hitClickOneRole', () => clicks.measureHitClick('oneRole', CONTROLS, pairs));
  await run('replay', async () => (await import('../benches/replay.mjs')).measureReplay(REPLAY_ROUNDS));
  await run('lookup', () => store.measureLookups(STORE_SIZES));
  await run('match', () => store.measureMatch());
  await run('neighbours', () => measureNeighbours(figures));
  if (isWanted('package')) Object.assign(figures, await measurePackage());
  return figures;
}

async function measureNeighbours({ lookup }) {
  const { measureLookups } = await import('../benches/store.mjs');
  const neighbours = await import('../benches/neighbours.mjs');
  const { emptyRepository } = await import('../benches/repository.mjs');
  const [own] = lookup ?? (await measureLookups(STORE_SIZES.slice(0, 1)));
  return neighbours.measureNeighbours(emptyRepository(), own.p50Us);
}

async function measurePackage() {
  const { addonMegabytes, requireMs } = await import('../benches/package.mjs');
  return { addonMb: addonMegabytes(), requireMs: requireMs() };
}

function isWanted(name) {
  return !flags.only || flags.only.split(',').includes(name);
}

if (await isSetUp()) await bench();
else process.exitCode = 1;
