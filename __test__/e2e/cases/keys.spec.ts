/**
 * K1 to K4, K7: which lookups share a memory and which never do. Two gestures in one run: the second is a hit exactly
 * when both stand under one key.
 */
import { expect, test } from '../support/test.ts';
import type { RunScope } from '../support/process.ts';
import { hit, stored } from '../support/lookups.ts';
import { clickEach, visit } from '../support/scripts.ts';

test.describe('K1 "Continue" on two addresses', () => {
  const cases = [
    { one: '/cart', other: '/shipping', targets: 2 },
    { one: '/cart', other: '/Cart', targets: 2 },
    { one: '/cart', other: '/cart/', targets: 2 },
    { one: '/cart?id=42&ref=a', other: '/cart?ref=a&id=42', targets: 1 },
    { one: '/cart?tab=billing', other: '/cart?tab=users', targets: 2 },
    { one: '/cart?a=1&a=2', other: '/cart?a=2&a=1', targets: 1 },
    { one: '/cart?a=1&a=1', other: '/cart?a=1', targets: 2 },
    { one: '/cart?a=1&b=2', other: '/cart?a=1%26b%3D2', targets: 2 },
    { one: '/cart?a=', other: '/cart', targets: 2 },
    { one: '/cart#one', other: '/cart#two', targets: 2 },
    { one: '/cart?utm_source=x', other: '/cart?utm_source=y', url: { ignoreQuery: ['utm_*'] }, targets: 1 },
    { one: '/cart?utm_source=x', other: '/cart?source=y', url: { ignoreQuery: ['utm_*'] }, targets: 2 },
    { one: '/orders/1', other: '/orders/2', url: { paths: ['/orders/:id'] }, targets: 1 },
    { one: '/orders/1', other: '/orders/1/edit', url: { paths: ['/orders/:id'] }, targets: 2 },
  ];
  for (const { one, other, url, targets } of cases) {
    const option = url === undefined ? '' : ` with ${JSON.stringify(url)}`;
    test(`K1 ${one} and ${other}${option}: ${targets === 1 ? 'one target' : 'two targets'}`, async ({
      site,
      workTree,
    }) => {
      for (const address of [one, other])
        site.page(new URL(address, site.origin).pathname, '<button>Continue</button>');
      const run = await workTree.run(
        async ({ page, recall, argument }: RunScope<string[]>) => {
          for (const address of argument) {
            await page.goto('about:blank');
            await page.goto(address);
            await recall.click('continue');
          }
        },
        {
          argument: [one, other],
          answers: { continue: 'button' },
          use: url === undefined ? {} : { locatorCache: { url } },
        },
      );
      expect(run.lookups).toMatchObject([stored, targets === 1 ? hit : stored]);
      expect(workTree.gitDir.entries).toHaveLength(targets);
    });
  }

  test('K1 two origins: two targets', async ({ site, workTree }) => {
    site.page('/cart', '<button>Continue</button>');
    const run = await workTree.run(
      async ({ page, recall, argument }: RunScope<string>) => {
        await page.goto('/cart');
        await recall.click('continue');
        await page.goto(argument);
        await recall.click('continue');
      },
      { argument: site.foreign('/cart'), answers: { continue: 'button' } },
    );
    expect(run.lookups).toMatchObject([stored, stored]);
  });
});

test('K2 fill "the amount" with 1400, then 1500: the recipe is reused, only the value differs; neither number is on disk', async ({
  site,
  workTree,
}) => {
  site.page(
    '/transfer',
    '<label>Amount <input name="amount"></label><label>Note <input name="note"></label>',
  );
  const fillAmount = async ({
    page,
    recall,
    argument,
  }: RunScope<{ value: string; params?: Record<string, string> }>) => {
    await page.goto('/transfer');
    const { value, params } = argument;
    await recall.fill('the amount', value, params === undefined ? {} : { params });
    return page.locator('[name=amount]').inputValue();
  };
  const answers = { 'the amount': '[name=amount]' };
  const first = await workTree.run(fillAmount, { argument: { value: '1400' }, answers });
  expect(first.lookups).toMatchObject([stored]);
  const before = workTree.gitDir.contents;
  const second = await workTree.run(fillAmount, { argument: { value: '1500' }, answers });
  const third = await workTree.run(fillAmount, {
    argument: { value: '{{amount}}', params: { amount: '160093' } },
    answers,
  });
  expect([first.value, second.value, third.value]).toEqual(['1400', '1500', '160093']);
  expect([...second.lookups, ...third.lookups]).toMatchObject([hit, hit]);
  expect(workTree.gitDir.contents, 'one recipe, unchanged').toEqual(before);
  expect(Object.keys(before)).toHaveLength(1);
  expect(workTree.gitDir.leaks(['160093', 'amount'])).toEqual([]);
  expect(JSON.stringify([first.lookups, second.lookups, third.lookups])).not.toMatch(/1400|1500|160093/);
});

test.describe('K3 opposite sentences are never shared', () => {
  const cases = [
    { one: 'click log in', other: 'click log out', names: ['Log in', 'Log out'] },
    { one: 'enable 2FA', other: 'disable 2FA', names: ['Enable 2FA', 'Disable 2FA'] },
    { one: 'first row', other: 'last row', names: ['Ada', 'Zoe'] },
    { one: 'Open', other: 'open', names: ['Open', 'Open file'] },
    { one: 'page 1', other: 'page 11', names: ['1', '11'] },
  ];
  for (const { one, other, names } of cases) {
    test(`K3 "${one}" and "${other}"`, async ({ site, workTree }) => {
      site.page('/', names.map((name) => `<button>${name}</button>`).join(''));
      const answers = Object.fromEntries([
        [one, 'button >> nth=0'],
        [other, 'button >> nth=1'],
      ]);
      const first = await workTree.run(clickEach, { ...visit('/', one, other), answers });
      expect(first.lookups).toMatchObject([stored, stored]);
      expect(workTree.gitDir.entries).toHaveLength(2);
      const second = await workTree.run(clickEach, { ...visit('/', other, one), answers: {} });
      expect(second.lookups).toMatchObject([hit, hit]);
      expect(site.clicks).toEqual([names[0], names[1], names[1], names[0]]);
    });
  }

  test('K3 one sentence, two operations: two memories', async ({ site, workTree }) => {
    site.page('/', '<label>Search <input type="search"></label>');
    const run = await workTree.run(
      async ({ page, recall }) => {
        await page.goto('/');
        await recall.click('search');
        await recall.fill('search', 'tea');
      },
      { answers: { search: 'input' } },
    );
    expect(run.lookups).toMatchObject([stored, stored]);
    expect(workTree.gitDir.entries).toHaveLength(2);
  });
});

test.describe('K4 "Delete" within row 2, then within row 3: distinct', () => {
  const table = `<table>${['Ada', 'Bob', 'Cleo', 'Dan'].map((who) => `<tr><td>${who}</td><td><button data-who="${who}">Delete</button></td></tr>`).join('')}</table>`;
  const deleteTwo = async ({ page, recall }: RunScope<undefined>) => {
    await page.goto('/people');
    for (const row of [1, 2]) await recall.within(page.getByRole('row').nth(row)).click('Delete');
    return recall.lookups;
  };

  test('K4 two records; run 2 acts in the right rows', async ({ site, workTree }) => {
    site.page('/people', table);
    const first = await workTree.run(deleteTwo, { answers: { Delete: 'name:Delete' } });
    expect(first.lookups).toMatchObject([stored, stored]);
    expect(
      first.calls.map(({ candidates }) => candidates),
      'only the row is shown to the resolver',
    ).toEqual([['button Delete'], ['button Delete']]);
    expect(workTree.gitDir.entries).toHaveLength(2);
    const second = await workTree.run(deleteTwo, { answers: {} });
    expect(second.lookups).toMatchObject([hit, hit]);
    expect(site.clicks).toEqual(['Bob', 'Cleo', 'Bob', 'Cleo']);
  });

  test('K4 within and without are two lookups as well', async ({ site, workTree }) => {
    site.page('/people', '<section aria-label="Danger"><button>Delete</button></section>');
    const run = await workTree.run(
      async ({ page, recall }) => {
        await page.goto('/people');
        await recall.click('Delete');
        await recall.within(page.getByRole('region')).click('Delete');
      },
      { answers: { Delete: 'name:Delete' } },
    );
    expect(run.lookups).toMatchObject([stored, stored]);
  });
});

test.describe('K7 no two addresses meet; equal text stays equal', () => {
  test('K7 scope "a:b" with "c", and "a" with "b:c"', async ({ site, workTree }) => {
    const region = (label: string, name: string) =>
      `<section aria-label="${label}"><button data-who="${label} ${name}">${name}</button></section>`;
    site.page('/', region('a:b', 'c') + region('a', 'b:c'));
    const script = async ({ page, recall }: RunScope<undefined>) => {
      await page.goto('/');
      await recall.within(page.getByRole('region', { name: 'a:b', exact: true })).click('c');
      await recall.within(page.getByRole('region', { name: 'a', exact: true })).click('b:c');
    };
    const first = await workTree.run(script, { answers: { 'c': 'name:c', 'b:c': 'name:b:c' } });
    expect(first.lookups).toMatchObject([stored, stored]);
    const second = await workTree.run(script, { answers: {} });
    expect(second.lookups).toMatchObject([hit, hit]);
    expect(site.clicks).toEqual(['a:b c', 'a b:c', 'a:b c', 'a b:c']);
  });

  const equal = [
    { what: 'NFC and NFD', one: 'the caf\u00e9 button', other: 'the cafe\u0301 button', targets: 1 },
    {
      what: 'a no-break space and a space',
      one: 'the caf\u00e9\u00a0button',
      other: 'the caf\u00e9 button',
      targets: 1,
    },
    {
      what: 'runs of white space',
      one: '  the caf\u00e9 \n button ',
      other: 'the caf\u00e9 button',
      targets: 1,
    },
    {
      what: 'two kinds of quotes',
      one: 'the "caf\u00e9" button',
      other: "the 'caf\u00e9' button",
      targets: 2,
    },
    { what: 'an accent and none', one: 'the caf\u00e9 button', other: 'the cafe button', targets: 2 },
    {
      what: 'a backslash and none',
      one: 'the caf\u00e9\\ button',
      other: 'the caf\u00e9 button',
      targets: 2,
    },
  ];
  for (const { what, one, other, targets } of equal) {
    test(`K7 ${what}: ${targets === 1 ? 'one address' : 'two addresses'}`, async ({ site, workTree }) => {
      site.page('/', '<button>Caf\u00e9</button><button>Bar</button>');
      const run = await workTree.run(clickEach, {
        ...visit('/', one, other),
        answers: { '*': 'button >> nth=0' },
      });
      expect(run.lookups).toMatchObject([stored, targets === 1 ? hit : stored]);
      expect(workTree.gitDir.entries).toHaveLength(targets);
    });
  }

  const names = [
    'Say "hi"',
    "It's here",
    'A\u00a0B',
    'caf\u00e9',
    'cafe\u0301',
    'C:\\temp',
    '[x] {y} `z`',
    '\u05e9\u05dc\u05d5\u05dd',
    '\u{1f44d} Like',
  ];
  test('K7 names with quotes, NBSP, NFC and NFD forms: each is found again by its own', async ({
    site,
    workTree,
  }) => {
    const distinct = names.filter((name) => name !== 'cafe\u0301');
    const escape = (name: string) =>
      name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    site.page(
      '/',
      distinct.map((name, index) => `<button data-who="${index}">${escape(name)}</button>`).join(''),
    );
    const targets = distinct.map((name) => `press ${name}`);
    const answers = Object.fromEntries(targets.map((target, index) => [target, `[data-who="${index}"]`]));
    await workTree.run(clickEach, { ...visit('/', ...targets), answers });
    site.page(
      '/',
      distinct
        .map((name, index) => `<button data-who="${index}">${escape(name)}</button>`)
        .toReversed()
        .join(''),
    );
    site.forget();
    const second = await workTree.run(clickEach, { ...visit('/', ...targets), answers: {} });
    expect(second.lookups).toMatchObject(targets.map(() => hit));
    expect(site.clicks).toEqual(distinct.map((_, index) => String(index)));
  });

  test('K7 a name recorded in its NFC form is found in its NFD form', async ({ site, workTree }) => {
    const menu = (name: string) => `<button>Tea</button><button>${name}</button>`;
    site.page('/', menu('caf\u00e9'));
    await workTree.run(clickEach, {
      ...visit('/', 'the drink'),
      answers: { 'the drink': 'button >> nth=1' },
    });
    site.page('/', menu('cafe\u0301'));
    const second = await workTree.run(clickEach, { ...visit('/', 'the drink'), answers: {} });
    expect(second.lookups).toMatchObject([hit]);
  });
});
