// `npm run lint`: every check that does not run the product. With `--after-tests` the closing line includes
// the tests that ran before.

import { readFileSync } from 'node:fs';
import { lints } from './lib/lints.mjs';
import { isMain, tallyFile } from './lib/paths.mjs';
import { add, closingLine, nothing, oneFailure } from './lib/tally.mjs';
import { isSetUp } from './setup.mjs';

/** Runs every lint, shows what each that fails has to say, and returns the count. */
export async function lint() {
  if (!(await isSetUp(['packages', 'addon', 'dist']))) return oneFailure();
  let tally = nothing();
  for (const [name, run] of Object.entries(lints)) {
    const failure = await run().then(
      () => null,
      (error) => error,
    );
    report(name, failure);
    tally = add(tally, { passed: failure ? 0 : 1, failed: failure ? 1 : 0, skipped: 0 });
  }
  return tally;
}

function report(name, failure) {
  console.log(`lint: ${name}: ${failure ? 'FAILED' : 'ok'}`);
  if (failure) console.log(`${failure.output ?? ''}${failure.message}\n`);
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
