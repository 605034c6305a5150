// The mutation test: real pages, edited at random in ways whose meaning is known. A hit on anything but what the
// sentence means afterwards is wrong, and so is a miss for a reason that the edit does not give.

import { availableParallelism } from 'node:os';
import { runJobs } from '../lanes.mjs';
import { Progress } from '../progress.mjs';
import { named } from '../sample.mjs';
import { pairsOf, readSets } from '../sets.mjs';

const TRIALS_A_PAGE = 50;
const TARGETS_A_PAGE = 40;
const MAX_LANES = 4;

/** @param options `data`, `only`, `trials` in all, `seed`; `onFailure` hears of each failure as it comes. */
export async function mutate({ data, only = '', trials, seed, onFailure }) {
  const jobs = jobsOf(named(pagesOf(data), only), trials, seed);
  if (jobs.length === 0) throw new Error('there is no page with labels to edit');
  const progress = new Progress(jobs.length, trials);
  const done = ({ counts, failure }) => {
    if (failure) onFailure(failure);
    progress.add(counts.map(({ isWrong }) => ({ verdict: isWrong ? 'wrong' : '' })));
  };
  const found = await runJobs(jobs, Math.min(availableParallelism(), MAX_LANES), done);
  progress.end();
  const counts = found.flatMap((each) => each.counts);
  const failures = found.flatMap(({ failure }) => failure ?? []);
  return {
    seed,
    trials: counts.length,
    pages: jobs.length,
    kinds: byKind(counts),
    wrong: failures.length,
    failures,
    seconds: progress.seconds,
  };
}

/** Each second page of a pair once, with what is labelled on it. */
function pagesOf(data) {
  const pages = new Map();
  for (const pair of pairsOf(readSets(data))) {
    const targets = pair.labels
      .filter(({ b }) => b !== null)
      .map(({ target, b, b_equiv: equals = [] }) => ({ target, path: b, equals }));
    if (targets.length > 0) pages.set(`${pair.folder}/${pair.pageB}`, { pair, targets });
  }
  return [...pages.values()];
}

function jobsOf(pages, trials, seed) {
  const wanted = Math.max(1, Math.min(pages.length, Math.round(trials / TRIALS_A_PAGE)));
  return spread(pages, wanted).map(({ pair, targets }, index) => ({
    name: `page-${index}`,
    pair,
    folder: pair.folder,
    file: pair.pageB,
    targets: spread(targets, TARGETS_A_PAGE),
    trials: targets,
    runs: share(trials, wanted, index),
    seed: seed + index,
    isMutation: true,
  }));
}

/** At most so many, from the beginning to the end of the list. */
function spread(list, wanted) {
  const count = Math.min(wanted, list.length);
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]);
}

const share = (whole, parts, index) =>
  Math.floor(((index + 1) * whole) / parts) - Math.floor((index * whole) / parts);

function byKind(counts) {
  const kinds = {};
  for (const { kind, verdict } of counts) {
    kinds[kind] ??= { trials: 0, verdicts: {} };
    kinds[kind].trials += 1;
    kinds[kind].verdicts[verdict] = (kinds[kind].verdicts[verdict] ?? 0) + 1;
  }
  return kinds;
}
