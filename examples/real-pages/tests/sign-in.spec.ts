import { expect, test } from 'playwright-recall/test';

test('an administrator signs in', async ({ page, recall }) => {
  await page.goto('/admin/login/');
  await recall.fill('the Username field', 'admin');
  await recall.fill('the Password field', 'correct horse battery staple');
  await recall.click('the Log in button');
  await expect(page).toHaveTitle(/Site administration/);
});

test('an administrator signs out', async ({ page, recall }) => {
  await page.goto('/admin/');
  await recall.click('Log out');
  await expect(page).toHaveURL(/\/admin\/logout\/$/);
});
