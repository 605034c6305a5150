/**
 * Steps in projects as users have them: CommonJS, ESM and TypeScript. The first run makes the files, a strict run replays
 * them; trace and report show the sentences, a failure points at the user's line and names the file.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { config, expect, STEPS_REPORTER, test, type Shown, type ShownStep } from '../support/runner-test.ts';

const spec = `
test('orders', async ({ page, recall }) => {
  await recall.step('open "/"');
  await recall.group('Fill the form', async (group) => {
    await group.step('fill the Customer field with {{customer}}', { customer: 'Ada ' + process.env.DAY });
  });
  await recall.step('click the Send button');
  await recall.expect('the page shows {{answer}}', { answer: 'Sent to Ada ' + process.env.DAY });
});
`;

const page = `<label>Customer <input></label>
<button onclick="answer.textContent = 'Sent to ' + document.querySelector('input').value">Send</button><p id="answer"></p>`;

const heads = {
  cjs: "const { test } = require('playwright-recall/test');\n",
  esm: "import { test } from 'playwright-recall/test';\n",
};

const kinds = [
  { kind: 'CommonJS', format: 'cjs', type: 'commonjs', extension: 'js' },
  { kind: 'ESM', format: 'esm', type: 'module', extension: 'js' },
  { kind: 'TypeScript', format: 'esm', type: 'commonjs', extension: 'ts' },
] as const;

for (const { kind, format, type, extension } of kinds) {
  test(`steps in a ${kind} project`, async ({ site, project }) => {
    site.page('/', page);
    const user = project({
      'package.json': JSON.stringify({ type }),
      [`playwright.config.${extension}`]: config(format, '', "testDir: 'tests', workers: 1").replace(
        "'./steps-reporter.cjs'",
        "'./steps-reporter.cjs'], ['playwright-recall/reporter'",
      ),
      [`tests/flows/order.spec.${extension}`]: heads[format] + spec,
      'steps-reporter.cjs': STEPS_REPORTER,
    });
    const first = await user.run([], { DAY: 'Monday' });
    expect(first.exitCode, first.output).toBe(0);
    expect(first.output).toContain('compiled        4, 4 saved');
    const files = readdirSync(join(user.path, '.recall', 'cache'));
    expect(files).toHaveLength(4);
    expect(user.texts('.recall')).not.toMatch(/Ada|Monday/u);
    expect(user.texts('.recall')).toContain(`// cache key: "flows/order.spec.${extension}"`);

    const second = await user.run([], { DAY: 'Tuesday', CI: '1', RECALL_STRICT: '1' });
    expect(second.exitCode, second.output).toBe(0);
    expect(second.output).toContain('replayed        4');
    const report = JSON.parse(user.read('recall-report.json')) as {
      totals: { steps: unknown };
      tests: { steps: { file: string; sentence: string; outcome: string }[] }[];
    };
    expect(report.totals.steps).toMatchObject({ taken: 4, replayed: 4, generated: 0, failed: 0 });
    expect(report.tests[0]?.steps.map(({ file }) => file).sort()).toEqual(files.sort());
    expect(sentencesOf(JSON.parse(user.read('steps.json')) as Shown)).toEqual([
      'recall.step "open "/""',
      'recall.group "Fill the form"',
      'recall.step "fill the Customer field with {{customer}}"',
      'recall.step "click the Send button"',
      'recall.expect "the page shows {{answer}}"',
    ]);
  });
}

function sentencesOf({ results }: Shown): string[] {
  const titles = (steps: ShownStep[]): string[] =>
    steps.flatMap(({ title, steps: inner }) => [
      ...(title.startsWith('recall.') ? [title] : []),
      ...titles(inner),
    ]);
  return titles(results[0]?.steps ?? []);
}

test("a failed step is shown at the user's line, with its code's own call inside and its file named", async ({
  site,
  project,
}) => {
  site.page('/', page);
  const user = project({
    'package.json': '{}',
    'playwright.config.js': config(
      'cjs',
      'actionTimeout: 1000, recall: { settle: { timeout: 0 } }',
      'workers: 1',
    ),
    'tests/a.spec.js': `${heads.cjs}
test('sends', async ({ page, recall }) => {
  await page.goto('/');
  await recall.step('click the Send button');
});
`,
    'steps-reporter.cjs': STEPS_REPORTER,
  });
  expect((await user.run()).exitCode).toBe(0);
  site.page('/', page.replace('>Send<', '>Submit<'));
  const { exitCode, output } = await user.run(['--reporter=./steps-reporter.cjs,line']);
  expect(exitCode, output).toBe(1);
  const { results } = JSON.parse(user.read('steps.json')) as Shown;
  const step = results[0]?.steps.find(({ title }) => title.startsWith('recall.'));
  expect(step).toMatchObject({ title: 'recall.step "click the Send button"', line: 5 });
  expect(step?.file).toContain('a.spec.js');
  expect(step?.steps.map(({ title, file }) => [title, file?.replace(/^.*[\\/]/u, '')])).toContainEqual([
    expect.stringMatching(/^Click/u),
    expect.stringMatching(/^click-the-send-button\..*\.mjs$/u),
  ]);
  const message = stripVTControlCharacters(results[0]?.errors[0] ?? '');
  expect(message).toMatch(/recall\.step "click the Send button": .*Timeout 1000ms exceeded/su);
  expect(message).toMatch(/The step's file: \.recall\/cache\/click-the-send-button\.[0-9a-f]+\.mjs:\d+/u);
  expect(message).toContain("> 5 |   await recall.step('click the Send button');");
});

test('steps of one subdirectory are no steps of another', async ({ site, project }) => {
  site.page('/', page);
  const tests = (path: string): string => `${heads.cjs}
test.use({ recall: { cachePath: '${path}', cacheKey: 'one key' } });
test('opens', async ({ recall }) => {
  await recall.step('open "/"');
});
`;
  const user = project({
    'package.json': '{}',
    'playwright.config.js': config('cjs', '', 'workers: 1'),
    'tests/a.spec.js': tests('a'),
    'tests/b.spec.js': tests('b/c'),
    'tests/again.spec.js': tests('a'),
    'steps-reporter.cjs': STEPS_REPORTER,
  });
  const { exitCode, output } = await user.run();
  expect(exitCode, output).toBe(0);
  const cache = join(user.path, '.recall', 'cache');
  const [name] = readdirSync(join(cache, 'a'));
  expect(readdirSync(cache).sort()).toEqual(['a', 'b']);
  expect([readdirSync(join(cache, 'a')), readdirSync(join(cache, 'b', 'c'))]).toEqual([[name], [name]]);
});

const SLIPS = [
  { use: "recall: { cachePath: '../elsewhere' }", named: ['cachePath', '../elsewhere'] },
  { use: "recall: { cacheRoot: '' }", named: ['cacheRoot'] },
  { use: "recall: { generationPrompt: 'use German' }", named: ['generationPrompt', 'asks none'] },
  { use: 'recall: { settle: { timout: 5 } }', named: ['settle.timout', 'timeout'] },
];

test('what cannot be an address or is not there yet fails before the first test', async ({
  site,
  project,
}) => {
  for (const { use, named } of SLIPS) {
    const user = project({
      'package.json': '{}',
      'playwright.config.js': config('cjs', use, 'workers: 1'),
      'tests/a.spec.js': `${heads.cjs}test('would run', async ({ recall }) => { console.log('THE TEST RAN', recall); });`,
      'steps-reporter.cjs': STEPS_REPORTER,
    });
    const { exitCode, output } = await user.run(['--reporter=line']);
    expect(exitCode, output).not.toBe(0);
    for (const word of named) expect(output).toContain(word);
    expect(output).not.toContain('THE TEST RAN');
  }
  expect(site.events).toEqual([]);
});
