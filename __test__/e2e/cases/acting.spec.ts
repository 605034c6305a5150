/**
 * A1, A2: the action goes to the page that is there now, and a step that did nothing never counts as done.
 */
import { expect, test } from '../support/test.ts';
import type { RunScope } from '../support/process.ts';
import { hit, impatient, miss, stored } from '../support/lookups.ts';
import { clickEach, hurried, visit } from '../support/scripts.ts';

const SLOW = 1200;

test.describe("A1 a click starts a slow navigation; the old page has a button of the same name as the next step's", () => {
  const cases = [
    {
      navigation: 'a script sets the location',
      start: '<button onclick="location.href = \'/two\'">Next</button>',
    },
    { navigation: 'a link', start: '<a href="/two" role="button">Next</a>' },
    { navigation: 'a form is sent', start: '<form action="/two" method="post"><button>Next</button></form>' },
    {
      navigation: 'a script replaces the location after a promise',
      start: '<button onclick="Promise.resolve().then(() => location.replace(\'/two\'))">Next</button>',
    },
  ];
  const twice = visit('/one', 'next', 'next');
  for (const { navigation, start } of cases) {
    test(`A1 ${navigation}: the next step acts on the new page`, async ({ site, workTree }) => {
      site.page('/one', start);
      site.page('/two', '<button>Next</button>', { delay: SLOW });
      for (const outcome of [stored, hit]) {
        site.forget();
        const run = await workTree.run(clickEach, { ...twice, answers: { next: 'name:Next' } });
        expect(run.lookups).toMatchObject([outcome, outcome]);
        const clicked = site.events.filter(({ type }) => type === 'click').map(({ page }) => page);
        expect(clicked).toEqual(['/one', '/two']);
      }
    });
  }

  test('A1 a navigation that ends in a download holds nobody up', async ({ site, workTree }) => {
    site.page('/one', '<a href="/file">Export</a><button>Next</button>');
    site.page('/file', 'text', {
      delay: 400,
      headers: { 'content-disposition': 'attachment; filename="a.txt"' },
    });
    const run = await workTree.run(clickEach, {
      ...visit('/one', 'export', 'next'),
      answers: { export: 'a', next: 'button' },
    });
    expect(run.lookups).toMatchObject([stored, stored]);
    expect(site.clicks).toEqual(['Export', 'Next']);
  });

  test('A1 a navigation inside a frame does not hold the page up', async ({ site, workTree }) => {
    site.page('/one', '<iframe src="/inner"></iframe><button>Next</button>');
    site.page('/inner', '<a href="/slow">More</a>');
    site.page('/slow', '<p>More</p>', { delay: 6000 });
    const run = await workTree.run(clickEach, {
      ...visit('/one', 'more', 'next'),
      answers: { more: 'iframe => a', next: 'button' },
    });
    expect(site.clicks).toEqual(['More', 'Next']);
    expect(run.failure).toBeNull();
  });
});

test.describe('A2 the recorded control is gone and the resolver abstains: the step fails; it never counts as done', () => {
  const page = '<h1>Cart</h1><button>Pay</button>';
  const actions = ['click', 'hover', 'check', 'fill', 'locator'] as const;
  const bodies = {
    click: page,
    hover: page,
    locator: page,
    check: '<label><input type="checkbox"> Pay</label>',
    fill: '<label>Pay <input></label>',
  };
  for (const action of actions) {
    test(`A2 ${action}`, async ({ site, workTree }) => {
      const script = async ({ page: tab, recall, argument }: RunScope<string>) => {
        await tab.goto('/cart');
        if (argument === 'fill') await recall.fill('pay', '5');
        else if (argument === 'locator') await recall.locator('pay');
        else await recall[argument as 'click']('pay');
        return 'done';
      };
      site.page('/cart', bodies[action]);
      const first = await workTree.run(script, { argument: action, answers: { pay: 'button, input' } });
      expect(first.lookups).toMatchObject([stored]);

      site.page('/cart', '<h1>Cart</h1><p>Empty</p>');
      site.forget();
      const second = await workTree.attempt(script, { argument: action, answers: {}, use: impatient });
      expect(second.failure).toMatchObject({ code: 'target_not_found' });
      expect(second.value).not.toBe('done');
      expect(second.lookups).toMatchObject([{ ...miss('target_missing'), fallback: true }]);
      expect(second.calls).toHaveLength(1);
      expect(site.events).toEqual([]);
      expect(workTree.gitDir.entries).toEqual([]);
    });
  }

  test('A2 a remembered control that is disabled is kept: nothing was disproved', async ({
    site,
    workTree,
  }) => {
    site.page('/cart', page);
    await workTree.run(clickEach, { ...visit('/cart', 'pay'), answers: { pay: 'button' } });
    site.page('/cart', '<h1>Cart</h1><button disabled>Pay</button>');
    site.forget();
    const second = await workTree.attempt(clickEach, {
      ...visit('/cart', 'pay'),
      answers: {},
      use: impatient,
    });
    expect(second.lookups).toMatchObject([miss('not_actionable')]);
    expect(second.failure).not.toBeNull();
    expect(site.events).toEqual([]);
    expect(workTree.gitDir.entries).toHaveLength(1);
  });

  test('A2 a remembered control that is covered: the recipe goes, the resolver is asked once, and nothing counts as done', async ({
    site,
    workTree,
  }) => {
    site.page('/cart', page);
    await workTree.run(clickEach, { ...visit('/cart', 'pay'), answers: { pay: 'button' } });
    site.page('/cart', `${page}<div style="position:fixed;inset:0"></div>`);
    site.forget();
    const second = await workTree.attempt(clickEach, {
      ...hurried(visit('/cart', 'pay')),
      answers: {},
      use: impatient,
    });
    expect(second.failure?.message, 'Playwright says what was in the way').toContain(
      'intercepts pointer events',
    );
    expect(second.lookups[0]).toMatchObject({ fallback: true });
    expect(second.calls).toHaveLength(1);
    expect(site.events).toEqual([]);
    expect(workTree.gitDir.entries).toEqual([]);
  });

  test('A2 a remembered control that is covered for long, and the resolver abstains: it gets the rest of the time', async ({
    site,
    workTree,
  }) => {
    site.page('/cart', page);
    await workTree.run(clickEach, { ...visit('/cart', 'pay'), answers: { pay: 'button' } });
    const cover = '<div id="cover" style="position:fixed;inset:0"></div>';
    site.page('/cart', `${page}${cover}<script>setTimeout(() => cover.remove(), 4000);</script>`);
    site.forget();
    const second = await workTree.run(clickEach, {
      ...hurried(visit('/cart', 'pay')),
      answers: {},
      use: impatient,
    });
    expect(second.calls, 'half of the time was left for a resolver').toHaveLength(1);
    expect(second.lookups).toMatchObject([{ outcome: 'hit', fallback: true, acted: true }]);
    expect(site.clicks).toHaveLength(1);
  });
});
