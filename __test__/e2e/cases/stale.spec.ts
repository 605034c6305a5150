/**
 * S1 to S5: the page changes around a control that is still the same control.
 */
import { expect, test } from '../support/test.ts';
import type { RunScope } from '../support/process.ts';
import { hit, impatient, miss, stored } from '../support/lookups.ts';
import { clickEach, visit } from '../support/scripts.ts';

test.describe('S1 the target is wrapped in a new div between runs', () => {
  const invite = '<button>Invite</button>';
  const cases = [
    { wrap: 'a div', before: invite, after: `<div>${invite}</div>` },
    {
      wrap: 'five divs',
      before: invite,
      after: `${'<div class="css-x1">'.repeat(5)}${invite}${'</div>'.repeat(5)}`,
    },
    {
      wrap: 'a div inside its section',
      before: `<section aria-label="Team">${invite}</section>`,
      after: `<section aria-label="Team"><div>${invite}</div></section>`,
    },
    { wrap: 'a labelled section', before: invite, after: `<section aria-label="Team">${invite}</section>` },
    {
      wrap: 'main and a form',
      before: invite,
      after: `<main><form onsubmit="return false">${invite}</form></main>`,
    },
    {
      wrap: 'a div inside its list item',
      before: `<ul><li>Team ${invite}</li><li>Other</li></ul>`,
      after: `<ul><li>Team <div>${invite}</div></li><li>Other</li></ul>`,
    },
    {
      wrap: 'an open shadow root',
      before: invite,
      after: `<div><template shadowrootmode="open">${invite}</template></div>`,
    },
  ];
  for (const { wrap, before, after } of cases) {
    test(`S1 ${wrap}: still a hit, or run 2 one call and run 3 none`, async ({ site, workTree }) => {
      const gesture = {
        ...visit('/team', 'invite somebody'),
        answers: { 'invite somebody': 'button' },
        use: impatient,
      };
      site.page('/team', before);
      const first = await workTree.run(clickEach, gesture);
      expect(first.lookups).toMatchObject([stored]);

      site.page('/team', after);
      const second = await workTree.run(clickEach, gesture);
      const third = await workTree.run(clickEach, gesture);
      expect(second.calls.length).toBeLessThanOrEqual(1);
      expect(third.calls, 'never a call in every run').toEqual([]);
      expect(third.lookups).toMatchObject([hit]);
      expect(site.clicks).toEqual(['Invite', 'Invite', 'Invite']);
    });
  }
});

test.describe('S2 ids are random on each load; the names stay', () => {
  // Not by chance: one in three hundred hashes is a word of letters only, which costs a correction (see below).
  const hash = (load: number, index: number) =>
    ((0x8f3a2c + load * 0x1e35a7 + index * 0x2b9d31) & 0xffffff).toString(16);
  const field = (id: string, name: string) => `<label for="${id}">${name}</label><input id="${id}">`;
  const cases = [
    { ids: ':r7:', id: (load: number, index: number) => `:r${load * 7 + index}:` },
    { ids: 'input-8f3a2c', id: (load: number, index: number) => `input-${hash(load, index)}` },
    { ids: 'mui-91422', id: (load: number, index: number) => `mui-${90_000 + load * 311 + index}` },
    { ids: 'radix-12', id: (load: number, index: number) => `radix-${load * 4 + index}` },
  ];
  for (const { ids, id } of cases) {
    test(`S2 ${ids}: warm from run 2 on; two different controls never merge`, async ({ site, workTree }) => {
      let load = 0;
      site.page('/profile', () => {
        load += 1;
        return field(id(load, 0), 'First name') + field(id(load, 1), 'Last name');
      });
      const script = { answers: { 'the first name': 'input >> nth=0', 'the last name': 'input >> nth=1' } };
      const results = [];
      while (results.length < 3) {
        results.push(
          await workTree.run(async ({ page, recall }) => {
            await page.goto('/profile');
            await recall.fill('the first name', 'Ada');
            await recall.fill('the last name', 'Lovelace');
            return page
              .locator('input')
              .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
          }, script),
        );
      }
      for (const { value } of results) expect(value).toEqual(['Ada', 'Lovelace']);
      expect(results[1]?.lookups).toMatchObject([hit, hit]);
      expect(results[2]?.lookups).toMatchObject([hit, hit]);
      expect(workTree.gitDir.entries).toHaveLength(2);
    });
  }

  test('S2 ids that look like words but change: warm after one correction', async ({ site, workTree }) => {
    const words = ['amber', 'birch', 'cedar', 'delta'];
    site.page('/profile', (load) => `<button id="${words[load % words.length]}">Upload</button>`);
    const gesture = {
      ...visit('/profile', 'upload a picture'),
      answers: { 'upload a picture': 'button' },
      use: impatient,
    };
    await workTree.run(clickEach, gesture);
    const second = await workTree.run(clickEach, gesture);
    expect(second.calls.length).toBeLessThanOrEqual(1);
    const third = await workTree.run(clickEach, gesture);
    expect(third.lookups).toMatchObject([hit]);
    expect(third.calls).toEqual([]);
  });
});

test.describe('S3 a banner is inserted before everything', () => {
  const page =
    '<main><h1>Orders</h1><ul><li>First <button>Open</button></li><li>Second <button data-who="second">Open</button></li></ul></main>';
  const cases = [
    { banner: 'a text', html: '<div>We use cookies.</div>' },
    {
      banner: 'with buttons of its own',
      html: '<div><p>We use cookies.</p><button>Accept</button><button>Decline</button></div>',
    },
    {
      banner: 'a labelled region with a heading',
      html: '<section aria-label="News"><h1>News</h1><button>Read</button></section>',
    },
    {
      banner: 'a list of the same kind',
      html: '<ul><li>Third <button>Read</button></li><li>Fourth <button>Read</button></li></ul>',
    },
    { banner: 'an alert', html: '<div role="alert">Second thoughts? <a href="#">Undo</a></div>' },
  ];
  for (const { banner, html } of cases) {
    test(`S3 ${banner}: hit`, async ({ site, workTree }) => {
      site.page('/orders', page);
      const first = await workTree.run(clickEach, {
        ...visit('/orders', 'open Second'),
        answers: { 'open Second': '[data-who=second]' },
      });
      expect(first.lookups).toMatchObject([stored]);
      site.page('/orders', html + page);
      const second = await workTree.run(clickEach, { ...visit('/orders', 'open Second'), answers: {} });
      expect(second.lookups).toMatchObject([hit]);
      expect(site.clicks).toEqual(['second', 'second']);
    });
  }
});

test('S4 the banner shows once, then never: no failure of what follows, no partial memory', async ({
  site,
  workTree,
}) => {
  const settings = '<button>Settings</button>';
  site.page('/home', `<div role="dialog" aria-label="News"><button>Close</button></div>${settings}`);
  const script = {
    answers: { 'close the banner': 'name:Close', 'open settings': 'name:Settings' },
    use: impatient,
  };
  const closeThenOpen = async ({ page, recall }: RunScope<undefined>) => {
    await page.goto('/home');
    await recall.click('close the banner', { timeout: 1500 }).catch(() => undefined);
    await recall.click('open settings');
  };
  await workTree.run(closeThenOpen, script);
  expect(workTree.gitDir.entries).toHaveLength(2);
  site.page('/home', settings);
  site.forget();
  const second = await workTree.run(closeThenOpen, script);
  expect(second.lookups).toMatchObject([{ outcome: 'miss' }, hit]);
  expect(site.clicks).toEqual(['Settings']);
  const third = await workTree.run(closeThenOpen, script);
  expect(third.lookups).toMatchObject([miss('absent'), hit]);
  expect(workTree.gitDir.entries).toHaveLength(1);
});

test.describe('S5 a live clock, a cart counter, a price and an advert change on every load', () => {
  const noise = (load: number) => ({
    clock: `<time>12:${String(10 + load * 7)}:03</time>`,
    counter: `<span class="badge">${load * 3 + 1}</span>`,
    price: `<span>$${load * 13 + 9}.95</span>`,
    advert: `<aside>${['Try our new tea', 'Holiday sale now on', 'Join the club today', 'Free shipping week'][load % 4]}</aside>`,
  });
  const mug = '<button data-who="mug">Add to basket</button>';
  const pot = '<button data-who="pot">Add to basket</button>';
  type Noise = ReturnType<typeof noise>;
  const all = ({ clock, counter, price, advert }: Noise) => `${clock}${counter}${price}${advert}`;
  const cases = [
    {
      where: 'in the header',
      html: (n: Noise) => `<header>${all(n)}</header><button data-who="mug">Add the mug</button>`,
    },
    {
      where: 'in the same section',
      html: (n: Noise) =>
        `<section aria-label="Mugs">${all(n)}<p>Blue mug</p>${mug}</section><section aria-label="Pots"><p>Tea pot</p>${pot}</section>`,
    },
    {
      where: 'in the same card',
      html: (n: Noise) =>
        `<ul><li><h3>Blue mug</h3>${all(n)}${mug}</li><li><h3>Tea pot</h3>${all(n)}${pot}</li></ul>`,
    },
    {
      where: 'in the same card, before its heading',
      html: (n: Noise) =>
        `<ul><li>${n.counter}${n.price}<h3>Blue mug</h3>${mug}</li><li>${n.counter}${n.price}<h3>Tea pot</h3>${pot}</li></ul>`,
    },
    {
      where: 'in the same row',
      html: (n: Noise) =>
        `<table><tr><td>Blue mug</td><td>${all(n)}</td><td>${mug}</td></tr><tr><td>Tea pot</td><td>${all(n)}</td><td>${pot}</td></tr></table>`,
    },
    {
      where: 'directly beside it',
      html: (n: Noise) => `<p>Blue mug</p><button data-who="mug">Add the mug</button> ${all(n)}`,
    },
    {
      where: 'in the heading above it',
      html: (n: Noise) =>
        `<section><h2>Blue mug (${n.counter})</h2><button data-who="mug">Add the mug</button></section>`,
    },
    {
      where: 'in the dialog around it',
      html: (n: Noise) =>
        `<div role="dialog" aria-label="Blue mug">${all(n)}<button data-who="mug">Add the mug</button></div>`,
    },
  ];
  for (const sentence of ['add the blue mug', 'put the blue mug into my basket']) {
    for (const { where, html } of cases) {
      test(`S5 ${where} ("${sentence}"): the second lookup is a hit`, async ({ site, workTree }) => {
        site.page('/shop', (load) => html(noise(load)));
        const first = await workTree.run(clickEach, {
          ...visit('/shop', sentence),
          answers: { [sentence]: '[data-who=mug]' },
        });
        expect(first.lookups).toMatchObject([stored]);
        const second = await workTree.run(clickEach, { ...visit('/shop', sentence), answers: {} });
        expect(second.lookups).toMatchObject([hit]);
        expect(site.clicks).toEqual(['mug', 'mug']);
      });
    }
  }
});
