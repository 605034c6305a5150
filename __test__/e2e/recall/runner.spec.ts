/**
 * Options at every level under the one name, and the reporter, in a project as a user has it.
 */
import { config, expect, STEPS_REPORTER, test } from '../support/runner-test.ts';

const page = '<button>Save</button>';

const levels = `const { test, expect, mergeTests } = require('playwright-recall/test');
const playwright = require('@playwright/test');
const seen = (recall) => recall.lookups.map(({ outcome, resolvedBy }) => outcome + ' ' + resolvedBy).join();
const click = async ({ page, recall }) => { await page.goto('/'); await recall.click('the Save button'); };
const own = [async ({ candidates }) => candidates[0]];

test.describe('outer', () => {
  test.use({ recall: { locatorCache: false } });
  test('outer off', async ({ page, recall }) => { await click({ page, recall }); expect(seen(recall)).toBe('bypassed lexical'); });
  test.describe('inner', () => {
    test.use({ recall: { resolvers: own, locatorCache: true } });
    test('an off wins over an inner on', async ({ page, recall }) => { await click({ page, recall }); expect(seen(recall)).toBe('bypassed custom'); });
  });
});
const merged = mergeTests(test, playwright.test.extend({ answer: 42 }));
merged.describe('merged by ours', () => {
  merged.use({ recall: { resolvers: own, locatorCache: false } });
  merged('options by the name of the fixture', async ({ page, recall, answer }) => { await click({ page, recall }); expect(seen(recall) + answer).toBe('bypassed custom42'); });
});
const plain = playwright.mergeTests(test, playwright.test.extend({ answer: 42 }));
plain.describe('merged by Playwright', () => {
  plain.use({ recallOptions: { resolvers: own, locatorCache: false } });
  plain('options by their own name', async ({ page, recall }) => { await click({ page, recall }); expect(seen(recall)).toBe('bypassed custom'); });
});
`;

test('options of the config, test.use and merged tests all reach the fixture', async ({ site, project }) => {
  site.page('/', page);
  const user = project({
    'package.json': '{}',
    'playwright.config.js': config('cjs', '', 'workers: 1'),
    'tests/a.spec.js': levels,
    'steps-reporter.cjs': STEPS_REPORTER,
  });
  const { exitCode, output } = await user.run(['--reporter=line']);
  expect(exitCode, output).toBe(0);
});

test('our defineConfig refuses a wrong option before anything runs', async ({ site, project }) => {
  site.page('/', page);
  const user = project({
    'package.json': '{}',
    'playwright.config.js': `const { defineConfig } = require('playwright-recall/test');
      module.exports = defineConfig({ projects: [{ name: 'a', use: { recall: { lookupTimout: 1 } } }] });`,
    'tests/a.spec.js': levels,
  });
  const { exitCode, output } = await user.run();
  expect(exitCode).not.toBe(0);
  expect(output).toContain('Did you mean "lookupTimeout"?');
  expect(site.events).toEqual([]);
});

const retried = `const { test } = require('playwright-recall/test');
test('fails once', async ({ page, recall }, { retry }) => {
  await page.goto('/');
  await recall.click('the Save button');
  if (retry === 0) throw new Error('once more');
});
test('without lookups', async ({ page }) => { await page.goto('/'); });
`;

test('the reporter counts a retried test once, prints totals and writes the report', async ({
  site,
  project,
}) => {
  site.page('/', page);
  const user = project({
    'package.json': '{}',
    'playwright.config.js': config('cjs', '', 'workers: 1, retries: 1').replace(
      "[['./steps-reporter.cjs']]",
      "[['playwright-recall/reporter']]",
    ),
    'tests/a.spec.js': retried,
  });
  const { exitCode, output } = await user.run();
  expect(exitCode, output).toBe(0);
  expect(output, "Playwright's own reporter stands beside it").toContain('1 flaky');
  expect(output).toContain('recall lookups  1\nhits            1\n');
  const report = JSON.parse(user.read('recall-report.json'));
  expect(report).toMatchObject({ version: 1, totals: { lookups: 1, hits: 1, misses: 0 } });
  expect(report.tests).toMatchObject([{ file: 'tests/a.spec.js', titles: ['fails once'], retry: 1 }]);
});
