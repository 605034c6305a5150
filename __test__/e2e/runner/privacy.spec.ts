/**
 * V1 under Playwright's runner: secrets are planted in fields, address and page, two tests fail, and everything this
 * package put into the reports is searched.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { config, expect, STEPS_REPORTER, test, type Shown, type ShownStep } from '../support/runner-test.ts';

const secrets = {
  password: 'Tr0ub4dor-and-3',
  code: '884213579',
  card: '4000056655665556',
  token: 'tok_9f8e7d6c5b',
  mail: 'ada.lovelace@example.org',
};
const pageText = 'Confidential patient record';
const form = `<h1>${pageText}</h1><label>Passphrase <input type="password"></label><label>Code <input autocomplete="one-time-code"></label>
  <label>Card <input autocomplete="cc-number"></label><label>Closed <input disabled></label>`;

// The values come from the environment, so that no report shows them as the user's own source text.
const spec = `const { test, secret } = require('playwright-recall/test');
const planted = JSON.parse(process.env.PLANTED);
const open = (page) => page.goto('/record?token=' + planted.token + '&mail=' + encodeURIComponent(planted.mail));
test('fills', async ({ page, recall }) => {
  await open(page);
  await recall.fill('the Passphrase field', planted.password);
  await recall.fill('the Code field', '{{code}}', { params: { code: planted.code } });
  await recall.fill('the Card field', planted.card);
});
test('fails on a field that is disabled', async ({ page, recall }) => {
  await open(page);
  await recall.fill('the Closed field', planted.password, { timeout: 1000 });
});
test('fails on a field that is not there', async ({ page, recall }) => {
  await open(page);
  await recall.fill('the Recovery field', planted.card, { timeout: 1000 });
});
`;

/** The steps this package made, without what Playwright hangs below them. */
function own(steps: ShownStep[]): ShownStep[] {
  return steps.flatMap((step) => [
    ...(step.category === 'test.step' ? [{ ...step, steps: [] }] : []),
    ...own(step.steps),
  ]);
}

test('V1 reports: no typed value, no raw URL, no page text in what is ours', async ({ site, project }) => {
  site.page('/record', form);
  const user = project({
    'package.json': '{}',
    'playwright.config.js': config('cjs', 'recall: { lookupTimeout: 300 }', 'workers: 1').replace(
      "[['./steps-reporter.cjs']]",
      "[['./steps-reporter.cjs'], ['list'], ['playwright-recall/reporter'], ['json', { outputFile: 'report.json' }], ['html', { open: 'never' }]]",
    ),
    'tests/a.spec.js': spec,
    'steps-reporter.cjs': STEPS_REPORTER,
  });
  for (const run of ['cold', 'warm']) {
    const { output, exitCode } = await user.run([], { PLANTED: JSON.stringify(secrets) });
    expect(exitCode, output).toBe(1);
    const { results } = JSON.parse(user.read('steps.json')) as Shown;
    expect(
      results.map(({ status }) => status),
      output,
    ).toEqual(['passed', 'failed', 'failed']);
    const steps = own(results.flatMap((result) => result.steps));
    expect(steps.map(({ title }) => title)).toContain('recall.fill "the Passphrase field"');
    const errors = results.flatMap((result) => result.errors);
    const attachments = results.flatMap((result) => result.attachments);
    const texts: Record<string, string> = {
      output,
      'errors of failed tests': errors.join('\n'),
      'our steps and attachments': JSON.stringify([steps, attachments]),
      "Playwright's JSON report": user.read('report.json'),
    };
    if (existsSync(join(user.path, 'recall-report.json')))
      texts['recall-report.json'] = user.read('recall-report.json');
    for (const [where, text] of Object.entries(texts)) {
      for (const [what, value] of Object.entries(secrets))
        expect.soft(text.includes(value), `${what} in ${where} (${run})`).toBe(false);
      expect.soft(text.includes(`${site.origin}/record`), `the URL in ${where} (${run})`).toBe(false);
      expect
        .soft(
          where.startsWith('error') || where === 'output' || where.startsWith('Playwright')
            ? false
            : text.includes(pageText),
          `page text in ${where} (${run})`,
        )
        .toBe(false);
    }
    const names = [
      ...Object.values(secrets),
      pageText,
      'Passphrase field',
      'the Card',
      `127.0.0.1:${site.port}`,
    ];
    expect(user.gitDir.leaks(names), 'git dir').toEqual([]);
  }
  expect(existsSync(join(user.path, 'recall-report.json')), 'the reporter wrote its data').toBe(true);
});
