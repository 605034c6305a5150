// A whole run: from a folder of data to every verdict, as data. report.mjs says it for people.

import { availableParallelism } from 'node:os';
import { isDisputed } from './disputes.mjs';
import { grouped } from './groups.mjs';
import { runJobs } from './lanes.mjs';
import { Progress } from './progress.mjs';
import { named, sampled } from './sample.mjs';
import { pairsOf, readSets } from './sets.mjs';
import { Tally } from './tally.mjs';
import { pagesOf, trialsOf } from './trial.mjs';

/** More lanes than this wait for each other's disk and memory. */
const MAX_LANES = 4;

/** @param options `data`, `only`, `limit`, `isKnockout`, `isReverse`. */
export async function evaluate(options) {
  const jobs = jobsOf(options);
  const trials = jobs.reduce((sum, job) => sum + job.trials.length, 0);
  const progress = new Progress(jobs.length, trials);
  const found = await runJobs(jobs, Math.min(availableParallelism(), MAX_LANES), (results) =>
    progress.add(results),
  );
  progress.end();
  return outcomeOf(options, jobs, found, progress.seconds);
}

function jobsOf({ data, only, limit, isKnockout, isReverse }) {
  const pairs = pairsOf(readSets(data));
  const all = pairs
    .map((pair, index) => jobOf(pair, `pair-${index}`, { isReverse, isKnockout }))
    .filter(({ trials }) => trials.length > 0);
  const wanted = only === undefined ? all : named(all, only);
  if (wanted.length === 0)
    throw new Error(only === undefined ? 'there are no labels' : `no pair’s name contains "${only}"`);
  return limit === undefined ? wanted : sampled(wanted, limit);
}

/** @param name Of the site: not that of any other job. */
function jobOf({ labels, ...pair }, name, { isReverse, isKnockout }) {
  const trials = trialsOf({ ...pair, labels }, isReverse).filter(({ isVisible }) => isVisible !== false);
  return { name, folder: pair.folder, pair, pages: pagesOf(pair, isReverse), trials, isKnockout };
}

function outcomeOf({ isKnockout, isReverse }, jobs, found, seconds) {
  const results = jobs.flatMap(({ pair }, index) => found[index].map((result) => placed(pair, result)));
  return {
    mode: { knockout: isKnockout, reverse: isReverse },
    ...Tally.of(results),
    seconds,
    groups: grouped(results, ({ set, status, source, rule }) => [set, status, source, rule]).map(
      countsOfGroup,
    ),
    pairs: jobs.map(({ pair }) => countsOf(pair, results)),
    results,
  };
}

function countsOfGroup({ key: [set, status, source, rule], tally }) {
  return Object.assign({ set, status, source, rule }, tally);
}

const placed = (pair, result) => ({
  set: pair.set,
  pair: pair.id,
  gap: pair.gap,
  ...result,
  isDisputed: isDisputed(pair, result),
});

function countsOf({ id, set, gap }, results) {
  return { id, set, gap, ...Tally.of(results.filter((result) => result.pair === id && result.set === set)) };
}
