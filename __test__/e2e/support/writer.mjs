// @ts-check
/**
 * One of many processes on one store. `write` records versions of targets and says which version it stored last of
 * each; `endless` does the same until it is killed; `read` looks the targets up until it is told to stop.
 */
import { LocatorStore } from 'playwright-recall';
import { buttons, keyOf, named } from './observed.mjs';

/** @typedef {{ cwd: string, mode: 'write' | 'endless' | 'read', lane: number, writes: number, targets: string[], versions: string[] }} Job */

/** @param {Job} job @param {(outcome: string, target: string, version: string) => void} seen */
function write(job, seen) {
  const store = LocatorStore.open({ cwd: job.cwd, env: {} });
  for (let round = 0; job.mode === 'endless' || round < job.writes; round += 1) {
    const target = job.targets[(round * 5 + job.lane) % job.targets.length] ?? '';
    const version = `lane ${job.lane} round ${round % job.writes}`;
    seen(
      store.record(keyOf(target), buttons([named(target, version)]), { frame: 0, token: 'p0' }).outcome,
      target,
      version,
    );
  }
}

/** @param {Job} job */
function writeAll(job) {
  /** @type {Record<string, string>} */
  const last = {};
  /** @type {Record<string, number>} */
  const outcomes = {};
  write(job, (outcome, target, version) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    if (outcome === 'stored' || outcome === 'unchanged') last[target] = version;
  });
  return { last, outcomes };
}

/** Reads for a moment, then lets messages in. @param {Job} job */
async function read(job) {
  const store = LocatorStore.open({ cwd: job.cwd, env: {} });
  const pages = new Map(
    job.targets.map((target) => [target, buttons(job.versions.map((version) => named(target, version)))]),
  );
  /** @type {Record<string, number>} */
  const outcomes = {};
  const told = { toStop: false };
  process.once('message', () => (told.toStop = true));
  while (!told.toStop) {
    for (const target of job.targets) {
      const found = store.lookup(keyOf(target));
      const matched =
        found.outcome === 'found' ? store.match(found.recipe, pages.get(target) ?? []).outcome : '';
      const seen = [found.outcome, 'reason' in found ? found.reason : matched].join(' ');
      outcomes[seen] = (outcomes[seen] ?? 0) + 1;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { outcomes };
}

process.once('message', async (/** @type {Job} */ job) => {
  if (job.mode === 'endless') process.send?.('writing');
  const answer =
    job.mode === 'write'
      ? writeAll(job)
      : job.mode === 'read'
        ? await read(job)
        : write(job, () => undefined);
  process.send?.(answer, () => process.exit());
});
