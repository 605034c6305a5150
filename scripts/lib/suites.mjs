// The test suites, each run by its own runner with its output shown, each counted from what that runner
// itself reports. A runner that crashes or runs nothing counts as one failure.

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageBin, runQuietly, runStreaming } from './command.mjs';
import { inRoot, stateFolder } from './paths.mjs';
import { filesUnder } from './stamp.mjs';
import { add, distrust, nothing } from './tally.mjs';

const NODE_TEST_LIMIT_MS = 300_000;

/** By name, in the order in which they run; `needs` are the steps of setup. */
export const suites = {
  rust: { needs: [], run: runCargo },
  native: { needs: ['packages', 'addon'], run: () => runNode('native') },
  api: { needs: ['packages', 'addon', 'dist', 'browser'], run: () => runNode('api') },
  package: { needs: ['packages', 'addon', 'dist', 'browser'], run: () => runNode('package') },
  e2e: { needs: ['packages', 'addon', 'dist', 'browser'], run: runPlaywright },
};

// Without the addon's feature: the core has to stand alone.
const CARGO_TEST = ['test', '--no-default-features', '--no-fail-fast'];

/** Builds the Rust tests, which may go on beside the setup: half of the addon's build keeps one core only. */
export const buildCargoTests = () =>
  runQuietly('cargo', [...CARGO_TEST, '--no-run']).catch(() => {
    // The suite says what is wrong.
  });

async function runCargo() {
  const { code, stdout } = await runStreaming('cargo', CARGO_TEST);
  return distrust(readCargo(stdout), code);
}

/** Sums cargo's closing lines, one for each test binary and one for the examples in docs. */
function readCargo(stdout) {
  const lines = stdout.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;/gm);
  return [...lines]
    .map(([, passed, failed, skipped]) => ({ passed: +passed, failed: +failed, skipped: +skipped }))
    .reduce(add, nothing());
}

function runNode(folder) {
  const files = filesUnder(join('__test__', folder)).filter((path) => path.endsWith('.test.mjs'));
  if (files.length === 0) return distrust(nothing(), 0);
  return counted((tally) => [
    '--test',
    '--test-concurrency=2',
    `--test-timeout=${NODE_TEST_LIMIT_MS}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${inRoot('scripts', 'lib', 'node-tally.mjs')}`,
    `--test-reporter-destination=${tally}`,
    ...files,
  ]);
}

function runPlaywright() {
  const reporter = inRoot('scripts', 'lib', 'playwright-tally.mjs');
  const config = join('__test__', 'e2e', 'playwright.config.ts');
  const cli = packageBin('@playwright/test', 'playwright');
  return counted(() => [cli, 'test', `--config=${config}`, `--reporter=list,${reporter}`]);
}

/** Runs Node with a reporter that leaves its count in the file that it is given. */
async function counted(argsFor) {
  mkdirSync(stateFolder, { recursive: true });
  const file = join(stateFolder, `tally-${process.pid}.json`);
  const env = { RECALL_TALLY_FILE: file };
  try {
    const { code } = await runStreaming(process.execPath, argsFor(file), { env });
    return distrust(readTally(file), code);
  } finally {
    rmSync(file, { force: true });
  }
}

function readTally(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The runner ended before its reporter did.
    return nothing();
  }
}
