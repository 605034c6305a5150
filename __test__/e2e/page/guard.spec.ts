// Law 8: what was checked is what gets acted on. The guard withholds a gesture from an element that became another
// control, and never from one that did not.
import type { Page } from '@playwright/test';
import { hasFailed, readGuard, targetLocator } from '../../../dist/page/target.js';
import type { Candidate, GuardReading } from '../../../dist/page/protocol.js';
import { acting, hovering, expect, find, LOG, logOf, observe, test } from './support.ts';

const guardOf = (page: Page, { token }: Candidate): Promise<GuardReading> =>
  readGuard(page.mainFrame(), token);

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

test('an action that never reached the page is proven by zero events', async ({ page }) => {
  await page.setContent(`<button>Go</button><div style="position:fixed;inset:0"></div>${LOG}`);
  const go = await find(page, 'Go');
  await expect(acting(page, go, 'name').click({ timeout: 3000 })).rejects.toThrow(
    'intercepts pointer events',
  );
  expect(await guardOf(page, go)).toEqual({ state: 'armed', events: 0, moves: 0, tripped: false });
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
