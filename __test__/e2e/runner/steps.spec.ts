/**
 * In the reports every action is one step titled with the sentence, its outcome inside it, at the caller's line.
 */
import { config, expect, STEPS_REPORTER, test, type Shown } from '../support/runner-test.ts';

const spec = `const { test, expect } = require('playwright-recall/test');
test('sign in', async ({ page, recall }) => {
  await page.goto('/');
  await recall.fill('the email field', 'ada');
  await recall.click('the Sign in button');
  await expect(await recall.locator('the Welcome heading')).toBeVisible();
  await recall.click('the Nowhere button', { timeout: 500 });
});
`;

test("every action is one step titled with the sentence; its outcome is inside it; the location is the caller's line", async ({
  site,
  project,
}) => {
  site.page('/', '<h1>Welcome</h1><button>Sign in</button><label>Email <input type="email"></label>');
  const user = project({
    'package.json': '{}',
    'playwright.config.js': config('cjs', 'recall: { lookupTimeout: 300 }', 'workers: 1'),
    'tests/a.spec.js': spec,
    'steps-reporter.cjs': STEPS_REPORTER,
  });
  for (const outcome of ['absent', 'hit']) {
    const { output } = await user.run();
    const { results } = JSON.parse(user.read('steps.json')) as Shown;
    const steps = results[0]?.steps.filter(({ title }) => title.startsWith('recall.')) ?? [];
    expect(
      steps.map(({ title, line }) => ({ title, line })),
      output,
    ).toEqual([
      { title: 'recall.fill "the email field"', line: 4 },
      { title: 'recall.click "the Sign in button"', line: 5 },
      { title: 'recall.locator "the Welcome heading"', line: 6 },
      { title: 'recall.click "the Nowhere button"', line: 7 },
    ]);
    for (const step of steps) expect(step.file).toContain('a.spec.js');
    for (const step of steps.slice(0, 3))
      expect(JSON.stringify([step.steps, step.annotations, step.attachments])).toContain(outcome);
    expect(steps[3]?.error).toContain('the Nowhere button');
  }
});
