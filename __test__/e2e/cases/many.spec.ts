/**
 * P1, P2: several processes on one store, through the public API, and some of them die.
 */
import { LocatorStore } from 'playwright-recall';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '../support/test.ts';
import { Lane } from '../support/lane.ts';
import { hit } from '../support/lookups.ts';
import { buttons, keyOf, named } from '../support/observed.mjs';
import { clickEach, visit } from '../support/scripts.ts';

const shared = ['anchor', 'button', 'cabin', 'deck', 'engine', 'funnel'];
const versionsOf = (lanes: number, writes: number) =>
  Array.from(
    { length: lanes * writes },
    (_, index) => `lane ${Math.floor(index / writes)} round ${index % writes}`,
  );

/** Which version an entry holds: the one whose button its recipe hits on a page that shows all of them. */
function versionIn(store: LocatorStore, target: string, versions: string[]): string | undefined {
  const found = store.lookup(keyOf(target));
  if (found.outcome !== 'found') return undefined;
  const match = store.match(found.recipe, buttons(versions.map((version) => named(target, version))));
  return match.outcome === 'hit' ? versions[Number(match.token.slice(1))] : undefined;
}

test('P1 8 processes × 500 writes to overlapping entries: no error, none lost', async ({ workTree }) => {
  const [lanes, writes] = [8, 500];
  const jobs = Array.from({ length: lanes }, (_, lane) => ({
    cwd: workTree.path,
    mode: 'write' as const,
    lane,
    writes,
    targets: [...shared, `own ${'abcdefgh'[lane]}`],
    versions: [],
  }));
  const reports = await Promise.all(jobs.map((job) => new Lane(job).report()));

  const outcomes = new Set(reports.flatMap((report) => Object.keys(report.outcomes)));
  expect(
    [...outcomes].filter((outcome) => !['stored', 'unchanged', 'conflict'].includes(outcome)),
    'no error',
  ).toEqual([]);
  const store = LocatorStore.open({ cwd: workTree.path, env: {} });
  const versions = versionsOf(lanes, writes);
  for (const target of new Set(jobs.flatMap(({ targets }) => targets))) {
    const last = reports.map((report) => report.last[target]).filter((version) => version !== undefined);
    expect(last, `"${target}" holds what some process stored last: none lost`).toContain(
      versionIn(store, target, versions),
    );
  }
  expect(store.stats(), 'nothing but whole entries').toMatchObject({ entries: shared.length + lanes });
});

test('P2 kill -9 in a write loop with readers: old or new, never partial', async ({ workTree }) => {
  const [lanes, writes] = [3, 50];
  const versions = versionsOf(lanes, writes);
  const job = { cwd: workTree.path, writes, targets: shared, versions };
  const store = LocatorStore.open({ cwd: workTree.path, env: {} });
  for (const target of shared)
    store.record(keyOf(target), buttons([named(target, 'lane 0 round 0')]), { frame: 0, token: 'p0' });
  const readers = [0, 1].map((lane) => new Lane({ ...job, mode: 'read', lane }));
  for (let round = 0; round < 4; round += 1) {
    const writers = Array.from({ length: lanes }, (_, lane) => new Lane({ ...job, mode: 'endless', lane }));
    await Promise.all(writers.map((writer) => writer.report()));
    for (const writer of writers) {
      await sleep(Math.random() * 40);
      await writer.kill();
    }
  }
  for (const { outcomes } of await Promise.all(readers.map((reader) => reader.stop()))) {
    expect(Object.keys(outcomes), 'readers saw whole entries only').toEqual(['found hit']);
  }
  for (const target of shared) {
    expect(versions).toContain(versionIn(store, target, versions));
    const written = store.record(keyOf(target), buttons([named(target, 'after')]), { frame: 0, token: 'p0' });
    expect(written, 'no lock is left that blocks').toMatchObject({ outcome: 'stored' });
  }
  await new Lane({ ...job, mode: 'write', lane: 0, writes: 0 }).report();
  expect(store.stats()).toMatchObject({ entries: shared.length });
  expect(
    workTree.gitDir.files.filter((file) => /tmp|temp|partial/i.test(file)),
    'no temporary file is left after the next run',
  ).toEqual([]);
});

test('P1 browsers at once: four processes resolve the same controls, and all of it is remembered', async ({
  site,
  workTree,
}) => {
  const names = ['Open', 'Save', 'Print', 'Share'];
  site.page('/', names.map((name) => `<button>${name}</button>`).join(''));
  const gesture = {
    ...visit('/', ...names),
    answers: Object.fromEntries(names.map((name) => [name, `name:${name}`])),
  };
  const runs = await Promise.all([1, 2, 3, 4].map(() => workTree.run(clickEach, gesture)));
  for (const { lookups } of runs) {
    for (const { outcome, reason, write } of lookups) {
      expect(outcome === 'hit' || reason === 'absent').toBe(true);
      expect(['stored', 'unchanged', 'conflict', undefined]).toContain(write?.outcome);
    }
  }
  expect(workTree.gitDir.entries).toHaveLength(names.length);
  const warm = await workTree.run(clickEach, gesture);
  expect(warm.lookups).toMatchObject(names.map(() => hit));
});
