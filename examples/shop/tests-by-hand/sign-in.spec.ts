import { expect, test } from '@playwright/test';

const ada = { user: 'ada@example.com', password: 'analytical-1843' };

test('signs in and out', async ({ page }) => {
  await test.step('Open "/sign-in"', () => page.goto('/sign-in'));
  await test.step('the title is "Sign in · Corner Shop"', () =>
    expect(page).toHaveTitle('Sign in · Corner Shop'));
  await test.step('the Email field is focused', () => expect(page.getByLabel('Email')).toBeFocused());
  await test.step('Fill the Email field with {{user}}', () => page.getByLabel('Email').fill(ada.user));
  await test.step('Type {{password}} into the Password field', () =>
    page.getByLabel('Password').fill(ada.password));
  await test.step('Check the Keep me signed in checkbox', () =>
    page.getByRole('checkbox', { name: 'Keep me signed in' }).check());
  await test.step('the Keep me signed in checkbox is checked', () =>
    expect(page.getByRole('checkbox', { name: 'Keep me signed in' })).toBeChecked());
  await test.step('Click the Sign in button', () => page.getByRole('button', { name: 'Sign in' }).click());
  await test.step('the page shows "Signed in as Ada"', () =>
    expect(page.getByText('Signed in as Ada')).toBeVisible());
  await test.step('Press the Sign out button', () => page.getByRole('button', { name: 'Sign out' }).click());
  await test.step('the Sign in link is visible', () =>
    expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible());
});

test('does not sign in with a wrong password', async ({ page }) => {
  await test.step('Open "/sign-in"', () => page.goto('/sign-in'));
  await test.step('Fill the Email field with {{user}}', () => page.getByLabel('Email').fill(ada.user));
  await test.step('Enter "guessed" into the Password field', () =>
    page.getByLabel('Password').fill('guessed'));
  await test.step('Press Enter in the Password field', () => page.getByLabel('Password').press('Enter'));
  await test.step('the alert has text "Wrong email or password."', () =>
    expect(page.getByRole('alert')).toHaveText('Wrong email or password.'));
  await test.step('the Password field is empty', () => expect(page.getByLabel('Password')).toBeEmpty());
});
