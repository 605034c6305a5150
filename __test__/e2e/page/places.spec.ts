// Where candidates are found, and which are told to be there.
import { acting, expect, find, logOf, LOG, observe, test } from './support.ts';

const names = async (...args: Parameters<typeof observe>): Promise<string[]> =>
  (await observe(...args)).candidates.map(({ signals }) => signals.name);

test('open shadow roots are part of the page, closed ones are not', async ({ page }) => {
  await page.setContent(`<x-a></x-a><x-b></x-b><script>
    const define = (name, mode, html) => customElements.define(name, class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode }).innerHTML = html; } });
    define('x-a', 'open', '<h3>Inside</h3><button>Outer</button><x-c></x-c>');
    define('x-b', 'closed', '<button>Closed</button>');
    define('x-c', 'open', '<label for=f>Deep</label><input id=f>');
  </script>`);
  const { candidates } = await observe(page);
  expect(candidates.map(({ signals, path }) => [signals.name, path])).toEqual([
    ['Outer', 'html/body/custom:1/#shadow/button:1'],
    ['Deep', 'html/body/custom:1/#shadow/custom:1/#shadow/input:1'],
  ]);
  expect(candidates[0]?.context).toContainEqual({ kind: 'heading', head: 'Inside', text: '' });
});

test('cross-origin and nested frames are read like the page', async ({ page }) => {
  const bodies: Record<string, string> = {
    'http://a.test/': '<title>Outer</title><iframe src="http://b.test/"></iframe>',
    'http://b.test/':
      '<title>Shop B</title><h1>Pay here</h1><button>Submit</button><iframe src="http://c.test/"></iframe>',
    'http://c.test/': '<button>Submit</button>',
  };
  await page.route('**', (route) =>
    route.fulfill({ contentType: 'text/html', body: bodies[route.request().url()] ?? '' }),
  );
  await page.goto('http://a.test/');
  const [, shop, inner] = page.frames();
  if (!shop || !inner) throw new Error('the frames are missing');
  expect((await observe(shop)).labels).toEqual(['Shop B', 'Pay here']);
  await find(inner, 'Submit');
});

test('what cannot be seen or reached is reported only when asked for', async ({ page }) => {
  await page.setContent(`
    <button>Seen</button><button hidden>Hidden</button><button style="visibility:hidden">Invisible</button>
    <button style="position:absolute;width:0;height:0;padding:0;border:0;overflow:hidden">Empty</button>
    <button style="opacity:0">Transparent</button><div inert><button>Inert</button></div>
    <details><summary>More</summary><button>Closed</button></details><div popover><button>Popover</button></div>`);
  expect(await names(page)).toEqual(['Seen', 'Transparent', 'More']);
  const all = (await observe(page, { hidden: true })).candidates;
  const flags = Object.fromEntries(all.map(({ signals, flags: letters }) => [signals.name, letters]));
  expect(flags).toMatchObject({ Seen: 've', Hidden: 'en', Inert: 'vei', Popover: 'en' });
});

test('an open modal dialog makes the rest of the page inert', async ({ page }) => {
  await page.setContent(
    '<button>Behind</button><dialog aria-label=Sure><button>OK</button></dialog><script>document.querySelector("dialog").showModal()</script>',
  );
  expect(await names(page)).toEqual(['OK']);
  await page.evaluate('document.querySelector("dialog").close()');
  expect(await names(page)).toEqual(['Behind']);
});

test('disabled and read-only as Playwright sees them', async ({ page }) => {
  await page.setContent(`
    <fieldset disabled><legend><input aria-label=legend></legend><input aria-label=fieldset></fieldset>
    <div aria-disabled=true><button>aria</button></div><input readonly aria-label=readonly><div contenteditable aria-label=editor role=textbox>x</div>`);
  const { candidates } = await observe(page);
  const flags = Object.fromEntries(candidates.map(({ signals, flags: letters }) => [signals.name, letters]));
  expect(flags).toEqual({ legend: 'vew', fieldset: 'v', aria: 'v', readonly: 've', editor: 'vew' });
});

test('each operation has its candidates', async ({ page }) => {
  await page.setContent(`
    <h1>Title</h1><a href=#>link</a><button>button</button><input aria-label=text><textarea aria-label=area></textarea>
    <input type=checkbox aria-label=box><select aria-label=select></select><div onclick="">clickable</div><div tabindex=0>focusable</div>
    <label>upload <input type=file hidden></label><p role=status>state</p>
    <label>styled <input type=radio style="display:none"></label>`);
  expect(await names(page, { op: 'fill' })).toEqual(['text', 'area']);
  expect(await names(page, { op: 'check' })).toEqual(['box', 'upload', 'styled']);
  expect(await names(page, { op: 'select' })).toEqual(['select']);
  expect(await names(page, { op: 'upload' })).toEqual(['upload']);
  expect(await names(page, { op: 'click' })).toEqual([
    'link',
    'button',
    'text',
    'area',
    'box',
    'select',
    'clickable',
    'focusable',
    'upload',
    'styled',
  ]);
  expect(await names(page, { op: 'locate' })).toEqual(expect.arrayContaining(['Title', 'link']));
});

test('a label that stands in for a hidden checkbox is checked like the checkbox', async ({ page }) => {
  await page.setContent('<label>Agree <input type=checkbox style="display:none"></label>');
  await acting(page, await find(page, 'Agree', { op: 'check' }), 'name').check();
  expect(await page.isChecked('input')).toBe(true);
});

test('within an element only what is in it', async ({ page }) => {
  await page.setContent(
    `${LOG}<section><button>Delete</button></section><section id=two><button>Delete</button></section>`,
  );
  const { candidates } = await observe(page.locator('#two'));
  expect(candidates.map(({ path }) => path)).toEqual(['html/body/section:2/button:1']);
  expect(await logOf(page)).toEqual([]);
});

test('a frame that is gone, or a page that cannot answer, is incomplete', async ({ page }) => {
  await page.setContent('<iframe srcdoc="<button>In</button>"></iframe>');
  const frame = page.frames()[1];
  if (!frame) throw new Error('no frame');
  await page.evaluate('document.querySelector("iframe").remove()');
  expect(await observe(frame)).toEqual({ error: 'incomplete' });
});
