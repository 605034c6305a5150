/**
 * K5, K6: placeholders are filled in or refused, and values are typed exactly.
 */
import { expect, test } from '../support/test.ts';
import type { RunScope } from '../support/process.ts';
import { hit, stored } from '../support/lookups.ts';

test.describe('K5 an error that names the placeholder; never typed literally; never an empty key', () => {
  interface Slip {
    target: string;
    value: string;
    params?: Record<string, string | undefined>;
  }
  const cases: (Slip & { slip: string; code: string; named: string })[] = [
    {
      slip: 'without a value',
      target: 'the row of {{customer}}',
      value: 'x',
      code: 'placeholder_missing',
      named: 'customer',
    },
    {
      slip: 'without a value, in the value part',
      target: 'the note',
      value: '{{note}}',
      code: 'placeholder_missing',
      named: 'note',
    },
    {
      slip: 'with an undefined value',
      target: 'the row of {{customer}}',
      value: 'x',
      params: { customer: undefined },
      code: 'placeholder_missing',
      named: 'customer',
    },
    {
      slip: 'with an empty value, in the target',
      target: '{{customer}}',
      value: 'x',
      params: { customer: '' },
      code: 'placeholder_missing',
      named: 'customer',
    },
    {
      slip: 'with only white space, in the target',
      target: '{{customer}}',
      value: 'x',
      params: { customer: '  ' },
      code: 'placeholder_missing',
      named: 'customer',
    },
    {
      slip: 'unknown',
      target: 'the row of {{custmer}}',
      value: 'x',
      params: { customer: 'Ada' },
      code: 'placeholder_unknown',
      named: 'custmer',
    },
    {
      slip: 'unused',
      target: 'the row',
      value: 'x',
      params: { customer: 'Ada' },
      code: 'placeholder_unused',
      named: 'customer',
    },
    {
      slip: 'used twice',
      target: '{{customer}} and {{customer}}',
      value: 'x',
      params: { customer: 'Ada' },
      code: 'placeholder_repeated',
      named: 'customer',
    },
    {
      slip: 'an inherited name',
      target: 'the {{constructor}}',
      value: 'x',
      params: { customer: 'Ada' },
      code: 'placeholder_unknown',
      named: 'constructor',
    },
    { slip: 'an empty target', target: '  ', value: 'x', code: 'target_empty', named: 'target' },
  ];

  test('K5 before the browser is touched', async ({ site, workTree }) => {
    site.page('/', '<label>{{customer}} {{note}} <input></label>');
    const { value, lookups, calls } = await workTree.run(
      async ({ page, recall, argument }: RunScope<Slip[]>) => {
        await page.goto('/');
        const failures = [];
        for (const { target, value: text, params } of argument) {
          const options = params === undefined ? {} : { params: params as Record<string, string> };
          const error = await recall.fill(target, text, options).then(
            () => null,
            (reason: unknown) => reason,
          );
          failures.push({ code: (error as { code?: string } | null)?.code, message: String(error) });
        }
        return failures;
      },
      { argument: cases, answers: {} },
    );
    for (const [index, { slip, code, named }] of cases.entries()) {
      expect.soft(value[index], slip).toMatchObject({ code, message: expect.stringContaining(named) });
    }
    expect(calls, 'no resolver is asked').toEqual([]);
    expect(lookups.filter(({ outcome }) => outcome === 'hit')).toEqual([]);
    expect(site.events, 'the browser is not touched').toEqual([]);
    expect(workTree.gitDir.entries, 'never an empty key').toEqual([]);
  });

  test('K5 a placeholder in the target is never remembered: bypassed runtime_dependent', async ({
    site,
    workTree,
  }) => {
    site.page('/', '<button>Ada</button><button>Bob</button>');
    const script = async ({ page, recall }: RunScope<undefined>) => {
      await page.goto('/');
      for (const customer of ['Ada', 'Bob'])
        await recall.click('the button of {{customer}}', { params: { customer } });
    };
    const answers = { 'the button of Ada': 'name:Ada', 'the button of Bob': 'name:Bob' };
    const run = await workTree.run(script, { answers });
    const bypassed = { outcome: 'bypassed', reason: 'runtime_dependent' };
    expect(run.lookups).toMatchObject([bypassed, bypassed]);
    expect(site.clicks).toEqual(['Ada', 'Bob']);
    expect(workTree.gitDir.entries).toEqual([]);
  });
});

test.describe('K6 values are typed exactly; empty means empty', () => {
  const values = [
    'He said "yes"',
    "it's",
    '`back` ticks',
    'C:\\new\\temp',
    'one\ntwo\n',
    '${process.env.HOME} $& $1 $$',
    '{"a": [1]}',
    '\u{1f469}\u200d\u{1f680} caf\u00e9 cafe\u0301',
    '\u05e9\u05dc\u05d5\u05dd \u202eabc\u202c',
    '  spaces  ',
    '</textarea><script>1</script>',
    '',
  ];
  const typeAll = async ({ page, recall, argument }: RunScope<{ values: string[]; asParam: boolean }>) => {
    await page.goto('/note');
    const typed: string[] = [];
    for (const value of argument.values) {
      await page.locator('textarea').evaluate((area: HTMLTextAreaElement) => {
        area.value = 'old';
      });
      if (argument.asParam) await recall.fill('the note', '{{note}}', { params: { note: value } });
      else await recall.fill('the note', value);
      typed.push(await page.locator('textarea').inputValue());
    }
    return typed;
  };

  for (const asParam of [false, true]) {
    test(`K6 ${asParam ? 'as the value of a placeholder' : 'as they stand'}`, async ({ site, workTree }) => {
      site.page('/note', '<label>Note <textarea rows="9" cols="40"></textarea></label>');
      const run = await workTree.run(typeAll, {
        argument: { values, asParam },
        answers: { 'the note': 'textarea' },
      });
      expect(run.value).toEqual(values);
      expect(run.lookups).toMatchObject([stored, ...values.slice(1).map(() => hit)]);
      expect(workTree.gitDir.entries).toHaveLength(1);
    });
  }

  test('K6 options and keys: select, press and type likewise', async ({ site, workTree }) => {
    const city = 'S\u00e3o "P" \u{1f3d9}';
    site.page(
      '/',
      `<label>City <select><option>Other</option><option>${city}</option></select></label><label>Name <input></label>`,
    );
    const script = async ({ page, recall, argument }: RunScope<string>) => {
      await page.goto('/');
      await recall.selectOption('the city', argument);
      await recall.pressSequentially('the name', 'a${x}"\\');
      await recall.press('the name', 'Backspace');
      return [await page.locator('select').inputValue(), await page.locator('input').inputValue()];
    };
    const answers = { 'the city': 'select', 'the name': 'input' };
    for (const memory of ['cold', 'warm']) {
      const { value } = await workTree.run(script, { argument: city, answers });
      expect(value, memory).toEqual([city, 'a${x}"']);
    }
  });
});
