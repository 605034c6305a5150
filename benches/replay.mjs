// Thirty steps that are replayed from their files against the same code in a function, on one page.
//
// The sentences are compiled once, unmeasured. Then both lanes go through all of them, step by step in alternating
// order; a figure is the sum over the thirty of the medians of their rounds. A step that does not come from its file stops
// the measurement.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { launchOptions } from '../scripts/browser.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { pages } from './page.mjs';
import { median, rounded, timeMs } from './sample.mjs';

const STEPS = 30;
const CONTROLS = 100;
const ORIGIN = 'http://orders.test';

/** One row. */
export async function measureReplay(rounds) {
  const browser = await chromium.launch(launchOptions());
  // Below the checkout, so that the steps find Playwright.
  mkdirSync(inRoot('test-results'), { recursive: true });
  const cacheRoot = mkdtempSync(join(inRoot('test-results'), 'bench-steps-'));
  try {
    return [await measure(await browser.newPage(), cacheRoot, rounds)];
  } finally {
    rmSync(cacheRoot, { recursive: true, force: true });
    await browser.close();
  }
}

async function measure(page, cacheRoot, rounds) {
  const { html, targets } = pages.mix(CONTROLS);
  await page.route(`${ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${ORIGIN}/orders`);
  const { createRecall } = createRequire(import.meta.url)('playwright-recall/page');
  const recall = await createRecall(page, { cacheRoot, cacheKey: 'bench', lookupTimeout: 60_000 });
  const steps = Array.from({ length: STEPS }, (_, at) => stepOf(targets[at % targets.length], at));
  for (const step of steps) await step.recall(recall);
  const made = recall.steps.length;
  const samples = await interleave(page, recall, steps, rounds);
  const other = recall.steps.slice(made).find(({ outcome }) => outcome !== 'hit');
  if (other) throw new Error(`a step was not replayed but ${other.outcome}: ${other.sentence}`);
  return row(samples, rounds);
}

/** By turns a click and a check of the same control. */
function stepOf({ role, name, sentence }, at) {
  const locate = (page) => page.getByRole(role, { name, exact: true });
  if (at % 2 === 0)
    return { recall: (recall) => recall.step(`click ${sentence}`), byHand: (page) => locate(page).click() };
  return {
    recall: (recall) => recall.expect(`${sentence} is visible`),
    byHand: (page) => expect(locate(page)).toBeVisible(),
  };
}

async function interleave(page, recall, steps, rounds) {
  const samples = steps.map(() => ({ replayed: [], byHand: [] }));
  // The first round warms up.
  for (let round = -1; round < rounds; round += 1) {
    for (const [at, step] of steps.entries()) {
      const lanes = [
        ['replayed', () => step.recall(recall)],
        ['byHand', () => step.byHand(page)],
      ];
      for (const [lane, work] of (round + at) % 2 === 0 ? lanes : lanes.toReversed()) {
        await page.evaluate(() => scrollTo(0, 0));
        const ms = await timeMs(work);
        if (round >= 0) samples[at][lane].push(ms);
      }
    }
  }
  return samples;
}

function row(samples, rounds) {
  const total = (lane) => samples.reduce((sum, each) => sum + median(each[lane]), 0);
  const [handwrittenMs, replayedMs] = [total('byHand'), total('replayed')];
  return {
    steps: STEPS,
    rounds,
    handwrittenMs: rounded(handwrittenMs),
    replayedMs: rounded(replayedMs),
    ratio: rounded(replayedMs / handwrittenMs),
  };
}
