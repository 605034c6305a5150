// Remembered locators: a plain-language suite over real pages, three times in fresh processes: cold, warm, and against
// the next version of the same pages.

import { brokenClaims, isFound } from './claims.mjs';
import { runData, tableOf } from './rows.mjs';
import { RUNS, runSuite } from './runs.mjs';
import { renderTable } from './table.mjs';
import { makeWorkspace } from './workspace.mjs';

/** Shows it; returns it as data, with what of our claims did not hold. */
export async function showLocators() {
  const { folder, remove } = makeWorkspace('real-pages');
  try {
    const runs = [];
    for (const name of Object.keys(RUNS)) runs.push(await announced(name, () => runSuite(folder, name)));
    show(runs);
    return { data: { runs: runs.map(runData) }, broken: brokenClaims(runs) };
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
