/**
 * V1: secrets are planted wherever a user has them, and looked for wherever this package leaves something. Runs under
 * Playwright's runner, with its reports, are in runner/privacy.spec.ts.
 */
import { expect, test } from '../support/test.ts';
import type { RunScope } from '../support/process.ts';
import { hit, impatient, stored } from '../support/lookups.ts';

const typed = {
  password: 'Tr0ub4dor-and-3',
  code: '884213579',
  card: '4000056655665556',
  shown: 'sh0wn-pa55phrase',
};
const address = { token: 'tok_9f8e7d6c5b', mail: 'ada.lovelace@example.org', fragment: 'sessionfragment77' };
const pageText = ['Confidential patient record', 'Blood group reading', 'Approve the treatment'];
const sentences = [
  'the secret passphrase box',
  'the one-time code box',
  'the card number box',
  'the visible passphrase box',
  'approve the treatment plan',
];

const form = `<h1>${pageText[0]}</h1><section aria-label="${pageText[1]}">
  <label>Passphrase <input id="passphrasefield" type="password" autocomplete="current-password"></label>
  <label>One-time code <input name="otpcodefield" autocomplete="one-time-code" inputmode="numeric"></label>
  <label>Card number <input placeholder="Digits of the card" autocomplete="cc-number"></label>
  <label>Recovery phrase <input type="password" data-who="shown" oninput="this.type = 'text'"></label>
  <button type="button">${pageText[2]}</button></section>`;
const readable = [
  ...pageText,
  ...sentences,
  'passphrasefield',
  'otpcodefield',
  'Digits of the card',
  'Recovery phrase',
];

const fillAll = async ({
  page,
  recall,
  argument,
}: RunScope<{ url: string; sentences: string[]; values: string[] }>) => {
  await page.goto(argument.url);
  const [first = '', second = '', third = '', fourth = '', approve = ''] = argument.sentences;
  for (const [index, target] of [first, second, third, fourth].entries()) {
    await recall.fill(target, argument.values[index] ?? '');
  }
  await recall.fill(fourth, argument.values[3] ?? '');
  await recall.click(approve);
};

test('V1 nothing readable in the git dir, in the output, or in the lookups', async ({ site, workTree }) => {
  site.page('/record', form);
  const url = `/record?token=${address.token}&mail=${encodeURIComponent(address.mail)}#${address.fragment}`;
  const argument = { url, sentences, values: Object.values(typed) };
  const locators = ['#passphrasefield', '[name=otpcodefield]', '[placeholder]', '[data-who=shown]', 'button'];
  const answers = Object.fromEntries(sentences.map((sentence, index) => [sentence, locators[index] ?? '']));
  const cold = await workTree.run(fillAll, { argument, answers });
  const warm = await workTree.run(fillAll, { argument, answers });
  expect(cold.lookups).toMatchObject([stored, stored, stored, stored, { outcome: 'hit' }, stored]);
  expect(warm.lookups, 'a "show password" field that turns to text is still found').toMatchObject(
    cold.lookups.map(() => hit),
  );

  const values = [...Object.values(typed), ...Object.values(address)];
  expect(workTree.gitDir.leaks([...values, ...readable, site.origin]), 'git dir').toEqual([]);
  const said = JSON.stringify([cold.lookups, warm.lookups]) + cold.output + warm.output;
  expect(
    values.filter((value) => said.includes(value)),
    'lookups and output',
  ).toEqual([]);
  expect(said, 'no raw URL').not.toContain(site.origin);
  expect(
    pageText.filter((text) => said.includes(text)),
    'page text',
  ).toEqual([]);
});

test.describe('V1 the message of a failed action names the sentence and near candidates, never the value or the URL', () => {
  const cases = [
    { kind: 'not on the page', body: form, use: {}, answers: undefined },
    {
      kind: 'resolved to something that cannot be filled',
      body: form,
      use: {},
      answers: { 'the missing box': 'button' },
    },
    {
      kind: 'disabled',
      body: '<label>The missing box <input disabled></label>',
      use: {},
      answers: { 'the missing box': 'input' },
    },
    { kind: 'a resolver that throws', body: form, use: {}, answers: { 'the missing box': ':::' } },
  ];
  for (const { kind, body, answers } of cases) {
    test(`V1 ${kind}`, async ({ site, workTree }) => {
      site.page('/record', body);
      const url = `/record?token=${address.token}`;
      const run = await workTree.attempt(
        async ({ page, recall, argument }: RunScope<{ url: string; value: string }>) => {
          await page.goto(argument.url);
          await recall.fill('the missing box', argument.value, { timeout: 1500 });
        },
        {
          argument: { url, value: typed.password },
          use: impatient,
          ...(answers === undefined ? {} : { answers }),
        },
      );
      expect(run.failure).not.toBeNull();
      const said = `${run.failure?.message}${JSON.stringify(run.lookups)}${run.output}`;
      expect(said).toContain('the missing box');
      for (const secret of [typed.password, address.token, site.origin]) expect(said).not.toContain(secret);
      expect(workTree.gitDir.leaks([typed.password, address.token, 'missing box'])).toEqual([]);
    });
  }
});

test('V1 a field that already holds something: its value is neither evidence nor shown to a resolver', async ({
  site,
  workTree,
}) => {
  const secret = 'prefilled-secret-5521';
  site.page(
    '/',
    `<label>Key <input value="${secret}"></label><label>Memo <textarea>${secret}</textarea></label>
    <div contenteditable="true" aria-label="Draft" role="textbox">${secret}</div><button>Send</button>`,
  );
  const script = async ({ page, recall }: RunScope<undefined>) => {
    await page.goto('/');
    await recall.fill('the key', 'new');
    await recall.click('send');
  };
  const run = await workTree.run(script, { answers: { 'the key': 'input', 'send': 'button' } });
  expect(JSON.stringify(run.calls)).not.toContain(secret);
  expect(workTree.gitDir.leaks([secret])).toEqual([]);
  site.page(
    '/',
    '<label>Key <input value="other"></label><label>Memo <textarea></textarea></label><button>Send</button>',
  );
  const second = await workTree.run(script, { answers: {} });
  expect(second.lookups).toMatchObject([hit, hit]);
});

test('V1 no property of an error of Playwright repeats what was typed, its call log neither', async ({
  site,
  workTree,
}) => {
  site.page('/record', '<label>Passphrase <input readonly></label>');
  const { value } = await workTree.run(
    async ({ page, recall, argument }: RunScope<string>) => {
      await page.goto('/record');
      const error = await recall
        .fill('the Passphrase box', argument, { timeout: 1000 })
        .catch((e: unknown) => e);
      const { message, stack, log } = error as Error & { log?: string[] };
      return { said: JSON.stringify([error, message, stack, log]), lines: log?.length ?? 0 };
    },
    { argument: typed.password, use: impatient },
  );
  expect(value.lines, 'the call log is there').toBeGreaterThan(0);
  expect(value.said).not.toContain(typed.password);
});
