// Sentences compiled on real pages that nobody wrote for it: the locator in the code finds the control that is meant and
// nothing else. Where the compiler is not sure it says so, and often it is.

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { chromium } from '@playwright/test';
import compiling from '../../dist/steps/compiler/compile.js';
import engine from '../../dist/page/engine.js';
import { pairsOf, readSets } from '../../eval/sets.mjs';
import { Site } from '../../eval/site.mjs';
import { launchOptions } from '../../scripts/browser.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

const PAGES = 50;
const TARGETS_A_PAGE = 40;
const LEAST_COMPILED = 0.6;

describe('sentences about real pages', { timeout: 900_000 }, () => {
  let browser;
  const outcomes = { compiled: 0, refused: 0 };

  before(async () => {
    await engine.registerEngine();
    browser = await chromium.launch(launchOptions());
  });
  after(() => browser.close());

  for (const pair of spread(pairsOf(readSets(inRoot('eval', 'pages'))), PAGES))
    it(`${pair.id}: nothing but what is meant`, async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const site = new Site('compiled', pair.folder, pair.pageB);
      await site.listen(context);
      const page = await context.newPage();
      await site.open(page, pair.pageB);
      for (const [target, paths] of spread([...meaningsOf(pair)], TARGETS_A_PAGE))
        outcomes[await compileAndCheck(page, target, paths)] += 1;
      await context.close();
    });

  it('are compiled more often than refused', () => {
    const all = outcomes.compiled + outcomes.refused;
    console.log(`compiled ${outcomes.compiled} of ${all}, refused ${outcomes.refused}, none wrong`);
    assert.ok(outcomes.compiled / all >= LEAST_COMPILED, JSON.stringify(outcomes));
  });
});

/** What each sentence may mean: several labels of one sentence mean as many elements. */
function meaningsOf({ labels }) {
  const meanings = new Map();
  for (const { target, b, b_equiv: equals = [] } of labels) {
    if (b === null) continue;
    meanings.set(target, [...(meanings.get(target) ?? []), b, ...equals]);
  }
  return meanings;
}

async function compileAndCheck(page, target, paths) {
  const sentence = `click ${target}`;
  const compilation = await compiling.compile({
    page,
    sentence,
    stepType: 'action',
    params: {},
    testIdAttribute: 'data-testid',
    timeout: 0,
  });
  if (compilation.outcome === 'not_compiled') return 'refused';
  const [, source] = /await (page\..*)\.click\(\);/u.exec(compilation.code);
  const locator = new Function('page', `return ${source};`)(page);
  assert.equal(await locator.count(), 1, `${sentence}: ${source}`);
  const isMeant = await locator.evaluate(
    (element, meant) =>
      meant.some((path) => document.evaluate(path, document, null, 9, null).singleNodeValue === element),
    paths,
  );
  assert.ok(isMeant, `${sentence}: ${source} is ${await locator.evaluate((element) => element.outerHTML)}`);
  return 'compiled';
}

/** At most so many, from the beginning to the end of the list. */
function spread(list, wanted) {
  const count = Math.min(wanted, list.length);
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]);
}
