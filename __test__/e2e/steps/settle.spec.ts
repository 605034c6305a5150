/** The settle window: the same code again for what may pass, never for what is wrong, never after something was sent. */
import { expect, EXPECT, test } from './support.ts';

const DO = { stepType: 'action', text: 'do it' } as const;
const CHECK = { stepType: 'assertion', text: 'it holds' } as const;

const window = { timeout: 8_000, interval: 50 };

test('a check that the page was too late for passes in a later run of the same code', async ({
  page,
  folder,
  recallOn,
}) => {
  folder.save(CHECK, "  await expect(page).toHaveTitle('Sent', { timeout: 100 });", EXPECT);
  await page.setContent('<title>Wait</title>');
  await page.evaluate(() => setTimeout(() => (document.title = 'Sent'), 2_000));
  const recall = await recallOn(page, { settle: window });
  await recall.expect('it holds');
  expect(recall.steps[0]?.attempts).toBeGreaterThan(1);
  expect(recall.steps[0]).toMatchObject({ outcome: 'hit', passed: true });
});

test('an action that could not begin is begun again', async ({ page, folder, recallOn }) => {
  folder.save(DO, "  await page.getByRole('button', { name: 'Send' }).click({ timeout: 1_000 });");
  await page.setContent('<title></title>');
  await page.evaluate(() =>
    setTimeout(
      () => (document.body.innerHTML = '<button onclick="document.title += \'!\'">Send</button>'),
      1_500,
    ),
  );
  const recall = await recallOn(page, { settle: window });
  await recall.step('do it');
  expect(await page.title()).toBe('!');
});

test('the window is as long as it says, and zero is none', async ({ page, folder, recallOn }) => {
  folder.save(CHECK, "  await expect(page).toHaveTitle('Sent', { timeout: 100 });", EXPECT);
  const recall = await recallOn(page, { settle: { timeout: 0 } });
  await expect(recall.expect('it holds')).rejects.toThrow(/toHaveTitle/u);
  expect(recall.steps[0]?.attempts).toBe(1);
  const patient = await recallOn(page, { settle: { timeout: 600, interval: 50 } });
  await expect(patient.expect('it holds')).rejects.toThrow(/Tried \d times/u);
});

const NEVER = [
  {
    what: 'several controls fit',
    identity: DO,
    code: "  await page.getByRole('button').click({ timeout: 10_000 });",
    says: /strict mode violation/u,
  },
  {
    what: 'the code is wrong',
    identity: DO,
    code: "  const [first] = await page.getByRole('link').all();\n  await first.click();",
    says: /Cannot read properties of undefined/u,
  },
  {
    what: 'two values are compared and differ',
    identity: CHECK,
    code: "  expect(await page.title()).toBe('Sent');\n  await expect(page).toHaveTitle('');",
    says: /toBe/u,
  },
  {
    what: 'an action was done before',
    identity: DO,
    code: "  await page.getByRole('button', { name: 'One' }).click();\n  await page.getByRole('button', { name: 'Nowhere' }).click({ timeout: 100 });",
    says: /Timeout 100ms/u,
  },
];

for (const { what, identity, code, says } of NEVER)
  test(`not when ${what}`, async ({ page, folder, recallOn }) => {
    await page.setContent(
      '<title></title><button onclick="document.title += \'1\'">One</button><button>Two</button>',
    );
    folder.save(identity, code, identity === CHECK ? EXPECT : '');
    const recall = await recallOn(page, { settle: window });
    const taken = identity === DO ? recall.step('do it') : recall.expect('it holds');
    await expect(taken).rejects.toThrow(says);
    expect(recall.steps[0]?.attempts).toBe(1);
    expect(await page.title()).toMatch(/^1?$/u);
  });
