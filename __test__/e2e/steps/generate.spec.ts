/** A sentence without a file: its code is made, shown on the live page what it does, and only then kept. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { secret } from '../../../dist/page.js';
import { expect, test } from './support.ts';

const FORM = `<title>Orders</title><h1>Orders</h1><label>Customer <input></label>
  <button onclick="document.title = 'Sent to ' + document.querySelector('input').value">Send</button>`;

test('is made, run and saved; from then on it is read', async ({ page, folder, recallOn, events }) => {
  await page.setContent(FORM);
  const recall = await recallOn(page);
  await recall.step('click the Send button');
  expect(await page.title()).toBe('Sent to');
  expect(folder.read()).toContain("await page.getByRole('button', { name: 'Send', exact: true }).click();");
  expect(folder.read()).toContain('// sentence: "click the Send button"');
  await recall.step('Click  the Send button');
  expect(
    recall.steps.map(({ outcome, reason, generatedBy, write, passed }) => ({
      outcome,
      reason,
      generatedBy,
      write,
      passed,
    })),
  ).toEqual([
    { outcome: 'miss', reason: 'absent', generatedBy: 'compiler', write: { outcome: 'saved' }, passed: true },
    { outcome: 'hit', reason: undefined, generatedBy: undefined, write: undefined, passed: true },
  ]);
  expect(recall.steps.map(({ file }) => file)).toEqual([folder.names[0], folder.names[0]]);
  expect(events.map(({ type }) => type)).toEqual([
    'started',
    'generation',
    'generation',
    'cache',
    'passed',
    'started',
    'passed',
  ]);
});

test("another day's value goes the same way, and no value is on disk", async ({ page, folder, recallOn }) => {
  await page.setContent(FORM);
  const recall = await recallOn(page);
  for (const customer of ['Ada Lovelace', secret('Grace Hopper'), 1843]) {
    await recall.step('fill the Customer field with {{customer}}', { customer });
    await recall.step('click the Send button');
    await recall.expect('the title is {{title}}', {
      title: `Sent to ${await page.locator('input').inputValue()}`,
    });
  }
  expect(folder.names).toHaveLength(3);
  const texts = folder.names.map((name) => folder.read(name)).join('');
  expect(texts).not.toMatch(/Ada|Grace|1843/u);
  expect(texts).toContain('.fill(params.customer)');
});

test('the same words to be done and to be checked are two steps', async ({ page, folder, recallOn }) => {
  await page.setContent('<button onclick="this.textContent = \'Sent\'">Send</button>');
  const recall = await recallOn(page);
  await expect(recall.expect('click the Send button')).rejects.toMatchObject({ code: 'step_not_understood' });
  await recall.step('click the Send button');
  expect(folder.names).toHaveLength(1);
});

test('nothing is saved of what does not pass on the page', async ({ page, folder, recallOn }) => {
  await page.setContent(FORM);
  page.setDefaultTimeout(300);
  const recall = await recallOn(page);
  await page.locator('button').evaluate((button) => button.setAttribute('disabled', ''));
  const failure = await recall.step('click the Send button').catch((error: unknown) => error as Error);
  expect(failure).toMatchObject({ name: 'TimeoutError' });
  expect((failure as Error).message).toContain('is not saved');
  expect((failure as Error).message).toContain("getByRole('button', { name: 'Send', exact: true }).click()");
  expect(folder.names).toEqual([]);
  expect(recall.steps[0]).toMatchObject({ passed: false, generatedBy: 'compiler' });
  expect(recall.steps[0]?.write).toBeUndefined();
});

const REFUSED = [
  { sentence: 'click the Sned button', code: 'target_not_found', says: 'Send' },
  { sentence: 'click the Copy button', code: 'target_ambiguous', says: 'equally well' },
  { sentence: 'juggle three balls', code: 'step_not_understood', says: 'click the "Sign in" button' },
] as const;

for (const { sentence, code, says } of REFUSED)
  test(`"${sentence}" is not guessed at: ${code}`, async ({ page, folder, recallOn }) => {
    await page.setContent(`${FORM}<button>Copy</button><button>Copy</button>`);
    const recall = await recallOn(page);
    const failure = await recall.step(sentence).catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({ name: 'RecallError', code });
    expect((failure as Error).message).toContain(`recall.step "${sentence}"`);
    expect((failure as Error).message).toContain(says);
    expect(folder.names).toEqual([]);
  });

test('a control that comes late is waited for', async ({ page, recallOn }) => {
  await page.setContent('<p>Wait</p>');
  await page.evaluate(() =>
    setTimeout(
      () => (document.body.innerHTML = '<button onclick="document.title = \'late\'">Send</button>'),
      400,
    ),
  );
  await (await recallOn(page, { lookupTimeout: 5_000 })).step('click the Send button');
  expect(await page.title()).toBe('late');
});

test('a check that holds on an empty page too is not kept, unless it says that something is not there', async ({
  page,
  folder,
  recallOn,
}) => {
  await page.setContent('<p>Hello</p>');
  const recall = await recallOn(page);
  const pages = page.context().pages().length;
  await recall.expect('the page shows "Hello"');
  await recall.expect('the page does not show "Error"');
  expect(folder.names).toHaveLength(2);
  await page.goto('about:blank');
  await expect(recall.expect('the URL is "about:blank"')).rejects.toMatchObject({ code: 'step_unproven' });
  expect(folder.names).toHaveLength(2);
  expect(page.context().pages()).toHaveLength(pages);
});

test('K5 what is wrong with the call is said before the browser is touched', async ({ page, recallOn }) => {
  const recall = await recallOn(page);
  await page.close();
  const calls: [call: () => Promise<unknown>, code: string, says: string][] = [
    [() => recall.step(''), 'target_empty', 'empty'],
    [() => recall.step(undefined as unknown as string), 'target_empty', 'undefined'],
    [() => recall.expect(42 as unknown as string), 'target_empty', 'a number'],
    [() => recall.step('fill {{a}} into the A field'), 'placeholder_missing', '{{a}}'],
    [() => recall.step('fill {{a}} into the {{a}} field', { a: 1 }), 'placeholder_repeated', '{{a}}'],
    [() => recall.step('click the A button', { a: 1 }), 'placeholder_unused', '"a"'],
    [() => recall.step('fill {{a}} into A', { a: {} as string }), 'option_invalid', 'an object'],
    [() => recall.step('fill {{name}} into the A field', { nam: 1 }), 'placeholder_unknown', 'nam'],
    [
      () => recall.step('click the A button', 'now' as unknown as Record<string, string>),
      'option_invalid',
      'a string',
    ],
    [() => recall.step(`click ${'the '.repeat(300)} button`), 'option_invalid', '1000'],
    [() => recall.group('', async () => {}), 'option_invalid', 'prompt'],
    [() => recall.group('Sign in', undefined as unknown as () => void), 'option_invalid', 'undefined'],
  ];
  for (const [call, code, says] of calls) {
    const failure = await call().catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({ name: 'RecallError', code });
    expect((failure as Error).message).toContain(says);
  }
});

test('steps are about a whole page, and follow to another one', async ({ page, context, recallOn }) => {
  const recall = await recallOn(page);
  await page.setContent('<main><button>Send</button></main>');
  const within = recall.within(page.locator('main'));
  await expect(within.step('click the Send button')).rejects.toMatchObject({ code: 'option_invalid' });
  const popup = await context.newPage();
  await popup.setContent('<button onclick="document.title = \'sent\'">Send</button>');
  await recall.on(popup).step('click the Send button');
  expect(await popup.title()).toBe('sent');
});

test('a directory that cannot be written costs the file, not the run', async ({ page, folder, recallOn }) => {
  const blocked = path.join(folder.path, 'blocked');
  mkdirSync(blocked);
  // A file in place of a directory stops root as well.
  folder.write('', 'blocked/sub');
  await page.setContent('<button onclick="document.title += \'!\'">Send</button>');
  const recall = await recallOn(page, { cacheRoot: path.join(blocked, 'sub') } as object);
  await recall.step('click the Send button');
  await recall.step('click the Send button');
  expect(await page.title()).toBe('!!');
  expect(recall.steps.map(({ outcome, write }) => [outcome, write?.outcome])).toEqual([
    ['miss', 'skipped'],
    ['miss', 'skipped'],
  ]);
});

test('without a test file there has to be a key', async ({ page, recallOn }) => {
  const recall = await recallOn(page, { cacheKey: undefined } as object);
  await expect(recall.step('click the Send button')).rejects.toThrow(/cacheKey/u);
});
