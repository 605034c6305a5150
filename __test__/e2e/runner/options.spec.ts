/**
 * An unknown or invalid option fails before the first test, naming option, value and what is accepted.
 */
import { config, expect, STEPS_REPORTER, test } from '../support/runner-test.ts';

const spec = (use: string) => `const { test } = require('playwright-recall/test');
${use}
test('would run', async ({ page, recall }) => { console.log('THE TEST RAN'); await page.goto('/'); await recall.click('save'); });
`;

const cases = [
  {
    slip: 'unknown, in the config',
    use: 'recall: { locatorCach: true }',
    local: '',
    env: {},
    named: ['locatorCach', 'locatorCache'],
  },
  {
    slip: 'of the wrong kind, in the config',
    use: "recall: { lookupTimeout: 'soon' }",
    local: '',
    env: {},
    named: ['lookupTimeout', 'soon'],
  },
  {
    slip: 'unknown resolver',
    use: "recall: { resolvers: ['lexicl'] }",
    local: '',
    env: {},
    named: ['resolvers', 'lexicl', 'lexical'],
  },
  {
    slip: 'unknown, in test.use',
    use: '',
    local: 'test.use({ recall: { strickt: true } });',
    env: {},
    named: ['strickt', 'strict'],
  },
  {
    slip: 'in the environment',
    use: '',
    local: '',
    env: { RECALL_LOCATOR_CACHE: 'maybe' },
    named: ['RECALL_LOCATOR_CACHE', 'maybe'],
  },
];

for (const { slip, use, local, env, named } of cases) {
  test(`an option that is ${slip} fails before the first test`, async ({ site, project }) => {
    site.page('/', '<button>Save</button>');
    const user = project({
      'package.json': '{}',
      'playwright.config.js': config('cjs', use, 'workers: 1'),
      'tests/a.spec.js': spec(local),
      'steps-reporter.cjs': STEPS_REPORTER,
    });
    const { exitCode, output } = await user.run(
      ['--reporter=line'],
      env as unknown as Record<string, string>,
    );
    expect(exitCode, output).not.toBe(0);
    for (const word of named) expect(output).toContain(word);
    expect(output).not.toContain('THE TEST RAN');
    expect(site.events).toEqual([]);
  });
}
