// Step files: the shop's suite, replayed from the files that are committed with it, against the same suite written by
// hand. Strict, on CI, without a model, and with no network but the shop's.
//
// Both suites run in one process, in turns, a few times over; each step's time is the median of its rounds.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { playwrightTest, runEnvironment } from './playwright.mjs';
import { pairSuites } from './step-pairs.mjs';
import { renderTable } from './table.mjs';
import { makeWorkspace } from './workspace.mjs';

/** Odd, so that the median is one of them. */
const ROUNDS = 3;

const CONFIG = 'playwright.demo.config.ts';

/** Shows it; returns it as data, with what of our claims did not hold. */
export async function showSteps() {
  const { folder, remove } = makeWorkspace('shop');
  try {
    const start = Date.now();
    const { tests, output } = await runSuites(folder);
    console.log(
      `\ndemo: ${ROUNDS} rounds of both suites: done in ${((Date.now() - start) / 1000).toFixed(1)} s`,
    );
    const { pairs, broken } = pairSuites(tests);
    if (broken.length > 0) console.error(output);
    show(pairs);
    return { data: { steps: pairs }, broken };
  } finally {
    remove();
  }
}

async function runSuites(folder) {
  const times = join(folder, 'step-times.json');
  const env = await runEnvironment({ CI: '1', RECALL_STRICT: '1' });
  writeFileSync(join(folder, CONFIG), configText(times, env.PORT));
  const { output } = await playwrightTest(folder, env, '--config', CONFIG);
  try {
    return { tests: JSON.parse(readFileSync(times, 'utf8')), output };
  } catch {
    throw Object.assign(new Error('the suites did not come to their end'), { output });
  }
}

/**
 * The example's own configuration with a project for each round. Whatever is not the shop goes to a proxy that does not
 * exist; a route of Playwright's would slow down the shop's own requests as well.
 */
const configText = (times, port) => `import { defineConfig } from 'playwright-recall/test';
import base from './playwright.config';

const rounds = Array.from({ length: ${ROUNDS} }, (_, round) => round + 1);

export default defineConfig({
  ...base,
  workers: 1,
  reporter: [[${JSON.stringify(inRoot('scripts', 'demo', 'step-times.mjs'))}, { file: ${JSON.stringify(times)} }]],
  use: { ...base.use, proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1:${port}' } },
  projects: rounds.flatMap((round) =>
    (base.projects ?? []).map((project) => ({ ...project, name: \`\${round} \${project.name}\` })),
  ),
});
`;

function show(pairs) {
  const rows = pairs.map(({ test, sentence, replayed, byHand }) => [
    test,
    sentence,
    replayed.toFixed(1),
    byHand.toFixed(1),
  ]);
  console.log(`\n${renderTable(['test', 'sentence', 'replayed ms', 'by hand ms'], rows)}\n`);
  const [replayed, byHand] = [sum(pairs, 'replayed'), sum(pairs, 'byHand')];
  console.log(
    `${pairs.length} steps replayed from their files, strict, without a model: ${Math.round(replayed)} ms; ` +
      `the same by hand: ${Math.round(byHand)} ms; ${(replayed / byHand).toFixed(2)} times.`,
  );
}

const sum = (pairs, of) => pairs.reduce((total, pair) => total + pair[of], 0);
