/**
 * What the calls of `recall` do besides finding and clicking: two targets, scopes, other pages, options of one call.
 */
import { expect, test } from '../support/test.ts';
import type { RunScope } from '../support/process.ts';
import { hit, impatient, stored } from '../support/lookups.ts';

test('dragTo takes two sentences, finds both, and remembers both', async ({ site, workTree }) => {
  site.page(
    '/board',
    `<button draggable="true" ondragstart="event.dataTransfer.setData('text/plain', 'card')">Card</button>
    <button ondragover="event.preventDefault()" ondrop="this.textContent = 'Got ' + event.dataTransfer.getData('text/plain')">Done</button>`,
  );
  const script = async ({ page, recall }: RunScope<undefined>) => {
    await page.goto('/board');
    await recall.dragTo('the Card button', 'the Done button');
    return page.locator('button').last().textContent();
  };
  const cold = await workTree.run(script);
  expect(cold.value).toBe('Got card');
  expect(cold.lookups).toMatchObject([
    { ...stored, operation: 'drop' },
    { ...stored, operation: 'drag' },
  ]);
  const warm = await workTree.run(script);
  expect(warm.value).toBe('Got card');
  expect(warm.lookups).toMatchObject([hit, hit]);
});

test('dragTo to something that is not there leaves the first control alone', async ({ site, workTree }) => {
  site.page('/board', '<button draggable="true">Card</button>');
  const script = async ({ page, recall }: RunScope<undefined>) => {
    await page.goto('/board');
    await recall.dragTo('the Card button', 'the Nowhere button');
  };
  const run = await workTree.attempt(script, { use: impatient });
  expect(run.failure).toMatchObject({ code: 'target_not_found' });
  expect(run.failure?.message).toContain('recall.dragTo "the Card button"');
  expect(site.events).toEqual([]);
  expect(workTree.gitDir.entries).toEqual([]);
});

test('within narrows to a locator or a frame, and each scope remembers for itself', async ({
  site,
  workTree,
}) => {
  const pane = (who: string) =>
    `<div class="pane" id="${who}"><button data-who="${who}">Delete</button></div>`;
  site.page('/', `${pane('one')}${pane('two')}<iframe name="inner" src="/inner"></iframe>`);
  site.page('/inner', '<button data-who="inner">Delete</button>');
  const script = async ({ page, recall }: RunScope<undefined>) => {
    await page.goto('/');
    await recall.within(page.locator('#two')).click('the Delete button');
    await recall.within(page.locator('#one')).click('the Delete button');
    await recall.within(page.frameLocator('iframe')).click('the Delete button');
  };
  for (const outcome of [stored, hit]) {
    site.forget();
    const run = await workTree.run(script);
    expect(site.clicks).toEqual(['two', 'one', 'inner']);
    expect(run.lookups).toMatchObject([outcome, outcome, outcome]);
  }
  expect(workTree.gitDir.entries).toHaveLength(3);
});

test('on works on a popup', async ({ site, workTree }) => {
  site.page('/', `<button onclick="window.open('/popup')">Open</button>`);
  site.page('/popup', '<button>Confirm</button>');
  const script = async ({ page, recall }: RunScope<undefined>) => {
    await page.goto('/');
    const [popup] = await Promise.all([page.waitForEvent('popup'), recall.click('the Open button')]);
    await recall.on(popup).click('the Confirm button');
    return recall.lookups.length;
  };
  const run = await workTree.run(script);
  expect(run.value, 'one list for all pages').toBe(2);
  expect(site.clicks).toEqual(['Open', 'Confirm']);
});

test('a call can stay out of the cache, or throw what is remembered away', async ({ site, workTree }) => {
  site.page('/', '<button>Save</button>');
  const script = async ({ page, recall }: RunScope<undefined>) => {
    await page.goto('/');
    await recall.click('save', { cache: false });
    await recall.click('save');
    await recall.click('save', { cache: 'refresh' });
    await recall.click('save');
  };
  const run = await workTree.run(script, { answers: { save: 'button' } });
  expect(run.lookups).toMatchObject([{ outcome: 'bypassed', reason: 'disabled' }, stored, stored, hit]);
  expect(run.calls).toHaveLength(3);
});

test('a locator names nothing in the next document, whatever was looked up there', async ({
  site,
  workTree,
}) => {
  site.page('/one', '<button>First</button>');
  site.page('/two', '<button>Second</button>');
  const script = async ({ page, recall }: RunScope<undefined>) => {
    await page.goto('/one');
    const first = await recall.locator('the First button');
    const before = await first.count();
    await page.goto('/two');
    const second = await recall.locator('the Second button');
    return [before, await first.count(), await second.count()];
  };
  expect((await workTree.run(script)).value).toEqual([1, 0, 1]);
});

test('a resolver whose locator is broken, or of many elements, fails the step and says so', async ({
  site,
  workTree,
}) => {
  site.page('/', '<button>Save</button>');
  const script = async ({ page, recall }: RunScope<undefined>) => {
    await page.goto('/');
    await recall.click('save');
  };
  const broken = await workTree.attempt(script, { answers: { save: 'button:nth-child(' } });
  expect(broken.failure?.message).toMatch(/^recall\.click "save": .*button:nth-child\(/s);
  const many = await workTree.attempt(script, { answers: { save: '*' }, use: impatient });
  expect(many.failure).toMatchObject({ code: 'resolver_invalid_choice' });
  expect(site.events).toEqual([]);
});

test('a control that a press changes still gets its click', async ({ site, workTree }) => {
  const toggle = `<button data-who="menu" onpointerdown="this.textContent = 'Close'" onclick="this.title = 'clicked'">Open</button>`;
  site.page('/', toggle);
  const script = async ({ page, recall }: RunScope<undefined>) => {
    await page.goto('/');
    await recall.click('the Open button');
    return page.locator('button').getAttribute('title');
  };
  for (const outcome of [stored, hit]) {
    const run = await workTree.run(script);
    expect(run.value).toBe('clicked');
    expect(run.lookups).toMatchObject([outcome]);
  }
});
