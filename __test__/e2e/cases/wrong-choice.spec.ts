/**
 * W1, W2, W7, W9: what a resolver answers is believed only as far as the live page confirms it.
 */
import { expect, test } from '../support/test.ts';
import { hit, impatient } from '../support/lookups.ts';
import { clickEach, hurried, visit } from '../support/scripts.ts';

const saveClick = 'click the Save button';

test.describe('W1 the resolver first answers Cancel, whose action is rejected before dispatch, then Save', () => {
  const covered = '<div style="position:fixed;inset:0 50% 0 0"></div>';
  const cases = [
    {
      cancel: 'disabled',
      body: '<button id="cancel" disabled>Cancel</button><button id="save">Save</button>',
    },
    {
      cancel: 'in a disabled fieldset',
      body: '<fieldset disabled><button id="cancel">Cancel</button></fieldset><button id="save">Save</button>',
    },
    {
      cancel: 'not visible',
      body: '<button id="cancel" style="visibility:hidden">Cancel</button><button id="save">Save</button>',
    },
    {
      cancel: 'covered',
      body: `<button id="cancel">Cancel</button>${covered}<button id="save" style="position:fixed;right:0">Save</button>`,
    },
  ];
  for (const { cancel, body } of cases) {
    test(`W1 Cancel is ${cancel}: one record remains and it is Save; run 2 makes 0 resolver calls`, async ({
      site,
      workTree,
    }) => {
      site.page('/edit', body);
      const answers = { [saveClick]: ['#cancel', '#save'] };
      const gesture = visit('/edit', saveClick);
      const first = await workTree.run(clickEach, {
        ...hurried(gesture),
        answers,
        use: impatient,
      });
      expect(
        first.calls.map(({ rejected }) => rejected),
        'asked once more, told of the rejected choice',
      ).toEqual([0, 1]);
      expect(site.clicks).toEqual(['Save']);
      expect(workTree.gitDir.entries).toHaveLength(1);

      site.forget();
      const second = await workTree.run(clickEach, {
        ...gesture,
        answers: { [saveClick]: '#cancel' },
      });
      expect(second.lookups).toMatchObject([hit]);
      expect(second.calls).toEqual([]);
      expect(site.clicks).toEqual(['Save']);
    });
  }
});

test.describe('W2 a login form in a positioned wrapper', () => {
  const form = `<div id="wrapper" style="position:relative;padding:20px">
    <label>User name <input name="user"></label>
    <label>Password <input name="secret" type="password"></label>
    <button type="button">Log in</button></div>`;

  test('W2 the resolver points at the wrapper for all three: nothing is recorded', async ({
    site,
    workTree,
  }) => {
    site.page('/login', form);
    const answers = { 'user name': '#wrapper', 'password': '#wrapper', 'log in': '#wrapper' };
    const run = await workTree.run(
      async ({ page, recall }) => {
        await page.goto('/login');
        const failed = async (action: Promise<unknown>) =>
          action.then(
            () => false,
            () => true,
          );
        return {
          user: await failed(recall.fill('user name', 'ada', { timeout: 1500 })),
          password: await failed(recall.fill('password', 'hunter2', { timeout: 1500 })),
          login: await failed(recall.click('log in', { timeout: 1500 })),
        };
      },
      { answers, use: impatient },
    );
    expect(run.value, 'a fill never succeeds on something that is not editable').toMatchObject({
      user: true,
      password: true,
    });
    expect(workTree.gitDir.entries, 'one element is not recorded for three different fields').toEqual([]);
    expect(
      site.events.filter(({ type }) => type === 'input'),
      'nothing was typed',
    ).toEqual([]);
  });

  test('W2 the wrapper first, the fields when asked again: three fields, three records', async ({
    site,
    workTree,
  }) => {
    site.page('/login', form);
    const answers = {
      'user name': ['#wrapper', 'input[name=user]'],
      'password': ['#wrapper', 'input[name=secret]'],
      'log in': ['#wrapper', 'button'],
    };
    const login = { answers, use: impatient };
    const first = await workTree.run(async ({ page, recall }) => {
      await page.goto('/login');
      await recall.fill('user name', 'ada');
      await recall.fill('password', 'hunter2');
      await recall.click('log in');
    }, login);
    expect(first.calls.slice(0, 4).map(({ target }) => target)).toEqual([
      'user name',
      'user name',
      'password',
      'password',
    ]);
    expect(site.eventsOf('Log in')).toContain('click');
    const entries = workTree.gitDir.entries.length;

    const second = await workTree.run(
      async ({ page, recall }) => {
        await page.goto('/login');
        await recall.fill('user name', 'grace');
        await recall.fill('password', 'hopper9');
        const locator = page.locator('input');
        return { values: [await locator.nth(0).inputValue(), await locator.nth(1).inputValue()] };
      },
      { answers: {} },
    );
    expect(second.value.values).toEqual(['grace', 'hopper9']);
    expect(second.lookups).toMatchObject([hit, hit]);
    expect(entries).toBe(3);
  });
});

test.describe('W7 the sentence names something that is not on the page', () => {
  const body =
    '<h1>Orders</h1><button>Export orders</button><button>Print list</button><a href="/help">Help</a>';

  test('W7 lexical: nothing clicked, nothing stored; the failure says so and lists near candidates', async ({
    site,
    workTree,
  }) => {
    site.page('/orders', body);
    const run = await workTree.attempt(clickEach, {
      ...visit('/orders', 'the Archive orders button'),
      use: impatient,
    });
    expect(run.failure).toMatchObject({ code: 'target_not_found' });
    expect(run.failure?.message).toContain('the Archive orders button');
    expect(run.failure?.message, 'near candidates').toContain('Export orders');
    expect(site.events).toEqual([]);
    expect(workTree.gitDir.entries).toEqual([]);
    expect(run.lookups).toMatchObject([{ outcome: 'miss', reason: 'absent' }]);
  });

  test('W7 the stub abstains: the same', async ({ site, workTree }) => {
    site.page('/orders', body);
    const run = await workTree.attempt(
      async ({ page, recall }) => {
        await page.goto('/orders');
        await recall.fill('the coupon code', 'X');
      },
      { answers: {}, use: impatient },
    );
    expect(run.failure?.message).toContain('the coupon code');
    expect(run.calls.map(({ target }) => target)).toEqual(['the coupon code']);
    expect(site.events).toEqual([]);
    expect(workTree.gitDir.entries).toEqual([]);
  });
});

test.describe('W9 the resolver answers something that does not exist, and a text fallback would work', () => {
  const body = '<button>Save</button><button>Save as template</button>';

  test('W9 only what was verified on the live page is stored', async ({ site, workTree }) => {
    site.page('/edit', body);
    const ghost = {
      ...visit('/edit', 'the Save button'),
      answers: { 'the Save button': '#ghost' },
      use: { ...impatient, resolvers: ['stub', 'lexical'] },
    };
    const first = await workTree.run(clickEach, ghost);
    expect(first.lookups).toMatchObject([{ resolvedBy: 'lexical', write: { outcome: 'stored' } }]);
    expect(workTree.gitDir.entries).toHaveLength(1);

    const second = await workTree.run(clickEach, ghost);
    expect(second.lookups).toMatchObject([hit]);
    expect(second.calls).toEqual([]);
    expect(site.clicks).toEqual(['Save', 'Save']);
  });

  test('W9 no fallback: the step fails and nothing is stored', async ({ site, workTree }) => {
    site.page('/edit', body);
    const run = await workTree.attempt(clickEach, {
      ...visit('/edit', 'the Save button'),
      answers: { 'the Save button': '#ghost' },
      use: impatient,
    });
    expect(run.failure).not.toBeNull();
    expect(site.events).toEqual([]);
    expect(workTree.gitDir.entries).toEqual([]);
  });
});
