// Role and name are those of Playwright's getByRole, whatever the page does, except where a value would enter.
import type { Page } from '@playwright/test';
import { TRICKY } from './names.data.ts';
import { expect, find, observe, test } from './support.ts';

type Role = Parameters<Page['getByRole']>[0];

const ROLES = (
  'alert alertdialog article banner blockquote button caption cell checkbox code columnheader combobox complementary ' +
  'contentinfo definition dialog document emphasis figure form grid gridcell group heading img link list listbox ' +
  'listitem log main mark math menu menubar menuitem menuitemradio meter navigation option paragraph progressbar ' +
  'radio region row rowgroup rowheader search searchbox slider spinbutton status strong switch tab table tablist ' +
  'tabpanel term textbox time tooltip tree treeitem'
).split(' ') as Role[];

/** More plain controls than are asked for their styles one by one, so that the style sheets are read instead. */
const MANY = '<button>pad</button><a href=#>pad</a><h1>pad</h1>'.repeat(100);

test.describe('every element of a role has the name getByRole gives it', () => {
  for (const [about, html] of TRICKY) {
    test(about, async ({ page }) => {
      await page.setContent(`<!doctype html>${html}`);
      expect(await differences(page)).toEqual([]);
    });
  }
});

test('the same on a page of many controls, where names are read without computed styles', async ({
  page,
}) => {
  for (const [about, html] of TRICKY.filter(([, code]) => /<style>|<button|<a /.test(code))) {
    await page.setContent(`<!doctype html>${MANY}${html}`);
    expect(await differences(page, ['button', 'link', 'heading']), about).toEqual([]);
  }
});

/** Roles and names whose number of elements differs, hidden ones aside. */
async function differences(page: Page, roles: readonly Role[] = ROLES): Promise<string[]> {
  return (await Promise.all(roles.map((role) => differencesOf(page, role)))).flat();
}

async function differencesOf(page: Page, role: Role): Promise<string[]> {
  const shape = { role, tag: '', type: '' };
  const [theirs, { candidates }] = await Promise.all([
    page.getByRole(role).count(),
    observe(page, { op: 'locate', shape, hidden: true }),
  ]);
  const names = candidates.filter(({ flags }) => !flags.includes('n')).map(({ signals }) => signals.name);
  const found = names.length === theirs ? [] : [`${role}: ${names.length}, getByRole ${theirs}`];
  for (const name of new Set(names)) {
    const named = page.getByRole(role, name ? { name, exact: true } : { name: /^\s*$/ });
    const [ours, others] = [names.filter((other) => other === name).length, await named.count()];
    if (ours !== others) found.push(`${role} "${name}": ${ours}, getByRole ${others}`);
  }
  return found;
}

test.describe('values are no part of a name', () => {
  test('typed text in a label, a reference or a cell is left out', async ({ page }) => {
    await page.setContent(`
      <label><input type=checkbox id=c> Flash <input id=typed> times</label>
      <span id=ref>Amount <input id=other></span><button aria-labelledby=ref>x</button>
      <table><tr><td id=cell>Price <textarea>9</textarea></td><td>b</td></tr></table>
      <a href=#>Note <b contenteditable>secret</b></a>`);
    await page.fill('#typed', '4711');
    await page.fill('#other', '4711');
    const { candidates } = await observe(page, { op: 'locate' });
    expect(JSON.stringify(candidates)).not.toMatch(/4711|secret/);
    expect(candidates.map(({ signals }) => signals.name)).toEqual(
      expect.arrayContaining(['Flash times', 'Amount', 'Price', 'Note']),
    );
  });

  test('W11: a combobox or a listbox button is named by its label, not by what was chosen', async ({
    page,
  }) => {
    await page.setContent(`
      <span id=l>Company</span><button id=b aria-haspopup=listbox aria-labelledby="l b">CWB</button>
      <div role=combobox tabindex=0 id=d aria-labelledby="l d">CWB</div>
      <label>Company <select><option>CWB</select></label>
      <label>Company <button aria-haspopup=listbox>CWB</button></label>`);
    const { candidates } = await observe(page);
    expect(candidates).toHaveLength(4);
    expect(candidates.map(({ signals, flags }) => [signals.name, flags.includes('x')])).toEqual(
      candidates.map(() => ['Company', true]),
    );
    expect(JSON.stringify(candidates)).not.toContain('CWB');
  });

  test('a gauge in a name does not count', async ({ page }) => {
    await page.setContent('<a href=#>Upload <progress value=.5 aria-valuetext=half></progress></a>');
    expect(await find(page, 'Upload')).toBeTruthy();
  });

  test('a password shown as text stays out, and says what field it is', async ({ page }) => {
    await page.setContent(
      '<label>Password <input type=password id=p></label><label>Code <input autocomplete=one-time-code></label>',
    );
    await page.fill('#p', 'hunter2');
    await page.evaluate(`p.type = 'text'; p.setAttribute('autocomplete', 'current-password')`);
    const { candidates } = await observe(page, { op: 'fill' });
    expect(candidates.map(({ flags }) => flags)).toEqual(['vewp', 'vewp']);
    expect(JSON.stringify(candidates)).not.toContain('hunter2');
  });
});

test('a name too long to be one is cut and says so', async ({ page }) => {
  await page.setContent(`<button>${'word '.repeat(100)}</button>`);
  const [candidate] = (await observe(page)).candidates;
  expect(candidate?.flags).toContain('l');
  expect(candidate?.signals.name.length).toBe(256);
});
