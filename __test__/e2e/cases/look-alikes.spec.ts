/**
 * W6, W10, W11, W12: controls without a name, icons in rows, current values, and twins.
 */
import { expect, test } from '../support/test.ts';
import { hit, impatient, miss, stored } from '../support/lookups.ts';
import { clickEach, visit } from '../support/scripts.ts';

const icon = '<svg width="16" height="16" aria-hidden="true"><path d="M0 0h16v16H0z"/></svg>';

test.describe('W6 an icon button without any name or id', () => {
  const cases = [
    { kind: 'alone', body: `<button>${icon}</button>`, answer: 'button' },
    {
      kind: 'beside another',
      body: `<button>${icon}</button><button data-who="other">${icon}</button>`,
      answer: 'button >> nth=0',
    },
    {
      kind: 'a div with a role',
      body: `<div role="button" tabindex="0" style="width:20px">${icon}</div>`,
      answer: 'div',
    },
    {
      kind: 'beside named ones',
      body: `<button>Undo</button><button>${icon}</button><button>Redo</button>`,
      answer: 'button >> nth=1',
    },
  ];
  for (const { kind, body, answer } of cases) {
    test(`W6 ${kind}: not_cacheable, with that reason`, async ({ site, workTree }) => {
      site.page('/tools', body);
      const gesture = visit('/tools', 'the gear');
      const first = await workTree.run(clickEach, { ...gesture, answers: { 'the gear': answer } });
      expect(first.lookups).toMatchObject([
        { outcome: 'miss', reason: 'absent', write: { outcome: 'not_cacheable' } },
      ]);
      expect(String(first.lookups[0]?.write?.detail ?? ''), 'the reason is said').not.toBe('');
      expect(workTree.gitDir.entries).toEqual([]);

      const second = await workTree.run(clickEach, { ...gesture, answers: { 'the gear': answer } });
      expect(second.calls).toHaveLength(1);
    });
  }
});

test.describe('W10 a table row with view, edit and delete icons', () => {
  const verbs = ['view', 'edit', 'delete'];
  const row = (who: string, attribute: string, names: string[]) =>
    `<tr><td>${who}</td><td>${names
      .map((name) => `<button ${attribute}="${name}" data-who="${name} ${who}">${icon}</button>`)
      .join('')}</td></tr>`;
  const cases = [
    { by: 'aria-label', attribute: 'aria-label', people: ['Ada'] },
    { by: 'title only', attribute: 'title', people: ['Ada'] },
    { by: 'aria-label, several rows', attribute: 'aria-label', people: ['Ada', 'Bob', 'Cleo'] },
    { by: 'title only, several rows', attribute: 'title', people: ['Ada', 'Bob', 'Cleo'] },
  ];
  for (const { by, attribute, people } of cases) {
    test(`W10 distinct by ${by}: three distinct recipes`, async ({ site, workTree }) => {
      const table = (order: string[]) =>
        `<table>${order.map((who) => row(who, attribute, verbs)).join('')}</table>`;
      const gesture = visit('/people', ...verbs.map((verb) => `${verb} Ada`));
      site.page('/people', table(people));
      const answers = Object.fromEntries(verbs.map((verb) => [`${verb} Ada`, `[data-who="${verb} Ada"]`]));
      const first = await workTree.run(clickEach, { ...gesture, answers });
      expect(first.lookups).toMatchObject([stored, stored, stored]);
      expect(new Set(Object.values(workTree.gitDir.contents)).size).toBe(3);

      site.page('/people', table(people.toReversed()));
      site.forget();
      const second = await workTree.run(clickEach, { ...gesture, answers: {} });
      expect(second.lookups).toMatchObject([hit, hit, hit]);
      expect(site.clicks).toEqual(['view Ada', 'edit Ada', 'delete Ada']);
    });
  }
});

test.describe('W11 "the company drop-down" shows "CWB" when recorded, "Acme" next time', () => {
  const options = (selected: string) =>
    ['CWB', 'Acme'].map((name) => `<option ${name === selected ? 'selected' : ''}>${name}</option>`).join('');
  const cases = [
    {
      kind: 'a button that opens a listbox',
      body: (value: string) =>
        `<span id="l">Company</span><button aria-haspopup="listbox" aria-labelledby="l v"><span id="v">${value}</span></button>`,
    },
    {
      kind: 'a combobox with its value as text',
      body: (value: string) =>
        `<span id="l">Company</span><div role="combobox" tabindex="0" aria-expanded="false" aria-labelledby="l">${value}</div>`,
    },
    {
      kind: 'a native select',
      body: (value: string) => `<label>Company <select>${options(value)}</select></label>`,
    },
    {
      kind: 'an input with role combobox',
      body: (value: string) =>
        `<label for="c">Company</label><input id="c" role="combobox" value="${value}">`,
    },
    {
      kind: 'a button after its label',
      body: (value: string) =>
        `<div><label>Company</label><button aria-haspopup="listbox">${value}</button></div><div><label>Country</label><button aria-haspopup="listbox">Chile</button></div>`,
    },
  ];
  for (const { kind, body } of cases) {
    test(`W11 ${kind}: a hit; the current value is not identity`, async ({ site, workTree }) => {
      const gesture = visit('/invoice', 'the company drop-down');
      site.page('/invoice', body('CWB'));
      const first = await workTree.run(clickEach, {
        ...gesture,
        answers: { 'the company drop-down': ':is(button, [role=combobox], select) >> nth=0' },
      });
      expect(first.lookups).toMatchObject([stored]);

      site.page('/invoice', body('Acme'));
      const second = await workTree.run(clickEach, { ...gesture, answers: {} });
      expect(second.lookups).toMatchObject([hit]);
      expect(workTree.gitDir.leaks(['Company', 'Acme'])).toEqual([]);
    });
  }
});

test.describe('W12 equal twins', () => {
  const buy = (who: string) => `<button data-who="${who}">Buy</button>`;
  const card = (plan: string, who: string) =>
    `<section aria-label="${plan}"><h2>${plan}</h2>${buy(who)}</section>`;
  const gesture = visit('/plans', 'buy');

  test('W12 two equal twins, later three: nothing can tell them apart, so nothing is remembered or hit', async ({
    site,
    workTree,
  }) => {
    for (const twins of [2, 3]) {
      site.page('/plans', Array.from({ length: twins }, (_, index) => buy(`twin ${index}`)).join(''));
      const run = await workTree.run(clickEach, { ...gesture, answers: { buy: '[data-who="twin 1"]' } });
      expect(run.lookups).toMatchObject([{ outcome: 'miss', write: { outcome: 'not_cacheable' } }]);
      expect(run.calls).toHaveLength(1);
      expect(workTree.gitDir.entries).toEqual([]);
    }
  });

  test('W12 lexical says between which twins it cannot choose, and clicks none', async ({
    site,
    workTree,
  }) => {
    site.page('/plans', buy('one') + buy('two'));
    const run = await workTree.attempt(clickEach, { ...gesture, use: impatient });
    expect(run.failure).toMatchObject({ code: 'target_ambiguous' });
    expect(run.failure?.message).toContain('Buy');
    expect(site.events).toEqual([]);
  });

  const twins = [
    { where: 'after it', after: `${buy('first')}${buy('twin')}` },
    { where: 'before it', after: `${buy('twin')}${buy('first')}` },
    {
      where: 'elsewhere on the page',
      after: `<main>${buy('first')}</main><footer><p>Last chance</p>${buy('twin')}</footer>`,
    },
    {
      where: 'in an open shadow root',
      after: `${buy('first')}<div><template shadowrootmode="open">${buy('twin')}</template></div>`,
    },
  ];
  for (const { where, after } of twins) {
    test(`W12 a recorded unique button gains a twin ${where}: ambiguous, never the first one`, async ({
      site,
      workTree,
    }) => {
      site.page('/plans', buy('first'));
      const first = await workTree.run(clickEach, { ...gesture, answers: { buy: 'button' } });
      expect(first.lookups).toMatchObject([stored]);

      site.page('/plans', after);
      site.forget();
      const second = await workTree.attempt(clickEach, { ...gesture, answers: {}, use: impatient });
      expect(second.lookups).toMatchObject([miss('ambiguous')]);
      expect(site.events).toEqual([]);
      expect(workTree.gitDir.entries).toEqual([]);
    });
  }

  test('W12 two told apart by their sections, one of which is doubled later: ambiguous', async ({
    site,
    workTree,
  }) => {
    const buyPro = visit('/plans', 'buy Pro');
    site.page('/plans', card('Basic', 'basic') + card('Pro', 'pro'));
    const first = await workTree.run(clickEach, { ...buyPro, answers: { 'buy Pro': '[data-who=pro]' } });
    expect(first.lookups).toMatchObject([stored]);
    const warm = await workTree.run(clickEach, { ...buyPro, answers: {} });
    expect(warm.lookups).toMatchObject([hit]);
    expect(site.clicks).toEqual(['pro', 'pro']);

    site.page('/plans', card('Pro', 'twin') + card('Basic', 'basic') + card('Pro', 'pro'));
    site.forget();
    const doubled = await workTree.attempt(clickEach, { ...buyPro, answers: {}, use: impatient });
    expect(doubled.lookups).toMatchObject([miss('ambiguous')]);
    expect(site.events).toEqual([]);
  });
});
