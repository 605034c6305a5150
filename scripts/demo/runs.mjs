// Runs the example suite in fresh processes and reads what each of its lookups did from the report of the run.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightTest, runEnvironment } from './playwright.mjs';

/** In this order. The value is which version of the pages the same addresses serve. */
export const RUNS = { 'cold': 'this', 'warm': 'this', 'next version': 'next' };

/** Runs the suite once and returns its tests, each with its status and its lookups, in the order of the files. */
export async function runSuite(folder, name) {
  const report = join(folder, 'recall-report.json');
  rmSync(report, { force: true });
  const { output } = await playwrightTest(folder, await runEnvironment({ SITE: RUNS[name] }));
  return { name, tests: readTests(report, output) };
}

function readTests(report, output) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).tests;
  } catch {
    throw Object.assign(new Error('the suite did not come to its end'), { output });
  }
}
