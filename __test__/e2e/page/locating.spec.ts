// Locators of located elements, and what of Playwright's behaviour the page script rests on.
import type { Page } from '@playwright/test';
import { waitForChange } from '../../../dist/page/change.js';
import { pickLocator, targetLocator } from '../../../dist/page/target.js';
import type { Candidate } from '../../../dist/page/protocol.js';
import { acting, expect, find, observe, test } from './support.ts';

const located = (page: Page, { token }: Candidate, ...evidence: string[]) =>
  targetLocator(page.mainFrame(), token, evidence, 'locate');

test.describe('a located element', () => {
  test('is followed through a re-sort in place', async ({ page }) => {
    await page.setContent('<ul><li><a href=#>Gina</a></li><li><a href=#>Omar</a></li></ul>');
    const gina = located(page, await find(page, 'Gina'), 'name');
    await page.evaluate(
      `[a, b] = document.querySelectorAll('a'); a.textContent = 'Omar'; b.textContent = 'Gina'`,
    );
    await expect(gina).toHaveText('Gina');
    await page.evaluate(`b.textContent = 'Zoe'`);
    await expect(gina).toHaveCount(0);
    await expect(gina).toBeHidden();
  });

  test('may change its text while it is watched', async ({ page }) => {
    await page.setContent('<p role=status>Saving…</p><button id=save>Save</button>');
    const { candidates } = await observe(page, { op: 'locate' });
    const [status, save] = ['status', 'button'].map((role) =>
      candidates.find((candidate) => candidate.role === role),
    );
    if (!status || !save) throw new Error('missing');
    const [first, second] = [located(page, status, 'text'), located(page, save, 'name', 'id')];
    await page.evaluate(`document.querySelector('p').textContent = 'Saved'; save.textContent = 'Saved'`);
    await expect(first).toHaveText('Saved');
    await expect(second).toHaveText('Saved');
  });

  test('works with describe, filter, and, first, and chained locators', async ({ page }) => {
    await page.setContent('<section aria-label=Box><p>Hello <b>you</b></p></section>');
    const box = located(page, await find(page, 'Box', { op: 'locate' }), 'name');
    await expect(box.describe('the box')).toBeVisible();
    await expect(box.filter({ hasText: 'Hello' }).locator('b')).toHaveText('you');
    await expect(box.and(page.locator('section')).first()).toHaveCount(1);
  });
});

test.describe('Playwright', () => {
  test('ends an action at once when the engine throws, with its words', async ({ page }) => {
    await page.setContent('<button>Go</button>');
    const go = await find(page, 'Go');
    await page.evaluate(`document.querySelector('button').remove()`);
    const error = await acting(page, go, 'name')
      .click({ timeout: 20_000 })
      .catch((reason: Error) => reason);
    expect(String(error)).toMatch(/locator\.click: Error: recall:target-changed/);
  });

  test('resolves again when the element was detached while it waited, and meets the throw', async ({
    page,
  }) => {
    await page.setContent('<button disabled>Go</button>');
    const go = await find(page, 'Go');
    const click = acting(page, go, 'name').click({ timeout: 20_000 });
    await page.evaluate(`setTimeout(() => { document.body.innerHTML = '<button>Go</button>'; }, 100)`);
    await expect(click).rejects.toThrow('recall:target-changed');
  });
});

test('a locator of one element is picked, whatever element it is', async ({ page }) => {
  await page.setContent('<div><b id=b>Bold</b></div><iframe srcdoc="<p>In</p>"></iframe>');
  const { frame, token } = await pickLocator(page.locator('#b'));
  const report = await observe(frame, { pick: token });
  expect(report.candidates[report.picked ?? -1]).toMatchObject({
    tag: 'b',
    signals: { id: 'b', name: 'Bold' },
  });
  const inner = await pickLocator(page.frameLocator('iframe').locator('p'));
  expect(inner.frame.parentFrame()).toBe(page.mainFrame());
  await expect(pickLocator(page.locator('b, div'))).rejects.toThrow('strict mode violation');
  await expect(pickLocator(page.locator('nowhere'), 300)).rejects.toThrow('Timeout');
});

test.describe('waiting for a change', () => {
  const timed = async (page: Page, ms: number): Promise<[boolean, number]> => {
    const start = performance.now();
    return [await waitForChange(page.frames(), ms), performance.now() - start];
  };

  test('ends with a mutation, in shadow roots and frames too', async ({ page }) => {
    await page.setContent(
      '<p></p><div id=h></div><iframe srcdoc="<p></p>"></iframe><script>h.attachShadow({mode:"open"}).innerHTML="<i></i>"</script>',
    );
    for (const change of [
      `document.querySelector('p').textContent = Math.random()`,
      `h.shadowRoot.firstChild.textContent = Math.random()`,
      `document.querySelector('iframe').contentDocument.querySelector('p').hidden ^= 1`,
    ]) {
      await expect(async () => {
        await page.waitForTimeout(100);
        await page.evaluate(`setTimeout(() => { ${change} }, 60)`);
        expect(await waitForChange(page.frames(), 190), change).toBe(true);
      }).toPass();
    }
  });

  test('is false after quiet, and true when it was long enough to look again', async ({ page }) => {
    await page.setContent('<p>quiet</p>');
    // A slow machine is still rendering at the first look.
    await expect(async () => expect((await timed(page, 100))[0]).toBe(false)).toPass();
    const [again, waited] = await timed(page, 3000);
    expect(again).toBe(true);
    expect(waited).toBeLessThan(2500);
  });
});
