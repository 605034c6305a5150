import { expect, test } from 'playwright-recall/test';

test.describe('the inbox', () => {
  test.beforeEach(({ page }) => page.goto('/gentelella/production/inbox.html'));

  test('starts a message', async ({ page, recall }) => {
    await recall.click('the Compose button');
    await expect(page.locator('#compose')).toBeFocused();
  });

  test('is searched', async ({ page, recall }) => {
    await recall.fill('the Search for... field', 'invoice');
    await expect(page.locator('.top_search input')).toHaveValue('invoice');
  });

  test('starts a search', async ({ page, recall }) => {
    await recall.click('the Go! button');
    await expect(page.locator('.top_search button')).toBeFocused();
  });

  test('offers the attachments', async ({ page, recall }) => {
    await recall.click('Download all attachments');
    await expect(page).toHaveURL(/inbox\.html#$/);
  });

  test('opens the calendar', async ({ page, recall }) => {
    await recall.click('the Calendar link');
    await expect(page).toHaveURL(/calendar\.html$/);
  });

  test('leads to the glyphs', async ({ page, recall }) => {
    await recall.click('the Glyphicons link');
    await expect(page).toHaveURL(/glyphicons\.html$/);
  });
});

test.describe('the registration form', () => {
  test.beforeEach(({ page }) => page.goto('/gentelella/production/form.html'));

  test('is filled', async ({ page, recall }) => {
    await recall.fill('the Middle Name field', 'Q.');
    await recall.fill('the Full Name field', 'Ada Lovelace');
    await recall.selectOption('the Heard us by drop-down', { index: 1 });
    await expect(page.locator('#middle-name')).toHaveValue('Q.');
    await expect(page.locator('#fullname')).toHaveValue('Ada Lovelace');
    await recall.click('the Send invitation button');
  });
});
