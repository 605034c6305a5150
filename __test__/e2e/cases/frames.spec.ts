/**
 * W4, F1: a frame is identified by what it is (name, address, its own labels), not by where it stands.
 */
import { expect, test } from '../support/test.ts';
import type { RunScope } from '../support/process.ts';
import { hit, impatient, miss, stored } from '../support/lookups.ts';
import { clickEach, visit } from '../support/scripts.ts';

test.describe('W4 two iframes, each with "Pay"; B\'s was recorded; B loses its button', () => {
  const cases = [
    { frames: 'same-origin', foreign: false, names: true },
    { frames: 'cross-origin', foreign: true, names: true },
    { frames: 'unnamed', foreign: false, names: false },
  ];
  for (const { frames, foreign, names } of cases) {
    test(`W4 ${frames} frames: target_missing; A is untouched`, async ({ site, workTree }) => {
      const frame = (id: string) => {
        const src = foreign ? site.foreign(`/${id}`) : `/${id}`;
        return `<iframe id="${id}" ${names ? `name="${id}"` : ''} src="${src}"></iframe>`;
      };
      site.page('/shop', frame('a') + frame('b'));
      site.page('/a', '<h1>Card</h1><button>Pay</button>', { title: 'Card' });
      site.page('/b', '<h1>Voucher</h1><button>Pay</button>', { title: 'Voucher' });
      const first = await workTree.run(clickEach, {
        ...visit('/shop', 'pay by voucher'),
        answers: { 'pay by voucher': '#b => button' },
      });
      expect(first.lookups).toMatchObject([stored]);
      expect(site.events.map(({ page }) => page)).not.toContain('/a');

      site.page('/b', '<h1>Voucher</h1><p>Sold out</p>', { title: 'Voucher' });
      site.forget();
      const second = await workTree.attempt(clickEach, {
        ...visit('/shop', 'pay by voucher'),
        answers: {},
        use: impatient,
      });
      expect(second.lookups).toMatchObject([miss('target_missing')]);
      expect(site.events, 'A is untouched').toEqual([]);
      expect(workTree.gitDir.entries).toEqual([]);
    });
  }

  test('W4 the whole frame B is gone: A is untouched', async ({ site, workTree }) => {
    site.page('/shop', '<iframe name="a" src="/a"></iframe><iframe name="b" src="/b"></iframe>');
    for (const path of ['/a', '/b']) site.page(path, '<button>Pay</button>');
    const answers = { pay: 'iframe[name=b] => button' };
    const gesture = visit('/shop', 'pay');
    await workTree.run(clickEach, { ...gesture, answers });
    site.page('/shop', '<iframe name="a" src="/a"></iframe>');
    site.forget();
    const second = await workTree.attempt(clickEach, { ...gesture, answers: {}, use: impatient });
    expect(second.lookups).toMatchObject([miss('target_missing')]);
    expect(site.events).toEqual([]);
  });
});

test.describe('F1 same-origin, cross-origin and nested iframes, each with "Submit"; then the frames swap order, and one src gets another query', () => {
  const forms = ['card', 'voucher', 'invoice', 'inner'];
  const targets = forms.map((form) => `submit the ${form} form`);
  const cases = [
    { known: 'name', attributes: (form: string) => `name="${form}"`, label: () => 'Pay' },
    { known: 'address', attributes: () => '', label: () => 'Pay' },
    { known: 'address and its own heading', attributes: () => '', label: (form: string) => `Pay by ${form}` },
  ];
  for (const { known, attributes, label } of cases) {
    test(`F1 frames known by ${known}: right frame, hit`, async ({ site, workTree }) => {
      const frame = (form: string, src: string) =>
        `<iframe data-form="${form}" ${attributes(form)} src="${src}"></iframe>`;
      const form = (name: string) => `<h1>${label(name)}</h1><button>Submit</button>`;
      for (const name of ['card', 'voucher', 'inner']) site.page(`/${name}`, form(name));
      site.page('/invoice', form('invoice') + frame('inner', '/inner'));
      const [card, voucher] = [frame('card', '/card?order=1'), frame('voucher', site.foreign('/voucher'))];
      const invoice = frame('invoice', site.foreign('/invoice'));
      site.page('/pay', card + voucher + invoice);
      const answers = {
        'submit the card form': '[data-form=card] => button',
        'submit the voucher form': '[data-form=voucher] => button',
        'submit the invoice form': '[data-form=invoice] => button',
        'submit the inner form': '[data-form=invoice] => [data-form=inner] => button',
      };
      const first = await workTree.run(clickEach, { ...visit('/pay', ...targets), answers });
      expect(first.lookups).toMatchObject(forms.map(() => stored));

      site.page('/pay', invoice + voucher + frame('card', '/card?order=2'));
      site.forget();
      const second = await workTree.run(clickEach, { ...visit('/pay', ...targets), answers: {} });
      expect(second.lookups).toMatchObject(forms.map(() => hit));
      const clicked = site.events.filter(({ type }) => type === 'click').map(({ page }) => page);
      expect(clicked).toEqual(forms.map((name) => `/${name}`));
    });
  }

  test('F1 frames that nothing tells apart: never the wrong one', async ({ site, workTree }) => {
    site.page(
      '/pay',
      '<iframe data-form="one" src="/form"></iframe><iframe data-form="two" src="/form"></iframe>',
    );
    site.page('/form', '<button>Submit</button>');
    const first = await workTree.run(clickEach, {
      ...visit('/pay', 'submit'),
      answers: { submit: '[data-form=two] => button' },
    });
    expect(first.lookups).toMatchObject([{ write: { outcome: 'not_cacheable' } }]);
    expect(workTree.gitDir.entries).toEqual([]);
  });
});

test('F1 a popup is a page of its own: its control is remembered under its own address', async ({
  site,
  workTree,
}) => {
  site.page('/pay', '<button onclick="window.open(\'/bank\')">Confirm</button>');
  site.page('/bank', '<button>Confirm</button>');
  const script = async ({ page, recall }: RunScope<undefined>) => {
    await page.goto('/pay');
    const opening = page.waitForEvent('popup');
    await recall.click('confirm');
    const popup = await opening;
    await popup.waitForLoadState();
    await recall.on(popup).click('confirm');
  };
  const first = await workTree.run(script, { answers: { confirm: 'name:Confirm' } });
  expect(first.lookups).toMatchObject([stored, stored]);
  const second = await workTree.run(script, { answers: {} });
  expect(second.lookups).toMatchObject([hit, hit]);
  const clicked = site.events.filter(({ type }) => type === 'click').map(({ page }) => page);
  expect(clicked).toEqual(['/pay', '/bank', '/pay', '/bank']);
});
