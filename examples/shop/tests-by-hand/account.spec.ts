import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const ada = { user: 'ada@example.com', password: 'analytical-1843' };

test('changes the profile', async ({ page }, { project }) => {
  const displayName = page.getByLabel('Display name');
  const offers = page.getByRole('checkbox', { name: 'Special offers' });
  await test.step('Open "/sign-in?next=/account"', () => page.goto('/sign-in?next=/account'));
  await test.step('Fill the Email field with {{user}}', () => page.getByLabel('Email').fill(ada.user));
  await test.step('Fill the Password field with {{password}}', () =>
    page.getByLabel('Password').fill(ada.password));
  await test.step('Click the Sign in button', () => page.getByRole('button', { name: 'Sign in' }).click());
  await test.step('the Display name field has value "Ada"', () => expect(displayName).toHaveValue('Ada'));
  await test.step('the Email field is disabled', () => expect(page.getByLabel('Email')).toBeDisabled());
  await test.step('Hover over the "Why is it locked?" button', () =>
    page.getByRole('button', { name: 'Why is it locked?' }).hover());
  await test.step('the page shows "Write to us to change your address."', () =>
    expect(page.getByText('Write to us to change your address.')).toBeVisible());
  await test.step('Focus the Display name field', () => displayName.focus());
  await test.step('the Display name field is focused', () => expect(displayName).toBeFocused());
  await test.step('Uncheck the Special offers checkbox', () => offers.uncheck());
  await test.step('the Special offers checkbox is not checked', () => expect(offers).not.toBeChecked());
  await test.step('Upload {{picture}} to the Profile picture field', () =>
    page.getByLabel('Profile picture').setInputFiles(join(project.testDir, '..', 'app', 'picture.svg')));
  await test.step('the page shows "picture.svg is chosen"', () =>
    expect(page.getByText('picture.svg is chosen')).toBeVisible());
  await test.step('Click the Save changes button', () =>
    page.getByRole('button', { name: 'Save changes' }).click());
  await test.step('the page shows "Your changes are saved"', () =>
    expect(page.getByText('Your changes are saved')).toBeVisible());
});
