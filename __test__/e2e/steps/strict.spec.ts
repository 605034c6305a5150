/** `strict`: what is committed runs, and nothing else does. */
import { expect, test } from './support.ts';

const PAGE = '<button onclick="document.title += \'!\'">Send</button>';

test('runs what is there, and writes nothing', async ({ page, folder, recallOn }) => {
  await page.setContent(PAGE);
  await (await recallOn(page)).step('click the Send button');
  const before = folder.read();
  const strict = await recallOn(page, { strict: true });
  await strict.step('click the Send button');
  expect(await page.title()).toBe('!!');
  expect(folder.read()).toBe(before);
});

test('names the file that is missing and how to make it; nothing is made', async ({
  page,
  folder,
  recallOn,
}) => {
  await page.setContent(PAGE);
  const strict = await recallOn(page, { strict: true });
  const failure = (await strict.step('click the Send button').catch((error: unknown) => error)) as Error;
  expect(failure).toMatchObject({ name: 'RecallError', code: 'step_missing' });
  expect(failure.message).toMatch(/click-the-send-button\.[0-9a-f]{64}\.mjs/u);
  expect(failure.message).toContain('without strict');
  expect(folder.names).toEqual([]);
  expect(await page.title()).toBe('');
});

test('names the damage of a file', async ({ page, folder, recallOn }) => {
  await page.setContent(PAGE);
  await (await recallOn(page)).step('click the Send button');
  folder.edit('// step type: "action"\n', '');
  const strict = await recallOn(page, { strict: true });
  const failure = (await strict.step('click the Send button').catch((error: unknown) => error)) as Error;
  expect(failure).toMatchObject({ code: 'step_damaged' });
  expect(failure.message).toMatch(/click-the-send-button\.[0-9a-f]{64}\.mjs/u);
  expect(failure.message).toContain('step type');
  expect(await page.title()).toBe('!');
});

test('the variable RECALL_STRICT says it too', async ({ page, recallOn }) => {
  process.env.RECALL_STRICT = '1';
  try {
    const recall = await recallOn(page);
    await expect(recall.step('click the Send button')).rejects.toMatchObject({ code: 'step_missing' });
  } finally {
    delete process.env.RECALL_STRICT;
  }
});
