/**
 * A3: what was checked is what gets acted on. Each page waits for the pointer to arrive, which is after the check and
 * before the click, and then puts another item where the wanted one stood.
 */
import { expect, test } from '../support/test.ts';
import type { RunScope } from '../support/process.ts';
import { hit, impatient, stored } from '../support/lookups.ts';
import { clickEach, visit } from '../support/scripts.ts';

const row = (who: string) => `<li><b>${who}</b> <button data-who="${who}">Remove</button></li>`;
const list = (...people: string[]) => `<ul id="list">${people.map(row).join('')}</ul>`;

/** Runs once, when the pointer first enters an element of the list. */
const onArrival = (change: string) =>
  `<script>{ const list = document.querySelector('#list'); let done = false;
    list.addEventListener('pointerover', () => { if (done) return; done = true; ${change} }, true); }</script>`;

const insertFresh = `list.innerHTML = ${JSON.stringify(row('Ada') + row('Bob') + row('Gina'))};`;
const moveNodes = 'list.prepend(list.lastElementChild);';
const swapText = `const [first, second] = list.querySelectorAll('li');
  for (const [item, who] of [[first, 'Bob'], [second, 'Gina']]) {
    item.querySelector('b').textContent = who; item.querySelector('button').dataset.who = who;
  }`;

test.describe('A3 a list re-renders between check and click so that another item stands in the place', () => {
  const cases = [
    { kind: 'rendered anew, one more on top', start: list('Gina', 'Bob'), change: insertFresh },
    { kind: 'keyed: the same nodes in another order', start: list('Gina', 'Bob'), change: moveNodes },
    { kind: 'unkeyed: the same nodes with other texts', start: list('Gina', 'Bob'), change: swapText },
  ];
  for (const { kind, start, change } of cases) {
    for (const memory of ['remembered', 'just resolved']) {
      test(`A3 ${kind}, ${memory}: checked again; the other item gets no event`, async ({
        site,
        workTree,
      }) => {
        const gesture = { ...visit('/list', 'remove Gina'), answers: { 'remove Gina': '[data-who=Gina]' } };
        if (memory === 'remembered') {
          site.page('/list', start);
          const first = await workTree.run(clickEach, gesture);
          expect(first.lookups).toMatchObject([stored]);
          site.forget();
        }
        site.page('/list', start + onArrival(change));
        const run = await workTree.run(clickEach, gesture);
        for (const other of ['Ada', 'Bob'])
          expect(site.eventsOf(other), `${other} gets no event`).toEqual([]);
        expect(site.clicks).toEqual(['Gina']);
        expect(run.lookups).toMatchObject([memory === 'remembered' ? hit : stored]);
      });
    }
  }

  test('A3 the wanted one becomes another and is nowhere else: nothing gets an event', async ({
    site,
    workTree,
  }) => {
    const button = '<div id="list"><button>Archive</button></div>';
    site.page('/mail', button);
    const gesture = { ...visit('/mail', 'archive'), use: impatient };
    await workTree.run(clickEach, { ...gesture, answers: { archive: 'button' } });
    site.page('/mail', button + onArrival(`list.firstElementChild.textContent = 'Delete';`));
    site.forget();
    const run = await workTree.attempt(clickEach, { ...gesture, answers: {} });
    expect(run.failure).not.toBeNull();
    expect(site.events).toEqual([]);
  });

  test('A3 re-sorted by a timer all the time: only the wanted one ever gets an event', async ({
    site,
    workTree,
  }) => {
    const shuffle = `<script>setInterval(() => { const list = document.querySelector('#list'); list.append(list.firstElementChild); }, 40);</script>`;
    const start = list('Ada', 'Gina', 'Bob');
    site.page('/list', start);
    const gesture = { ...visit('/list', 'remove Gina'), answers: { 'remove Gina': '[data-who=Gina]' } };
    await workTree.run(clickEach, gesture);
    site.page('/list', start + shuffle);
    site.forget();
    await workTree.attempt(clickEach, gesture);
    expect(site.clicks.filter((who) => who !== 'Gina')).toEqual([]);
    for (const other of ['Ada', 'Bob']) expect(site.eventsOf(other)).toEqual([]);
  });

  test('A3 a fill in a form whose fields change places all the time: only the wanted field is typed into', async ({
    site,
    workTree,
  }) => {
    const field = (name: string) => `<label>${name} <input data-who="${name}"></label>`;
    const swap = `<script>for (let turn = 1; turn <= 60; turn += 1) setTimeout(() => { const form = document.querySelector("#form"); form.prepend(form.lastElementChild); }, turn * 30)</script>`;
    site.page('/form', `<div id="form">${field('Street')}${field('City')}</div>`);
    const script = { answers: { 'the street': '[data-who=Street]' } };
    const fillStreet = async ({ page, recall }: RunScope<undefined>) => {
      await page.goto('/form');
      await recall.fill('the street', 'Main 1');
      return page.locator('[data-who=Street]').inputValue();
    };
    await workTree.run(fillStreet, script);
    site.page('/form', `<div id="form">${field('Street')}${field('City')}</div>${swap}`);
    site.forget();
    const run = await workTree.run(fillStreet, script);
    expect(run.value).toBe('Main 1');
    expect(site.eventsOf('City')).toEqual([]);
  });

  test('A3 a value that was set in a row as it became another: the step fails, and is not repeated', async ({
    site,
    workTree,
  }) => {
    const line = (who: string) => `<tr><td>${who}</td><td><input type="date" aria-label="Day"></td></tr>`;
    const table = `<table id="list">${line('Bob')}${line('Ann')}</table>`;
    const resort = `<script>{ const [first, second] = document.querySelectorAll('td:first-child');
      document.querySelector('#list').addEventListener('focusin', () => {
        [first.textContent, second.textContent] = [second.textContent, first.textContent]; }); }</script>`;
    const script = { answers: { 'the day of Bob': 'tr:has-text("Bob") input' } };
    const fillDay = async ({ page, recall }: RunScope<undefined>) => {
      await page.goto('/days');
      await recall.fill('the day of Bob', '2020-01-02');
    };
    site.page('/days', table);
    await workTree.run(fillDay, script);
    site.page('/days', table + resort);
    site.forget();
    const run = await workTree.attempt(fillDay, script);
    expect(run.failure).toMatchObject({ code: 'target_unstable' });
    expect(site.events).toEqual([]);
  });
});
