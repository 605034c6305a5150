import { expect, test } from '@playwright/test';

test('finds products by words, category and stock', async ({ page }) => {
  const addButtons = page.getByRole('button', { name: 'Add to cart' });
  await test.step('Visit "/"', () => page.goto('/'));
  await test.step('there are 12 Add to cart buttons', () => expect(addButtons).toHaveCount(12));
  await test.step('Select "Stationery" in the Category list', () =>
    page.getByLabel('Category').selectOption('Stationery'));
  await test.step('there are 4 Add to cart buttons', () => expect(addButtons).toHaveCount(4));
  await test.step('Check the In stock only checkbox', () => page.getByLabel('In stock only').check());
  await test.step('the page shows "3 products"', () => expect(page.getByText('3 products')).toBeVisible());
  await test.step('Fill "pen" into the Search field', () => page.getByLabel('Search').fill('pen'));
  await test.step('the page shows "1 product"', () => expect(page.getByText('1 product')).toBeVisible());
  await test.step('the Blue notebook link is not visible', () =>
    expect(page.getByRole('link', { name: 'Blue notebook' })).not.toBeVisible());
  await test.step('Clear the Search field', () => page.getByLabel('Search').clear());
  await test.step('the Blue notebook link is visible', () =>
    expect(page.getByRole('link', { name: 'Blue notebook' })).toBeVisible());
  await test.step('Uncheck the In stock only checkbox', () => page.getByLabel('In stock only').uncheck());
  await test.step('the Add to cart button for Sketch book is disabled', () =>
    expect(page.getByRole('row', { name: 'Sketch book' }).getByRole('button')).toBeDisabled());
});

test('says when nothing is found, and starts again', async ({ page }) => {
  await test.step('Go to "/"', () => page.goto('/'));
  await test.step('Enter {{word}} into the Search field', () => page.getByLabel('Search').fill('zeppelin'));
  await test.step('the page shows "Nothing found"', () =>
    expect(page.getByText('Nothing found')).toBeVisible());
  await test.step('Click "Clear filters"', () => page.getByRole('button', { name: 'Clear filters' }).click());
  await test.step('the Search field is empty', () => expect(page.getByLabel('Search')).toBeEmpty());
  await test.step('Check the Price radio button', () => page.getByRole('radio', { name: 'Price' }).check());
  await test.step('the Name radio button is not checked', () =>
    expect(page.getByRole('radio', { name: 'Name' })).not.toBeChecked());
  await test.step('the Enamel mug link is visible', () =>
    expect(page.getByRole('link', { name: 'Enamel mug' })).toBeVisible());
});
