/**
 * The fixture in projects as users have them: CommonJS, ESM and TypeScript; with extended and merged tests, options by
 * config and by `test.use`, projects, retries and workers.
 */
import { config, expect, STEPS_REPORTER, test, type Shown } from '../support/runner-test.ts';

const spec = `
const counter = [];
const custom = test.extend({ visitor: async ({ page, recall }, use) => { await page.goto('/'); await use({ name: 'Ada', recall }); } });
const other = base.extend({ greeting: 'hello' });
const merged = mergeTests(custom, other);

merged('composes with test.extend and mergeTests', async ({ visitor, greeting, recall }) => {
  expect(greeting).toBe('hello');
  expect(visitor.recall).toBe(recall);
  await recall.click('the Sign in button');
  expect(recall.lookups).toHaveLength(1);
});

test('a lookup list is each test\\'s own', async ({ page, recall }) => {
  expect(recall.lookups).toEqual([]);
  await page.goto('/');
  await recall.fill('the email field', 'ada@example.org');
  await expect(await recall.locator('the Welcome heading')).toBeVisible();
  expect(recall.lookups.map(({ operation }) => operation)).toEqual(['fill', 'locate']);
});

test.describe('with its own options', () => {
  test.use({ recall: { locatorCache: false, resolvers: [async (request) => { counter.push(request.target); return request.candidates[0]; }] } });
  test('test.use sets the options', async ({ page, recall }, info) => {
    await page.goto('/');
    await recall.click('whatever comes first');
    expect(recall.lookups[0]).toMatchObject({ outcome: 'bypassed', reason: 'disabled', resolvedBy: 'custom' });
    if (info.retry === 0) throw new Error('once more');
  });
});
`;

const page = '<h1>Welcome</h1><button>Sign in</button><label>Email <input type="email"></label>';
const heads = {
  cjs: `const { test, expect } = require('playwright-recall/test');\nconst { test: base, mergeTests } = require('@playwright/test');\n`,
  esm: `import { test, expect } from 'playwright-recall/test';\nimport { test as base, mergeTests } from '@playwright/test';\n`,
};
const typed = `${heads.esm}${spec
  .replace('const counter = []', 'const counter: string[] = []')
  .replace('test.extend({ visitor', 'test.extend<{ visitor: { name: string; recall: unknown } }>({ visitor')
  .replace('base.extend({', 'base.extend<{ greeting: string }>({')}`;

const kinds = [
  {
    kind: 'CommonJS',
    files: {
      'package.json': '{}',
      'playwright.config.js': config('cjs', '', 'retries: 1, workers: 1'),
      'tests/a.spec.js': heads.cjs + spec,
    },
  },
  {
    kind: 'ESM',
    files: {
      'package.json': '{"type":"module"}',
      'playwright.config.js': config('esm', '', 'retries: 1, workers: 1'),
      'tests/a.spec.js': heads.esm + spec,
    },
  },
  {
    kind: 'TypeScript',
    files: {
      'package.json': '{}',
      'playwright.config.ts': config(
        'esm',
        '',
        "retries: 1, workers: 2, fullyParallel: true, projects: [{ name: 'one' }, { name: 'two' }]",
      ),
      'tests/a.spec.ts': typed,
    },
  },
];

for (const { kind, files } of kinds) {
  test(`the fixture in a ${kind} project`, async ({ site, project }) => {
    site.page('/', page);
    const user = project({ ...files, 'steps-reporter.cjs': STEPS_REPORTER });
    const { exitCode, output } = await user.run();
    const { results, errors } = JSON.parse(user.read('steps.json')) as Shown;
    expect(errors).toEqual([]);
    const projects = new Set(results.map((result) => result.project)).size;
    const failures = results.filter(({ status }) => status !== 'passed').flatMap(({ errors: why }) => why);
    expect(failures, output).toEqual(
      Array.from({ length: projects }, () => expect.stringContaining('once more')),
    );
    expect(results).toHaveLength(4 * projects);
    expect(exitCode).toBe(0);
    expect(user.gitDir.entries, 'three targets, whatever the project').toHaveLength(3);
  });
}
