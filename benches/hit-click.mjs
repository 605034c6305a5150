// A remembered sentence against the locator that a person writes by hand, on the same page and the same control.
//
// Each pair clicks one control twice, once by `recall.click(sentence)` and once by `getByRole(role, { name, exact:
// true }).click()`, in alternating order. Before either the page is scrolled back to its top, unmeasured, so that
// both scroll the same way. Every sentence is learnt before, and each recall click is checked to be a hit.

import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { launchOptions } from '../scripts/browser.mjs';
import { pages } from './page.mjs';
import { emptyRepository } from './repository.mjs';
import { median, rounded, timeMs } from './sample.mjs';

const WARM_UP_PAIRS = 10;
const LEARNING_LIMIT_MS = 60_000;
const ORIGIN = 'http://orders.test';

/** One row for each number of controls on a page of the named kind. */
export async function measureHitClick(kind, sizes, pairs) {
  const browser = await chromium.launch(launchOptions());
  try {
    const rows = [];
    for (const controls of sizes) rows.push(await measurePage(browser, kind, controls, pairs));
    return rows;
  } finally {
    await browser.close();
  }
}

async function measurePage(browser, kind, controls, pairs) {
  const { html, targets } = pages[kind](controls);
  const page = await browser.newPage();
  const recall = await createRecallFor(page);
  await page.route(`${ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${ORIGIN}/orders`);
  for (const target of targets) await recall.click(target.sentence);
  const lanes = {
    recall: (target) => recall.click(target.sentence),
    handwritten: ({ role, name }) => page.getByRole(role, { name, exact: true }).click(),
  };
  const samples = await interleave(page, lanes, targets, pairs);
  mustAllHit(recall.lookups.slice(targets.length));
  await page.close();
  return row(controls, samples);
}

/** `createRecall` with a memory in a repository of its own. */
function createRecallFor(page) {
  const { createRecall } = createRequire(import.meta.url)('playwright-recall/page');
  // Learning happens once and is not measured; on a busy machine it may take its time.
  return createRecall(page, { cwd: emptyRepository(), lookupTimeout: LEARNING_LIMIT_MS });
}

async function interleave(page, lanes, targets, pairs) {
  const samples = { recall: [], handwritten: [] };
  for (let pair = -WARM_UP_PAIRS; pair < pairs; pair += 1) {
    const target = targets[(pair + WARM_UP_PAIRS) % targets.length];
    const order = pair % 2 === 0 ? ['recall', 'handwritten'] : ['handwritten', 'recall'];
    for (const lane of order) {
      await scrollToTop(page);
      const ms = await timeMs(() => lanes[lane](target));
      if (pair >= 0) samples[lane].push(ms);
    }
  }
  return samples;
}

const scrollToTop = (page) =>
  page.evaluate(
    () => new Promise((done) => (scrollTo(0, 0), requestAnimationFrame(() => requestAnimationFrame(done)))),
  );

function mustAllHit(lookups) {
  const other = lookups.find(({ outcome }) => outcome !== 'hit');
  if (other) throw new Error(`a click was no hit but ${other.outcome} (${other.reason})`);
}

function row(controls, samples) {
  const [handwrittenMs, recallMs] = [median(samples.handwritten), median(samples.recall)];
  return {
    controls,
    handwrittenMs: rounded(handwrittenMs),
    recallMs: rounded(recallMs),
    ratio: rounded(recallMs / handwrittenMs),
    pairs: samples.recall.length,
  };
}
