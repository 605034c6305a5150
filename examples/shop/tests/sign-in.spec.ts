import { secret, test } from 'playwright-recall/test';

const ada = { user: 'ada@example.com', password: secret('analytical-1843') };

test('signs in and out', async ({ recall }) => {
  await recall.step('Open "/sign-in"');
  await recall.expect('the title is "Sign in · Corner Shop"');
  await recall.expect('the Email field is focused');
  await recall.group('Fill in the sign-in form', async (group) => {
    await group.step('Fill the Email field with {{user}}', { user: ada.user });
    await group.step('Type {{password}} into the Password field', { password: ada.password });
    await group.step('Check the Keep me signed in checkbox');
  });
  await recall.expect('the Keep me signed in checkbox is checked');
  await recall.step('Click the Sign in button');
  await recall.expect('the page shows "Signed in as Ada"');
  await recall.step('Press the Sign out button');
  await recall.expect('the Sign in link is visible');
});

test('does not sign in with a wrong password', async ({ recall }) => {
  await recall.step('Open "/sign-in"');
  await recall.step('Fill the Email field with {{user}}', { user: ada.user });
  await recall.step('Enter "guessed" into the Password field');
  await recall.step('Press Enter in the Password field');
  await recall.expect('the alert has text "Wrong email or password."');
  await recall.expect('the Password field is empty');
});
