import { expect, test } from 'playwright-recall/test';

test.describe('the list of users', () => {
  test.beforeEach(({ page }) => page.goto('/admin/auth/user/'));

  test('is searched', async ({ page, recall }) => {
    await recall.fill('the search field', 'john');
    await recall.click('the Search button');
    await expect(page).toHaveURL(/\?q=john$/);
  });

  test('is filtered by group', async ({ page, recall }) => {
    await recall.click('Editors');
    await expect(page).toHaveURL(/groups__id__exact=1$/);
  });

  test('is sorted by e-mail address', async ({ page, recall }) => {
    await recall.click('the Email address link');
    await expect(page).toHaveURL(/\?o=2\.1$/);
  });

  test('opens a user', async ({ page, recall }) => {
    await recall.click('peter');
    await expect(page).toHaveURL(/\/user\/4\/change\/$/);
  });

  test('runs an action', async ({ page, recall }) => {
    await recall.selectOption('the Action drop-down', 'delete_selected');
    await expect(page.locator('select[name=action]')).toHaveValue('delete_selected');
    await recall.click('the Go button');
    await expect(page.locator('select[name=action]')).toHaveValue('');
  });

  test('selects one user', async ({ page, recall }) => {
    await recall.check('the checkbox of john');
    await expect(page.locator('input[name=_selected_action][value="2"]')).toBeChecked();
  });
});

test.describe('one user', () => {
  test.beforeEach(({ page }) => page.goto('/admin/auth/user/2/change/'));

  test('gets another name and address', async ({ page, recall }) => {
    await recall.fill('the First name field', 'Johanna');
    await recall.fill('the Email address field', 'johanna@example.com');
    await expect(await recall.locator('the First name field')).toHaveValue('Johanna');
    await expect(page.locator('#id_email')).toHaveValue('johanna@example.com');
  });

  test('gets other permissions', async ({ page, recall }) => {
    await recall.check('the Staff status checkbox');
    await recall.uncheck('the Active checkbox');
    await recall.selectOption('the User permissions list', ['13', '14']);
    await expect(page.locator('#id_is_staff')).toBeChecked();
    await expect(page.locator('#id_is_active')).not.toBeChecked();
    await expect(page.locator('#id_user_permissions')).toHaveValues(['13', '14']);
  });

  test('is saved', async ({ page, recall }) => {
    await recall.click('Save and continue editing');
    await expect(page).toHaveTitle(/Change user/);
    await recall.click('History');
    await expect(page).toHaveURL(/\/user\/2\/history\/$/);
  });
});
