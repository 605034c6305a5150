// `npm run demo`: a plain-language suite over real pages, three times in fresh processes: cold, warm, and against the
// next version of the same pages. Sets up what is missing first. Ends with 0 only when what it says of the product
// holds. With `--json FILE` it writes the same as data.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brokenClaims, isFound } from './demo/claims.mjs';
import { runData, tableOf } from './demo/rows.mjs';
import { RUNS, runSuite } from './demo/runs.mjs';
import { renderTable } from './demo/table.mjs';
import { makeWorkspace } from './demo/workspace.mjs';
import { isSetUp } from './setup.mjs';

const { values: flags } = parseArgs({ options: { json: { type: 'string' } } });

process.exitCode = (await isSetUp()) && (await demo()) ? 0 : 1;

async function demo() {
  const { folder, remove } = makeWorkspace('real-pages');
  try {
    const runs = [];
    for (const name of Object.keys(RUNS)) runs.push(await announced(name, () => runSuite(folder, name)));
    show(runs);
    if (flags.json) writeFileSync(flags.json, `${JSON.stringify({ runs: runs.map(runData) }, null, 2)}\n`);
    return verdict(runs);
  } catch (error) {
    console.error(`demo: ${error.message}\n${error.output ?? ''}`);
    return false;
  } finally {
    remove();
  }
}

async function announced(name, work) {
  const start = Date.now();
  const run = await work();
  console.log(`demo: ${name} run: done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return run;
}

function show(runs) {
  const { headings, rows } = tableOf(runs);
  console.log(`\n${renderTable(headings, rows)}\n`);
  console.log('new: not remembered yet. stale: the memory does not fit the page any more, and what differs.');
  console.log('by: who found the control. ms: the time it took to find it.\n');
  console.log(closingSentence(runs));
}

function closingSentence(runs) {
  const [cold, warm, next] = runs.map(countOf);
  const lost = next.lookups - next.found;
  return [
    `Cold: ${cold.found} of ${cold.lookups} targets found by the resolver in ${cold.resolverCalls} calls.`,
    `Warm: ${warm.hits} of ${warm.lookups} hits, ${warm.resolverCalls} resolver calls.`,
    `Next version: ${next.hits} of ${next.lookups} still hit, ${next.lookups - next.hits} stale, ${next.found - next.hits} of them found anew;`,
    `${lost} ${lost === 1 ? 'is' : 'are'} gone or unclear, so ${lost === 1 ? 'its test fails' : 'their tests fail'}, as they should.`,
  ].join('\n');
}

function countOf(run) {
  const lookups = run.tests.flatMap((test) => test.lookups);
  return {
    lookups: lookups.length,
    hits: lookups.filter(({ outcome }) => outcome === 'hit').length,
    found: lookups.filter(isFound).length,
    resolverCalls: runData(run).resolverCalls,
  };
}

function verdict(runs) {
  const broken = brokenClaims(runs);
  for (const claim of broken) console.error(`demo: FAILED: ${claim}`);
  return broken.length === 0;
}
