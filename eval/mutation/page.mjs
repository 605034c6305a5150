// The trials of one page: its controls are remembered once, then looked up on edited versions of it.

import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { emptyRepository } from '../../benches/repository.mjs';
import { Memory } from '../memory.mjs';
import { addProbe } from '../page/elements.mjs';
import { Site } from '../site.mjs';
import { roundsOf } from '../trial.mjs';
import { Entries } from './entries.mjs';
import { BESIDES, KINDS } from './kinds.mjs';

const VIEWPORT = { width: 1280, height: 900 };
const IN_PAGE = ['chance.js', 'nodes.js', 'edits.js'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);
const LANDING_TIMEOUT_MS = 5_000;

const repositories = [];

/** Counts of what became of the trials, by kind, and the smallest trial that went wrong, if one did. */
export async function tryMutations(browser, { name, folder, file, targets, runs, seed }) {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  try {
    const site = new Site(name, folder, file);
    await site.listen(context);
    await addProbe(context);
    for (const path of IN_PAGE) await context.addInitScript({ path });
    const page = await context.newPage();
    const memories = await remembering(page, roundsOf(targets));
    await site.open(page, file);
    const remembered = await recordAll(page, memories);
    if (remembered.length === 0) return { counts: [] };
    await page.evaluate(() => self.recallEdits.keep());
    const { counts, failure } = await check(page, remembered, runs, seed);
    return { counts, failure: failure && { ...failure, page: `${folder}/${file}`, pageSeed: seed } };
  } finally {
    await context.close();
  }
}

async function remembering(page, rounds) {
  const memories = [];
  for (const [round, targets] of rounds.entries()) {
    repositories[round] ??= emptyRepository();
    memories.push({
      targets,
      memory: await Memory.of(page, repositories[round]),
      repository: repositories[round],
    });
  }
  return memories;
}

async function recordAll(page, memories) {
  const remembered = [];
  for (const { targets, memory, repository } of memories) {
    const written = [];
    for (const target of targets) {
      const { isRecorded } = await memory.record(target.target, page.locator(`xpath=${target.path}`));
      if (isRecorded) written.push(target);
    }
    if (written.length === 0) continue;
    const entries = new Entries(repository);
    for (const target of written) remembered.push({ ...target, memory, entries });
  }
  return remembered;
}

async function check(page, remembered, runs, seed) {
  const counts = [];
  const trial = fc.record({
    target: fc.nat(remembered.length - 1),
    besides: fc.uniqueArray(fc.constantFrom(...BESIDES), { maxLength: 2 }),
    kind: fc.constantFrom(...Object.keys(KINDS)),
    seed: fc.nat(),
  });
  const property = fc.asyncProperty(trial, async (each) => {
    const result = await tryOne(page, remembered[each.target], each);
    fc.pre(result !== null);
    counts.push(result);
    return !result.isWrong;
  });
  const { failed, counterexample, numShrinks } = await fc.check(property, {
    numRuns: runs,
    seed,
    maxSkipsPerRun: 1000,
  });
  if (!failed) return { counts };
  const [smallest] = counterexample ?? [];
  const { target, path } = remembered[smallest.target];
  return {
    counts,
    failure: { ...smallest, target, path, shrinks: numShrinks, ...counts.findLast(({ isWrong }) => isWrong) },
  };
}

/** Null where the edits have nothing to work on. */
async function tryOne(page, { target, path, equals, memory, entries }, { besides, kind, seed }) {
  entries.restore();
  const edits = [...besides.filter((other) => other !== kind), kind];
  const isApplied = await page.evaluate((each) => self.recallEdits.apply(each), {
    path,
    equals,
    edits,
    seed,
  });
  if (!isApplied) return null;
  const found = await memory.lookUp(target);
  if (found.outcome === 'miss') {
    return {
      kind,
      verdict: found.reason,
      isWrong: !edits.some((edit) => KINDS[edit].includes(found.reason)),
    };
  }
  const { isRight, landed, wanted } = await found.locator.evaluate(
    (element) => top.recallEdits.verdict(element),
    undefined,
    { timeout: LANDING_TIMEOUT_MS },
  );
  return isRight
    ? { kind, verdict: 'hit', isWrong: false }
    : { kind, verdict: 'wrong', isWrong: true, landed, wanted };
}
