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
