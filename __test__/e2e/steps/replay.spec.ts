/** A step with a file: the file is what runs, as it stands there, if it keeps the policy. */
import { stripVTControlCharacters } from 'node:util';
import { expect, EXPECT, test } from './support.ts';

const SEND = { stepType: 'action', text: 'send it' } as const;
const SENT = { stepType: 'assertion', text: 'it was sent' } as const;
const PAGE = '<button onclick="document.title += \'!\'">Send</button><button>Send later</button>';

test('a sentence that no compiler knows runs from its file, and returns what the file returns', async ({
  page,
  folder,
  recallOn,
}) => {
  folder.save(
    { stepType: 'action', text: 'read off {{what}}' },
    "  await page.getByRole('button').first().hover();\n  return `${params.what}: ${await page.title()}`;",
  );
  await page.setContent('<title>Orders</title><button>Send</button>');
  const recall = await recallOn(page);
  const value: string = await recall.step('read off {{what}}', { what: 'title' });
  expect(value).toBe('title: Orders');
});

test('an edit by hand counts, at once', async ({ page, folder, recallOn }) => {
  await page.setContent(PAGE);
  const recall = await recallOn(page);
  await recall.step('click the "Send" button');
  folder.edit('.click()', '.dblclick()');
  await recall.step('click the "Send" button');
  expect(await page.title()).toBe('!!!');
  folder.edit('.dblclick()', '.click()');
  await recall.step('click the "Send" button');
  expect(await page.title()).toBe('!!!!');
  expect(recall.steps.map(({ outcome }) => outcome)).toEqual(['miss', 'hit', 'hit']);
});

test('a file that breaks the policy is not run, and the message says where and how to mend it', async ({
  page,
  folder,
  recallOn,
}) => {
  await page.setContent(PAGE);
  const recall = await recallOn(page);
  await recall.step('click the "Send" button');
  folder.edit('  await page', '  process.exit(9);\n  await page');
  const failure = await recall.step('click the "Send" button').catch((error: unknown) => error as Error);
  expect(failure).toMatchObject({ code: 'step_refused' });
  expect((failure as Error).message).toMatch(
    /click-the-send-button\.[0-9a-f]+\.mjs:10 {2}forbidden_global: .*process/su,
  );
  expect(await page.title()).toBe('!');
});

test('code at the top of a file does not run either', async ({ page, folder, recallOn }) => {
  await page.setContent(PAGE);
  const recall = await recallOn(page);
  await recall.step('click the "Send" button');
  folder.write(`${folder.read()}\nglobalThis.recallWasHere = true;\n`);
  await expect(recall.step('click the "Send" button')).rejects.toMatchObject({ code: 'step_refused' });
  expect('recallWasHere' in globalThis).toBe(false);
});

test('a damaged file is seen, not used, and not overwritten', async ({ page, folder, recallOn }) => {
  await page.setContent(PAGE);
  const recall = await recallOn(page);
  await recall.step('click the "Send" button');
  folder.edit('// cache key: "this flow"', '// cache key: "another"');
  const damaged = folder.read();
  await recall.step('click the "Send" button');
  expect(await page.title()).toBe('!!');
  expect(recall.steps[1]).toMatchObject({
    outcome: 'miss',
    reason: 'mismatch',
    generatedBy: 'compiler',
    write: { outcome: 'skipped', reason: 'damaged' },
  });
  expect(folder.read()).toBe(damaged);
});

test('a failure stays the error it was, at the line of the user, and names the file', async ({
  page,
  folder,
  recallOn,
}) => {
  await page.setContent('<title>Orders</title>');
  folder.save(SENT, "  await expect(page).toHaveTitle('Sent', { timeout: 100 });", EXPECT);
  const recall = await recallOn(page, { settle: { timeout: 0 } });
  const failure = (await recall.expect('it was sent').catch((error: unknown) => error)) as Error & {
    matcherResult: unknown;
  };
  const message = stripVTControlCharacters(failure.message);
  expect(message).toContain('recall.expect "it was sent": expect(page).toHaveTitle(expected) failed');
  expect(message).toMatch(/The step's file: \S*it-was-sent\.[0-9a-f]+\.mjs:\d+\n/u);
  expect(message).toContain('Not classified');
  expect(failure.matcherResult).toMatchObject({ pass: false });
  expect(failure.stack).toMatch(/\n\s+at \S*replay\.spec\.ts|\n.*replay\.spec\.ts/u);
});

test('no typed value is in what a failed step says', async ({ page, recallOn, folder }) => {
  folder.save(
    { stepType: 'action', text: 'enter {{code}}' },
    "  await page.getByLabel('Code').fill(params.code, { timeout: 200 });",
  );
  await page.setContent('<label>Code <input readonly></label>');
  const recall = await recallOn(page, { settle: { timeout: 0 } });
  const failure = (await recall
    .step('enter {{code}}', { code: 'geheim-4711' })
    .catch((error: unknown) => error)) as Error;
  expect(failure.name).toBe('TimeoutError');
  expect(`${failure.message}${failure.stack}${JSON.stringify(failure)}`).not.toContain('geheim');
});

test('waits for a navigation that is under way: the next step is about the page that comes', async ({
  page,
  folder,
  recallOn,
}) => {
  folder.save(SEND, "  await page.getByRole('button', { name: 'Go' }).click();");
  let answer: () => void = () => {};
  await page.route('**/next', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({
      contentType: 'text/html',
      body: '<button onclick="document.title = \'new page\'">Go</button>',
    });
  });
  await page.route('**/first', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: "<button onclick=\"setTimeout(() => (location = '/next'), 300); document.title = 'old page'\">Go</button>",
    }),
  );
  await page.goto('http://recall.test/first');
  const recall = await recallOn(page);
  const leaving = page.waitForRequest('**/next');
  await recall.step('send it');
  await leaving;
  const second = recall.step('send it');
  setTimeout(() => answer(), 300);
  await second;
  expect(await page.title()).toBe('new page');
});

test('a group frames its steps and changes no address', async ({ page, folder, recallOn, events }) => {
  await page.setContent(PAGE);
  const recall = await recallOn(page);
  const value = await recall.group('Send everything', async (group) => {
    await group.step('click the "Send" button');
    return 'done';
  });
  await recall.step('click the "Send" button');
  expect(value).toBe('done');
  expect(folder.names).toHaveLength(1);
  expect(recall.steps.map(({ outcome, group }) => [outcome, group])).toEqual([
    ['miss', 'Send everything'],
    ['hit', undefined],
  ]);
  await expect(
    recall.group('Fail', async () => {
      throw new Error("the user's own");
    }),
  ).rejects.toThrow(/^the user's own$/u);
  expect(events.filter(({ type }) => type === 'group')).toEqual([
    { type: 'group', prompt: 'Send everything', outcome: 'started' },
    { type: 'group', prompt: 'Send everything', outcome: 'passed' },
    { type: 'group', prompt: 'Fail', outcome: 'started' },
    { type: 'group', prompt: 'Fail', outcome: 'failed' },
  ]);
});

test('a listener that throws fails nothing', async ({ page, recallOn }) => {
  await page.setContent(PAGE);
  const recall = await recallOn(page, {
    onEvent: () => {
      throw new Error('listener');
    },
  });
  await recall.step('click the "Send" button');
  expect(await page.title()).toBe('!');
});

test('K2 "set the amount to {{amount}}" with 1400, then 1500: one file, and neither number is in it', async ({
  page,
  folder,
  recallOn,
}) => {
  await page.setContent('<label>Amount <input></label>');
  const recall = await recallOn(page);
  for (const amount of [1400, 1500]) {
    await recall.step('set the amount to {{amount}}', { amount });
    expect(await page.locator('input').inputValue()).toBe(String(amount));
  }
  expect(recall.steps.map(({ outcome }) => outcome)).toEqual(['miss', 'hit']);
  expect(folder.read()).not.toMatch(/1400|1500/u);
});

test('K6 values are typed exactly; empty is empty', async ({ page, recallOn }) => {
  await page.setContent('<label>Note <textarea>before</textarea></label>');
  const recall = await recallOn(page);
  const values = ['"', "'", '`', '\\', '${x}', '{{x}}', 'a\nb', '👩‍🚀', 'שלום', '', ' ', '</script>', '*/'];
  for (const note of values) {
    await recall.step('fill the Note field with {{note}}', { note });
    expect(await page.locator('textarea').inputValue()).toBe(note);
  }
  expect(recall.steps.map(({ outcome }) => outcome)).toEqual(['miss', ...values.slice(1).map(() => 'hit')]);
});

test('K7 no two addresses meet, and equal text stays equal', async ({ page, folder, recallOn }) => {
  const name = 'caf\u00e9 au\u00a0lait';
  await page.setContent(`<button onclick="document.title += '!'">b:c</button><button>c</button>
    <button onclick="document.title += '?'" aria-label='${name}'></button>`);
  const first = await recallOn(page, { cacheKey: 'a:b' });
  const second = await recallOn(page, { cacheKey: 'a' });
  await first.step('click c');
  await second.step('click b:c');
  expect(folder.names).toHaveLength(2);
  await second.step(`click ${name}`);
  await second.step(`click ${name.normalize('NFD').replace('\u00a0', '  ')}`);
  expect(folder.names).toHaveLength(3);
  expect(await page.title()).toBe('!??');
});

test('S4 a banner that shows once, then never: a step may look before it acts', async ({
  page,
  folder,
  recallOn,
}) => {
  folder.save(
    { stepType: 'action', text: 'close the banner if it is there, then open settings' },
    `  const close = page.getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
  await page.getByRole('link', { name: 'Settings' }).click();`,
  );
  await page.setContent(`<div><button onclick="this.parentElement.remove()">Close</button></div>
    <a href="#" onclick="document.title += '!'">Settings</a>`);
  const recall = await recallOn(page, { strict: true });
  for (const title of ['!', '!!']) {
    await recall.step('close the banner if it is there, then open settings');
    expect(await page.title()).toBe(title);
  }
  const other = await recallOn(page, { cacheKey: 'other' });
  await expect(other.step('close the banner if it is there, then open settings')).rejects.toMatchObject({
    name: 'RecallError',
  });
  expect(folder.names).toHaveLength(1);
});
