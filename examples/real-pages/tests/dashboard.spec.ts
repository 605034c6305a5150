import { expect, test } from 'playwright-recall/test';

test.beforeEach(({ page }) => page.goto('/admin/'));

test('the dashboard leads to the users', async ({ page, recall }) => {
  await expect(await recall.locator('the Recent actions heading')).toBeVisible();
  await recall.hover('the Questions link');
  await recall.click('the Users link');
  await expect(page).toHaveTitle(/Select user to change/);
});

test('a question is added from its row', async ({ page, recall }) => {
  await recall.click('the Add link of Questions');
  await expect(page).toHaveURL(/\/polls\/question\/add\/$/);
});

test('groups are changed from their row', async ({ page, recall }) => {
  await recall.click('the Change link of Groups');
  await expect(page).toHaveURL(/\/auth\/group\/$/);
});
