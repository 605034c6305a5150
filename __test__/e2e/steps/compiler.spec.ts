/** Sentences become code on a live page, and the code does what the sentence says. */
import { expect, test } from './compiler.support.ts';

const SIGN_IN = `
  <title>Sign in</title>
  <h1>Welcome back</h1>
  <form onsubmit="event.preventDefault(); document.body.dataset.sent = mail.value + '/' + secret.value; note.hidden = false">
    <label>Email <input name="mail" id="mail" type="email"></label>
    <label for="secret">Password</label><input type="password" id="secret">
    <label><input type="checkbox" id="stay"> Remember me</label>
    <button>Sign in</button>
    <button type="button" onclick="document.body.dataset.google = 1">Sign in with Google</button>
  </form>
  <p id="note" hidden role="status">Saved</p>`;

test('a form is filled in and sent', async ({ page, compiler }) => {
  await page.setContent(SIGN_IN);
  expect(await compiler.step('fill the Email field with "ada@example.com"')).toBe(
    "page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com')",
  );
  await compiler.step('type {{password}} into the Password field', { password: 's3cret' });
  expect(await compiler.step('click the Sign in button')).toBe(
    "page.getByRole('button', { name: 'Sign in', exact: true }).click()",
  );
  expect(await page.locator('body').getAttribute('data-sent')).toBe('ada@example.com/s3cret');
  expect(await compiler.expectation('"Saved" is visible')).toBe(
    "expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()",
  );
});

const DESK = `
  <title>Desk</title>
  <h1>Aufträge</h1>
  <nav><a href="#orders" onclick="did('orders link')">Orders</a> <a href="#cart" onclick="did('cart link')">Cart</a></nav>
  <ul aria-label="Plans"><li><h3>Basic</h3><button onclick="did('basic')">Choose</button></li>
    <li><h3>Pro</h3><button onclick="did('pro')">Choose</button></li></ul>
  <table aria-label="People"><tr><th>Name</th><th></th></tr>
    <tr><td>Ada</td><td><button onclick="did('edit Ada')">Edit</button></td></tr>
    <tr><td>Bob</td><td><button onclick="did('edit Bob')">Edit</button></td></tr></table>
  <label>Name <input id="name"></label>
  <label>検索 <input id="search" value="alt"></label>
  <label>Größe <select><option>Klein</option><option>Groß</option></select></label>
  <label><input type="checkbox" id="news"> Newsletter</label>
  <label><input type="checkbox" id="agb" checked> AGB</label>
  <fieldset><legend>Versand</legend><label><input type="radio" name="v"> Post</label><label><input type="radio" name="v"> Express</label></fieldset>
  <div role="tablist"><button role="tab" onclick="did('tab')">Rechnung</button></div>
  <button ondblclick="did('double')">notes.txt</button>
  <button oncontextmenu="did('right'); return false">Menu</button>
  <button onmouseenter="did('hovered')">Hilfe</button>
  <label>Bild <input type="file"></label>
  <button aria-expanded="true">More</button>
  <input aria-label="Locked" readonly value="x"><button disabled>Weiter</button>
  <p role="status">Gespeichert: 3 Dateien</p><output aria-label="Total">$42.00</output>
  <script>function did(what) { document.body.dataset.did = what; }</script>`;

const ACTIONS = [
  { step: 'open the Cart link', did: 'cart link' },
  { step: 'click Orders', did: 'orders link' },
  { step: 'press the Choose button in the Pro item', did: 'pro' },
  { step: 'tap the Edit button for Bob', did: 'edit Bob' },
  { step: 'double-click "notes.txt"', did: 'double' },
  { step: 'right-click the Menu button', did: 'right' },
  { step: 'select the Rechnung tab', did: 'tab' },
  { step: 'hover over the Hilfe button', did: 'hovered' },
] as const;

test('actions do what they say, to what they name', async ({ page, compiler }) => {
  await page.setContent(DESK);
  for (const { step, did } of ACTIONS) {
    await page.evaluate(() => delete document.body.dataset['did']);
    const statement = await compiler.step(step);
    expect(await page.evaluate(() => document.body.dataset['did']), `${step}: ${statement}`).toBe(did);
  }
});

test('fields take values, in any language and of any kind', async ({ page, compiler }) => {
  await page.setContent(DESK);
  const value = (selector: string): Promise<string> => page.locator(selector).inputValue();
  await compiler.step('fill the Name field with "O\\"Neil `${1}` \\\\ {x}"'.replaceAll('\\"', '’'));
  expect(await value('#name')).toBe('O’Neil `${1}` \\\\ {x}');
  await compiler.step('set Name to {{who}}', { who: "it's `${process.exit(1)}`\n" });
  expect(await value('#name')).toBe("it's `${process.exit(1)}`");
  await compiler.step('type "東京" into the 検索 field');
  expect(await value('#search')).toBe('東京');
  await compiler.step('clear the 検索 field');
  expect(await value('#search')).toBe('');
  await compiler.step('select "Groß" in the Größe list');
  expect(await value('select')).toBe('Groß');
  await compiler.step('tick the Newsletter checkbox');
  await compiler.step('uncheck AGB');
  expect([await page.locator('#news').isChecked(), await page.locator('#agb').isChecked()]).toEqual([
    true,
    false,
  ]);
  await compiler.step('select the Express radio button');
  await compiler.expectation('the Express radio button is checked');
  await compiler.step('upload {{file}} to the Bild field', { file: 'package.json' });
  expect(await value('[type=file]')).toMatch(/package\.json$/u);
  await compiler.step('focus the Name field');
  await compiler.step('press End');
  await compiler.step('press Backspace in the Name field');
  expect(await value('#name')).toBe("it's `${process.exit(1)}");
});

const CHECKS = [
  'the "Gespeichert: 3 Dateien" status is visible',
  'the page shows "3 Dateien"',
  'the Name field is empty',
  'the 検索 field has value "alt"',
  'the value of the 検索 field contains "al"',
  'the Weiter button is disabled',
  'the Name field is enabled',
  'the AGB checkbox is checked',
  'the Newsletter checkbox is not checked',
  'the Locked field is read-only',
  'the "More" button is expanded',
  'there are 2 Edit buttons',
  'there are 2 Choose buttons in the Plans list',
  'the Plans list has 2 items',
  'the Total is "$42.00"',
  'the Total contains "42"',
  'the title is "Desk"',
  'the title starts with "De"',
] as const;

const ABSENT = [
  'the Löschen button is not visible',
  'the page does not show "Fehler"',
  'there are 0 alerts',
] as const;

test('checks hold on the page, and fail on an empty one unless they say that something is not there', async ({
  page,
  context,
  compiler,
}) => {
  await page.setContent(DESK);
  const codes: { sentence: string; code: string }[] = [];
  for (const sentence of CHECKS) {
    const { code, assertsAbsence } = await compiler.compiled(sentence, {}, 'assertion');
    expect(assertsAbsence, sentence).toBe(false);
    await compiler.run(code);
    codes.push({ sentence, code });
  }
  for (const sentence of ABSENT) {
    const { code, assertsAbsence } = await compiler.compiled(sentence, {}, 'assertion');
    expect(assertsAbsence, sentence).toBe(true);
    await compiler.run(code);
  }
  await page.setContent('');
  const impatient = codes.map(({ sentence, code }) => ({
    sentence,
    code: code
      .replace('import { expect }', 'import { expect as patient }')
      .replace('\nexport default', '\nconst expect = patient.configure({ timeout: 300 });\nexport default'),
  }));
  for (const { sentence, code } of impatient)
    await expect(compiler.run(code), `${sentence}\n${code}`).rejects.toThrow(/failed|Error/u);
  expect(context.pages()).toHaveLength(1);
});

const UNSURE = [
  { step: 'click the Choose button', reason: 'target_ambiguous', says: 'equally well' },
  { step: 'click the Löschen button', reason: 'target_missing', says: 'nothing on the page fits' },
  { step: 'click the Edit button for Carol', reason: 'target_missing', says: 'Carol' },
  { step: 'open the cart and click Orders', reason: 'target_missing', says: '' },
  { step: 'make it so', reason: 'form_unknown', says: 'Forms that come near' },
  { step: 'check the Name field', reason: 'target_missing', says: 'recall.expect of its own' },
] as const;

test('what is not sure is refused, with the reason', async ({ page, compiler }) => {
  await page.setContent(DESK);
  for (const { step, reason, says } of UNSURE) {
    const refused = await compiler.refused(step);
    expect(refused.reason, `${step}: ${refused.message}`).toBe(reason);
    expect(refused.message).toContain(says);
  }
});

test('what stands in a frame or a shadow root is reached by a locator too', async ({ page, compiler }) => {
  await page.setContent(`<iframe title="Kasse" srcdoc="<button onclick=&quot;parent.document.title='paid'&quot;>Pay</button>"></iframe>
    <div id="host"></div><script>host.attachShadow({ mode: 'open' }).innerHTML = '<button>Inner</button>';
    host.shadowRoot.querySelector('button').onclick = () => { document.title = 'inner'; };</script>`);
  await page.frameLocator('iframe').getByRole('button').waitFor();
  expect(await compiler.step('click the Pay button')).toContain('frameLocator(');
  expect(await page.title()).toBe('paid');
  await compiler.step('click the Inner button');
  expect(await page.title()).toBe('inner');
});
