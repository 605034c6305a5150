// `npm run lint`: every check that does not run the product. With `--after-tests` the closing line includes
// the tests that ran before.

import { readFileSync } from 'node:fs';
import { lanes, skipped } from './lib/lints.mjs';
import { isMain, tallyFile } from './lib/paths.mjs';
import { add, closingLine, nothing, oneFailure } from './lib/tally.mjs';
import { isSetUp } from './setup.mjs';

/** Runs every lint, shows what each that fails has to say, and returns the count. */
export async function lint() {
  if (!(await isSetUp(['packages', 'addon', 'dist']))) return oneFailure();
  return (await Promise.all(lanes.map(runInTurn))).reduce(add, nothing());
}

async function runInTurn(lints) {
  let tally = nothing();
  for (const [name, run] of Object.entries(lints)) {
    const outcome = await outcomeOf(run);
    console.log(`lint: ${name}: ${outcome}`);
    tally = add(tally, { ...nothing(), [outcome]: 1 });
  }
  return tally;
}

async function outcomeOf(run) {
  try {
    return (await run()) === skipped ? 'skipped' : 'passed';
  } catch (error) {
    console.log(`${error.output ?? ''}${error.message}`);
    return 'failed';
  }
}

/** What the tests counted; when they did not come to an end, that is a failure. */
function talliedTests() {
  try {
    return JSON.parse(readFileSync(tallyFile, 'utf8'));
  } catch {
    return oneFailure();
  }
}

if (isMain(import.meta.url)) {
  const before = process.argv.includes('--after-tests') ? talliedTests() : nothing();
  const total = add(before, await lint());
  console.log(closingLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
}
