// `npm test`: sets up, runs every suite, ends with `N passed, N failed`. `npm test -- rust e2e` runs a part.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMain, tallyFile } from './lib/paths.mjs';
import { buildCargoTests, suites } from './lib/suites.mjs';
import { add, closingLine, nothing, oneFailure } from './lib/tally.mjs';
import { isSetUp } from './setup.mjs';

/** Runs the named suites and returns their count; also leaves it in a file, for the lints that come after. */
export async function test(names) {
  rmSync(tallyFile, { force: true });
  const beside = names.includes('rust') ? buildCargoTests() : undefined;
  const isReady = await isSetUp(neededBy(names));
  await beside;
  if (!isReady) return oneFailure();
  const counts = [];
  for (const name of names) counts.push({ name, tally: await runOne(name) });
  console.log('');
  for (const { name, tally } of counts) console.log(`${name}: ${closingLine(tally)}`);
  const total = counts.map(({ tally }) => tally).reduce(add, nothing());
  mkdirSync(dirname(tallyFile), { recursive: true });
  writeFileSync(tallyFile, JSON.stringify(total));
  return total;
}

async function runOne(name) {
  console.log(`\n── ${name} ──`);
  return suites[name].run();
}

const neededBy = (names) => [...new Set(names.flatMap((name) => suites[name].needs))];

function namesFrom(args) {
  const unknown = args.find((name) => !Object.hasOwn(suites, name));
  if (unknown !== undefined) {
    console.error(`there is no suite "${unknown}"; there are: ${Object.keys(suites).join(', ')}`);
    process.exit(2);
  }
  return args.length > 0 ? args : Object.keys(suites);
}

if (isMain(import.meta.url)) {
  const total = await test(namesFrom(process.argv.slice(2)));
  console.log(closingLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
}
