// Law 8: what was checked is what gets acted on. The guard withholds a gesture from an element that became another
// control, and never from one that did not.
import type { Page } from '@playwright/test';
import { hasFailed, readGuard, targetLocator } from '../../../dist/page/target.js';
import type { Candidate, GuardReading } from '../../../dist/page/protocol.js';
import { acting, hovering, expect, find, LOG, logOf, observe, test } from './support.ts';

const guardOf = (page: Page, { token }: Candidate): Promise<GuardReading> =>
  readGuard(page.mainFrame(), token);

const typingInto = (page: Page, { token }: Candidate) =>
  targetLocator(page.mainFrame(), token, ['name', 'row.head'], 'type');

const ITEMS = ['Ann', 'Bob', 'Cid']
  .map((name) => `<li><span>${name}</span> <button>Remove</button></li>`)
  .join('');

/** A list that shows its entries in another order, in the same elements, when `event` reaches it. */
const reorders = (event: string): string => `<ul>${ITEMS}</ul>${LOG}<script>
  const list = document.querySelector('ul');
  list.addEventListener('${event}', () => {
    if (list.dataset.done) return; list.dataset.done = 'yes';
    ['Cid', 'Ann', 'Bob'].forEach((name, index) => { list.children[index].firstChild.textContent = name; });
  }, true);
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', (event) =>
    event.isTrusted && log.push('removed ' + button.previousElementSibling.textContent));
</script>`;

async function bobs(page: Page): Promise<Candidate> {
  const { candidates } = await observe(page);
  const bob = candidates.find(({ context }) =>
    context.some(({ kind, head }) => kind === 'item' && head === 'Bob'),
  );
  if (!bob) throw new Error('Bob is missing');
  return bob;
}

test.describe('A3: a list that re-renders in place', () => {
  for (const event of [
    'pointerover',
    'pointerenter',
    'pointermove',
    'mouseover',
    'mouseenter',
    'mousemove',
  ]) {
    test(`on ${event}: nothing reaches the other item, and the guard says so`, async ({ page }) => {
      await page.setContent(reorders(event));
      const bob = await bobs(page);
      await acting(page, bob, 'name', 'item.head').click();
      expect(await logOf(page)).toEqual([]);
      expect(await guardOf(page, bob)).toMatchObject({ state: 'armed', events: 0, tripped: true });
    });
  }

  for (const event of ['pointerdown', 'mousedown', 'focusin', 'pointerup', 'mouseup']) {
    test(`on ${event}: the click is withheld, and what was sent is counted`, async ({ page }) => {
      await page.setContent(reorders(event));
      const bob = await bobs(page);
      await acting(page, bob, 'name', 'item.head').click();
      expect((await logOf(page)).filter((entry) => /^(click|removed)/.test(entry))).toEqual([]);
      const guard = await guardOf(page, bob);
      expect(guard).toMatchObject({ state: 'armed', tripped: true });
      expect(guard.state === 'armed' && guard.events).toBeGreaterThan(0);
    });
  }

  test('a control that changes itself on the press gets its click', async ({ page }) => {
    await page.setContent(
      `${LOG}<button onpointerdown="this.textContent = 'Pause'" onclick="log.push('toggled')">Play</button>`,
    );
    const play = await find(page, 'Play');
    await acting(page, play, 'name').click();
    expect(await logOf(page)).toContain('toggled');
    expect(await guardOf(page, play)).toMatchObject({ tripped: false });
  });

  test('a copy that was there all the time, hidden or outside of where it was looked for, takes no click away', async ({
    page,
  }) => {
    const changes = `<button onpointerdown="this.textContent = 'Pause'" onclick="log.push('toggled')">Play</button>`;
    await page.setContent(
      `<nav hidden><button>Play</button></nav><button>Play</button>${LOG}<main>${changes}</main>`,
    );
    const main = page.locator('main');
    const play = await find(main, 'Play');
    await targetLocator(main, play.token, ['name'], 'act').click();
    expect(await logOf(page)).toContain('toggled');
  });

  test('between look and click: nothing is sent at all', async ({ page }) => {
    await page.setContent(reorders('x'));
    const bob = await bobs(page);
    await page.evaluate(`document.querySelector('ul').dispatchEvent(new Event('x'))`);
    const start = Date.now();
    await expect(acting(page, bob, 'name', 'item.head').click()).rejects.toThrow('recall:target-changed');
    expect(Date.now() - start).toBeLessThan(5000);
    expect(await logOf(page)).toEqual([]);
  });

  test('at any moment: five thousand re-orderings a run, no wrong removal', async ({ page }) => {
    await page.setContent(`${reorders('x')}<script>
      const names = ['Ann', 'Bob', 'Cid'];
      const tick = new MessageChannel(); tick.port1.onmessage = () => {
        if (Math.random() < .02) { names.unshift(names.pop()); names.forEach((name, index) => { list.children[index].firstChild.textContent = name; }); }
        setTimeout(() => tick.port2.postMessage(0)); };
      tick.port2.postMessage(0);
    </script>`);
    for (let round = 0; round < 20; round++) {
      const bob = await bobs(page);
      await acting(page, bob, 'name', 'item.head')
        .click({ timeout: 5000 })
        .catch(() => {});
      await guardOf(page, bob);
    }
    expect(
      (await logOf(page)).filter((entry) => entry.startsWith('removed') && entry !== 'removed Bob'),
    ).toEqual([]);
  });

  test('with new elements on the mouse move, even for a forced click', async ({ page }) => {
    await page.setContent(`${LOG}<ul></ul><script>
      const list = document.querySelector('ul');
      const show = (names) => { list.innerHTML = names.map((name) => '<li><span>' + name + '</span> <button>Remove ' + name + '</button></li>').join(''); };
      show(['Ann', 'Bob', 'Cid']);
      list.addEventListener('mousemove', () => show(['Cid', 'Ann', 'Bob']), { once: true });
    </script>`);
    const bob = await find(page, 'Remove Bob');
    await acting(page, bob, 'name').click({ force: true });
    expect(await logOf(page)).toEqual([]);
    expect(await guardOf(page, bob)).toMatchObject({ tripped: true, events: 0 });
  });
});

test.describe('other gestures', () => {
  test('hover: the other item is not hovered', async ({ page }) => {
    await page.setContent(
      `${reorders('pointerover')}<script>document.addEventListener('mousemove', (event) => log.push('hovered'));</script>`,
    );
    const bob = await bobs(page);
    await hovering(page, bob, 'name', 'item.head').hover();
    expect(await logOf(page)).toEqual([]);
    expect(await guardOf(page, bob)).toMatchObject({ tripped: true });
  });

  test('typing and keys: a field that became another one on focus gets nothing', async ({ page }) => {
    await page.setContent(
      `${LOG}<input aria-label=Amount name=f onfocus="this.setAttribute('aria-label', 'Account')">`,
    );
    const field = await find(page, 'Amount', { op: 'fill' });
    await acting(page, field, 'name').fill('12');
    expect(await page.inputValue('input')).toBe('');
    expect(await guardOf(page, field)).toMatchObject({ tripped: true });
    await page.evaluate(
      `f = document.querySelector('input'); f.blur(); f.setAttribute('aria-label', 'Amount')`,
    );
    const again = await find(page, 'Amount', { op: 'press' });
    await acting(page, again, 'name').press('x');
    expect(await logOf(page)).toEqual([]);
    expect(await guardOf(page, again)).toMatchObject({ tripped: true });
  });

  test('drag: a target that became another one gets no drop', async ({ page }) => {
    await page.setContent(
      `${LOG}<div draggable=true role=button>Card</div><div role=button style="height:60px" ondragover="event.preventDefault()" ondragenter="this.textContent='Bin'">Inbox</div>`,
    );
    const [card, inbox] = [await find(page, 'Card'), await find(page, 'Inbox')];
    await acting(page, card, 'name').dragTo(acting(page, inbox, 'name'));
    expect(await logOf(page)).not.toContainEqual(expect.stringContaining('drop'));
    expect(await guardOf(page, inbox)).toMatchObject({ tripped: true });
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('tap: withheld from another item, sent to the right one', async ({ page }) => {
    await page.setContent(reorders('pointerover'));
    const bob = await bobs(page);
    await acting(page, bob, 'name', 'item.head').tap();
    expect(await logOf(page)).not.toContainEqual(expect.stringMatching(/^(removed|click)/));
    expect(await guardOf(page, bob)).toMatchObject({ tripped: true });
    const again = await bobs(page);
    await acting(page, again, 'name', 'item.head').tap();
    expect(await logOf(page)).toContain('removed Bob');
  });
});

test.describe('an honest action is never withheld', () => {
  const honest: [about: string, html: string, evidence: string[]][] = [
    [
      'a clock in the row',
      `<table><tr><td>Bob<td class=clock>0<td><button>Go</button></table><script>setInterval(() => { document.querySelector('.clock').textContent = performance.now(); }, 4)</script>`,
      ['name', 'row.head'],
    ],
    [
      'icons that show on hover',
      `<ul><li onmouseenter="this.append('Edit Share')">Bob <button>Go</button></li></ul>`,
      ['name', 'item'],
    ],
    [
      'a class of its own',
      `<button onmouseover="this.className='hot'" onmousedown="this.className='down'">Go</button>`,
      ['name'],
    ],
    [
      'a tooltip that takes the title away',
      `<button title=Go onmouseenter="this.removeAttribute('title')"><svg width=20 height=20></svg></button>`,
      ['name', 'title'],
    ],
    [
      'a segment that stays where others change',
      `<ul><li><b>Bob</b><p>Paid</p><p id=n>1</p><button onmouseover="n.textContent='2'">Go</button></li></ul>`,
      ['name', 'item#1'],
    ],
    ['its own text after it was clicked', `<button onclick="this.textContent='Done'">Go</button>`, ['name']],
    [
      'a ripple in it',
      `<button onpointerdown="this.append(document.createElement('span'))">Go</button>`,
      ['name'],
    ],
  ];
  for (const [about, html, evidence] of honest) {
    test(about, async ({ page }) => {
      await page.setContent(`${html}${LOG}`);
      const go = await find(page, 'Go');
      await acting(page, go, ...evidence).click();
      expect((await logOf(page)).filter((entry) => entry.startsWith('click'))).toHaveLength(1);
      expect(await guardOf(page, go)).toMatchObject({ state: 'armed', tripped: false });
    });
  }

  test('a field that empties its placeholder on focus', async ({ page }) => {
    await page.setContent('<input placeholder="Your name" onfocus="this.placeholder=\'\'">');
    const field = await find(page, 'Your name', { op: 'fill' });
    await acting(page, field, 'name', 'placeholder').fill('Ada');
    expect(await page.inputValue('input')).toBe('Ada');
    expect(await guardOf(page, field)).toMatchObject({ tripped: false });
  });

  test('what people do themselves after the guard was read', async ({ page }) => {
    await page.setContent(`<button>Go</button>${LOG}`);
    const go = await find(page, 'Go');
    await hovering(page, go, 'name').hover();
    await guardOf(page, go);
    await page.evaluate(`document.querySelector('button').textContent = 'Other'`);
    await page.click('button');
    expect(await logOf(page)).toContain('click Other');
  });
});

/** Two rows with a control each, which change places in their elements once when `event` reaches them. */
const rows = (control: string, event: string, change = 'swap()'): string => `<table>${['Bob', 'Ann']
  .map((name) => `<tr><td>${name}</td><td>${control}</td></tr>`)
  .join('')}</table><script>
  const table = document.querySelector('table'); window.got = [];
  const [first, second] = table.rows;
  const say = (one, other) => { first.cells[0].textContent = one; second.cells[0].textContent = other; };
  const swap = () => say('Ann', 'Bob'), recycle = () => say('Eve', 'Dan');
  const redraw = () => { table.innerHTML = [...table.rows].reverse().map((row) => row.outerHTML).join(''); };
  for (const type of ['input', 'change', 'focusin', 'mousedown', 'click', 'dblclick', 'keydown'])
    table.addEventListener(type, ({ target }) => {
      const row = target.closest('tr'); window.got.push(type + ' ' + (row ? row.cells[0].textContent : 'none'));
    });
  table.addEventListener('${event}', () => { ${change} }, { once: true });
</script>`;

const gotOf = (page: Page, type: string): Promise<string[]> =>
  page.evaluate(`window.got.filter((entry) => entry.startsWith('${type} '))`);

async function bobsRow(page: Page, op = 'click'): Promise<Candidate> {
  const { candidates } = await observe(page, { op });
  const bob = candidates.find(({ context }) => context.some(({ head }) => head === 'Bob'));
  if (!bob) throw new Error('Bob is missing');
  return bob;
}

test.describe('actions that Playwright performs without a press', () => {
  const fills: [control: string, value: string][] = [
    ['<input type=date aria-label=Day>', '2020-01-02'],
    ['<input type=range aria-label=Level>', '7'],
    ['<input type=color aria-label=Tint>', '#ff0000'],
  ];
  for (const [control, value] of fills) {
    test(`a value that lands in another row is reported: ${control}`, async ({ page }) => {
      await page.setContent(rows(control, 'focusin'));
      const bob = await bobsRow(page, 'fill');
      await typingInto(page, bob).fill(value);
      expect(await gotOf(page, 'input')).toEqual([]);
      expect(await guardOf(page, bob)).toMatchObject({ tripped: true, late: true });
    });
  }

  // Nothing of these reaches the page before the value is set, so the page changes as it hears of that.
  const whenSaid = (control: string) =>
    `<script>addEventListener('input', () => swap(), { capture: true, once: true })</script>${rows(control, 'x')}`;

  test('so is a choice', async ({ page }) => {
    await page.setContent(whenSaid('<select aria-label=State><option>open<option>paid</select>'));
    const bob = await bobsRow(page, 'select');
    await acting(page, bob, 'name', 'row.head').selectOption('paid');
    expect(await gotOf(page, 'input')).toEqual([]);
    expect(await guardOf(page, bob)).toMatchObject({ tripped: true, late: true });
  });

  test('so is a file', async ({ page }) => {
    await page.setContent(whenSaid('<input type=file aria-label=Scan>'));
    const bob = await bobsRow(page, 'upload');
    const file = { name: 'a', mimeType: 'text/plain', buffer: Buffer.from('x') };
    await acting(page, bob, 'name', 'row.head').setInputFiles(file);
    expect(await gotOf(page, 'input')).toEqual([]);
    expect(await guardOf(page, bob)).toMatchObject({ tripped: true, late: true });
  });

  test('focus of what became another one is not done', async ({ page }) => {
    await page.setContent(rows('<input aria-label=Note>', 'x'));
    await page.evaluate(`first.querySelector('input').addEventListener('focus', swap)`);
    const bob = await bobsRow(page);
    await acting(page, bob, 'name', 'row.head').focus();
    expect(await gotOf(page, 'focusin')).toEqual([]);
    expect(await guardOf(page, bob)).toMatchObject({ tripped: true, late: false, events: 0 });
  });

  test('a list that re-sorts by what was chosen is left alone', async ({ page }) => {
    await page.setContent(rows('<select aria-label=State><option>open<option>paid</select>', 'input'));
    const bob = await bobsRow(page, 'select');
    await acting(page, bob, 'name', 'row.head').selectOption('paid');
    expect(await gotOf(page, 'input')).toEqual(['input Bob']);
    expect(await gotOf(page, 'change')).toEqual(['change Ann']);
    expect(await guardOf(page, bob)).toMatchObject({ tripped: false, late: false });
  });

  test('so is one that re-sorts by what was ticked', async ({ page }) => {
    await page.setContent(rows('<input type=checkbox aria-label=Pick>', 'click'));
    const bob = await bobsRow(page, 'check');
    await acting(page, bob, 'name', 'row.head').check();
    expect(await gotOf(page, 'click')).toEqual(['click Bob']);
    expect(await guardOf(page, bob)).toMatchObject({ tripped: false });
  });
});

test.describe('text for a field that lost the focus to another one', () => {
  const passesOn = `first.querySelector('input').addEventListener('focus', () => second.querySelector('input').focus());`;
  const fields = rows('<input aria-label=Note value=old>', 'x') + `<script>${passesOn}</script>`;
  for (const text of ['new', '']) {
    test(`"${text}" is not filled into that one`, async ({ page }) => {
      await page.setContent(fields);
      const bob = await bobsRow(page, 'fill');
      await typingInto(page, bob).fill(text);
      expect(await page.locator('input').nth(1).inputValue()).toBe('old');
      expect(await hasFailed(page.mainFrame(), bob.token)).toBe(true);
      expect(await guardOf(page, bob)).toMatchObject({ tripped: true, late: false });
    });
  }

  test('keys go on: fields for one digit each pass the focus on', async ({ page }) => {
    await page.setContent(
      '<input aria-label=Code maxlength=1 oninput="this.nextElementSibling.focus()"><input>',
    );
    const code = await find(page, 'Code', { op: 'press' });
    await acting(page, code, 'name').pressSequentially('12');
    expect(await page.locator('input').nth(1).inputValue()).toBe('2');
    expect(await guardOf(page, code)).toMatchObject({ tripped: false });
  });

  test('a label passes its text to its own control', async ({ page }) => {
    await page.setContent('<label>Street <input></label>');
    const { token } = await find(page, 'Street', { op: 'fill' });
    await targetLocator(page.mainFrame(), token, ['name'], 'type').fill('Main 1');
    expect(await hasFailed(page.mainFrame(), token)).toBe(false);
  });

  test('a counter in the label of a field does not stop the keys', async ({ page }) => {
    await page.setContent(
      '<label><span>Note 0 of 9</span> <input oninput="this.previousElementSibling.textContent = `Note ${this.value.length} of 9`"></label>',
    );
    const note = await find(page, 'Note 0 of 9', { op: 'press' });
    await acting(page, note, 'name', 'label.head').pressSequentially('abc');
    expect(await page.inputValue('input')).toBe('abc');
    expect(await guardOf(page, note)).toMatchObject({ tripped: false });
  });
});

test.describe('after the first press', () => {
  const button = '<button>Delete</button>';
  const only = (events: string[]) => events.filter((entry) => !entry.endsWith('Bob'));

  for (const change of ['redraw()', 'recycle()']) {
    test(`${change} on pointerdown: the click reaches no other row`, async ({ page }) => {
      await page.setContent(rows(button, 'pointerdown', change));
      const bob = await bobsRow(page);
      await acting(page, bob, 'name', 'row.head').click();
      expect([...(await gotOf(page, 'mousedown')), ...(await gotOf(page, 'click'))]).toEqual([]);
      const guard = await guardOf(page, bob);
      expect(guard).toMatchObject({ tripped: true });
      expect(guard.state === 'armed' && guard.events).toBeGreaterThan(0);
    });

    test(`${change} on the first click: the second one reaches no other row`, async ({ page }) => {
      await page.setContent(rows(button, 'click', change));
      const bob = await bobsRow(page);
      await acting(page, bob, 'name', 'row.head').dblclick();
      expect(only(await gotOf(page, 'mousedown'))).toEqual([]);
      expect(await gotOf(page, 'click')).toEqual(['click Bob']);
      expect(await gotOf(page, 'dblclick')).toEqual([]);
      expect(await guardOf(page, bob)).toMatchObject({ tripped: true });
    });
  }

  test('what a button says, and so the head of its item, may change', async ({ page }) => {
    const item = (name: string) =>
      `<li><button onpointerdown="this.textContent = 'Pause'">Play</button><span> ${name}</span></li>`;
    await page.setContent(`<ul>${item('One')}${item('Two')}</ul>${LOG}`);
    const { candidates } = await observe(page);
    const play = candidates.find(({ signals }) => signals.name === 'Play');
    if (!play) throw new Error('Play is missing');
    await acting(page, play, 'name', 'item.head', 'item#0').click();
    expect(await logOf(page)).toContain('click Pause');
    expect(await guardOf(page, play)).toMatchObject({ tripped: false });
  });

  test('a button that removes its row on the click has done so', async ({ page }) => {
    await page.setContent(rows(button, 'click', 'first.remove()'));
    const bob = await bobsRow(page);
    await acting(page, bob, 'name', 'row.head').click();
    expect(await gotOf(page, 'click')).toHaveLength(1);
    expect(await hasFailed(page.mainFrame(), bob.token)).toBe(false);
  });
});

test('many actions at once: each keeps its watch', async ({ page }) => {
  await page.setContent(Array.from({ length: 9 }, (_, index) => `<button>Go ${index}</button>`).join(''));
  const { candidates } = await observe(page);
  await Promise.all(candidates.map((button) => acting(page, button, 'name').count()));
  for (const button of candidates)
    expect(await guardOf(page, button)).toMatchObject({ state: 'armed', events: 0 });
});

test('an action that never reached the page is proven by zero events', async ({ page }) => {
  await page.setContent(`<button>Go</button><div style="position:fixed;inset:0"></div>${LOG}`);
  const go = await find(page, 'Go');
  await expect(acting(page, go, 'name').click({ timeout: 3000 })).rejects.toThrow(
    'intercepts pointer events',
  );
  expect(await guardOf(page, go)).toEqual({
    state: 'armed',
    events: 0,
    moves: 0,
    tripped: false,
    late: false,
  });
});

test('after a navigation nothing is known, and acting there is refused', async ({ page }) => {
  await page.route('http://a.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<a href=/next>Go</a>' }),
  );
  await page.goto('http://a.test/');
  const go = await find(page, 'Go');
  await acting(page, go, 'name').click();
  await page.waitForURL('**/next');
  expect(await guardOf(page, go)).toEqual({ state: 'unknown' });
  await expect(acting(page, go, 'name').click()).rejects.toThrow('recall:target-changed');
});

test.describe('whether an action failed without Playwright knowing', () => {
  const failed = (page: Page, { token }: Candidate) => hasFailed(page.mainFrame(), token);
  const typing = (page: Page, { token }: Candidate) =>
    targetLocator(page.mainFrame(), token, ['name'], 'type');

  test('not after a click that arrived, and the watch is over', async ({ page }) => {
    await page.setContent('<button>Go</button>');
    const go = await find(page, 'Go');
    await acting(page, go, 'name').click();
    expect(await failed(page, go)).toBe(false);
    expect(await guardOf(page, go)).toEqual({ state: 'unknown' });
  });

  test('after a click that was withheld, and why can still be read', async ({ page }) => {
    await page.setContent(`<button onpointerover="this.textContent = 'Delete'">Go</button>`);
    const go = await find(page, 'Go');
    await acting(page, go, 'name').click();
    expect(await failed(page, go)).toBe(true);
    expect(await guardOf(page, go)).toMatchObject({ state: 'armed', tripped: true });
  });

  for (const text of ['Main 1', '']) {
    test(`not after "${text}" was filled in`, async ({ page }) => {
      await page.setContent('<label>Street <input></label>');
      const street = await find(page, 'Street');
      await typing(page, street).fill(text);
      expect(await failed(page, street)).toBe(false);
    });
  }

  test('after the field was moved before the text came', async ({ page }) => {
    await page.setContent(
      '<label>Street <input onfocus="Promise.resolve().then(() => document.body.prepend(this.parentNode))"></label>',
    );
    const street = await find(page, 'Street');
    await typing(page, street).fill('Main 1');
    expect(await page.locator('input').inputValue()).toBe('');
    expect(await failed(page, street)).toBe(true);
  });

  test('not when nobody knows the target', async ({ page }) => {
    await page.setContent('<button>Go</button>');
    expect(await hasFailed(page.mainFrame(), 'nobody')).toBe(false);
  });
});
