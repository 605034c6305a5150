/**
 * K1 with `locatorCache: { url: { base: true } }`: the origin of Playwright's `baseURL` counts as one origin.
 */
import { config, expect, STEPS_REPORTER, test } from '../support/runner-test.ts';

const spec = `const { test, expect } = require('playwright-recall/test');
test('save', async ({ page, recall }) => {
  await page.goto('/');
  await recall.click('the Save button');
  console.log('OUTCOME ' + recall.lookups[0].outcome);
});
`;

const cases = [
  { base: true, outcome: 'hit' },
  { base: false, outcome: 'miss' },
];

for (const { base, outcome } of cases) {
  test(`K1 another base address with base: ${base} is a ${outcome}`, async ({ site, project }) => {
    site.page('/', '<button>Save</button>');
    const user = project({
      'package.json': '{}',
      'playwright.config.js': config(
        'cjs',
        `recall: { locatorCache: { url: { base: ${base} } } }`,
        'workers: 1',
      ),
      'tests/a.spec.js': spec,
      'steps-reporter.cjs': STEPS_REPORTER,
    });
    const first = await user.run(['--reporter=line']);
    expect(first.output).toContain('OUTCOME miss');
    const second = await user.run(['--reporter=line'], { ORIGIN: site.foreign('') });
    expect(second.output).toContain(`OUTCOME ${outcome}`);
  });
}
