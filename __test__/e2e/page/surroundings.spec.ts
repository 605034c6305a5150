// What is said about the surroundings of a control.
import type { Page } from '@playwright/test';
import type { Context } from '../../../dist/page/protocol.js';
import { expect, find, test } from './support.ts';

async function around(page: Page, name: string, kind: Context['kind']): Promise<Context[]> {
  return (await find(page, name)).context.filter((context) => context.kind === kind);
}

test('row and column of a native table, with spanning headers', async ({ page }) => {
  await page.setContent(`<table>
    <thead><tr><th>Name<th colspan=2>Actions<th>Paid</tr></thead>
    <tbody><tr><td>Ann<td><button>E1</button><td><button>D1</button><td><input aria-label=P1 value=4711></tr>
    <tr><th scope=row>Bob Smith<td><button>E2</button><td>bob@x.test <button>D2</button><td>no</tr></tbody></table>`);
  expect(await around(page, 'D2', 'row')).toEqual([
    { kind: 'row', head: 'Bob Smith', text: 'Bob Smith\nE2\nbob@x.test\nno', index: 1, count: 2 },
  ]);
  expect(await around(page, 'D2', 'column')).toEqual([{ kind: 'column', head: 'Actions', text: '' }]);
  expect(await around(page, 'P1', 'column')).toEqual([{ kind: 'column', head: 'Paid', text: '' }]);
  expect(JSON.stringify(await around(page, 'P1', 'row'))).not.toContain('4711');
});

test('row and column of an ARIA grid', async ({ page }) => {
  await page.setContent(`<div role=grid><div role=row><div role=columnheader>City</div><div role=columnheader>Open</div></div>
    <div role=row><div role=gridcell>Bern</div><div role=gridcell><button>Go</button></div></div></div>`);
  expect(await around(page, 'Go', 'row')).toMatchObject([{ head: 'Bern', text: 'Bern', index: 1, count: 2 }]);
  expect(await around(page, 'Go', 'column')).toMatchObject([{ head: 'Open' }]);
});

test('list items and repeated cards', async ({ page }) => {
  await page.setContent(`<ul><li><b>Gina</b> <i>3 min</i> <button>B1</button></li></ul>
    <div><div class=card><h3>Tea</h3><p>Green<p>4.20</p><button>B2</button></div><div class=card><h3>Cake</h3><button>B3</button></div></div>
    <dl><dt>Mail</dt><dd>a@x.test <button>B4</button></dd></dl>`);
  expect(await around(page, 'B1', 'item')).toEqual([
    { kind: 'item', head: 'Gina 3 min', text: 'Gina 3 min', index: 0, count: 1 },
  ]);
  expect(await around(page, 'B2', 'item')).toEqual([
    { kind: 'item', head: 'Tea', text: 'Tea\nGreen\n4.20', index: 0, count: 2 },
  ]);
  expect(await around(page, 'B3', 'item')).toMatchObject([{ head: 'Cake' }]);
  expect(await around(page, 'B4', 'item')).toMatchObject([{ head: 'Mail' }]);
});

test('labels, groups, sections, dialogs, headings', async ({ page }) => {
  await page.setContent(`<h1>Page</h1><main>
    <fieldset><legend>Size</legend><button>S1</button></fieldset>
    <div role=radiogroup aria-label=Colour><button>S2</button></div>
    <nav aria-label=Main><button>S3</button></nav><footer><button>S4</button></footer></main>
    <div role=dialog><h2>Sure?</h2><button>S5</button></div>
    <section><h2>Billing</h2><div><span>Notify me</span> <input role=switch type=checkbox aria-label=S6></div></section>
    <section><h2>Other</h2></section><section><button>S7</button></section>`);
  expect(await around(page, 'S1', 'group')).toMatchObject([{ head: 'Size' }]);
  expect(await around(page, 'S2', 'group')).toMatchObject([{ head: 'Colour' }]);
  expect(await around(page, 'S3', 'section')).toMatchObject([{ head: 'Main' }, { head: '', text: 'main' }]);
  expect(await around(page, 'S5', 'dialog')).toMatchObject([{ head: 'Sure?' }]);
  expect(await around(page, 'S6', 'label')).toMatchObject([{ head: 'Notify me' }]);
  expect(await around(page, 'S6', 'heading')).toMatchObject([{ head: 'Billing' }]);
  expect(await around(page, 'S7', 'heading')).not.toMatchObject([{ head: 'Other' }]);
});

test('images count as text; hidden text, scripts and values do not', async ({ page }) => {
  await page.setContent(`<li><img alt=Flag src=x><svg role=img aria-label=Star></svg><span hidden>no1</span><script>no2</script>
    <textarea>no3</textarea><select><option>no4</select><b contenteditable>no5</b><span aria-hidden=true>no6</span><button>X</button></li>`);
  expect(await around(page, 'X', 'item')).toMatchObject([{ text: 'Flag\nStar' }]);
});
