import { expect, test } from '@playwright/test';

test('puts three of a product into the cart', async ({ page }) => {
  await test.step('Go to "/"', () => page.goto('/'));
  await test.step('Click the Enamel mug link', () => page.getByRole('link', { name: 'Enamel mug' }).click());
  await test.step('the URL contains "/products/enamel-mug"', () =>
    expect(page).toHaveURL(/\/products\/enamel-mug/));
  await test.step('the title contains "Enamel mug"', () => expect(page).toHaveTitle(/Enamel mug/));
  await test.step('Fill the Quantity field with {{quantity}}', () => page.getByLabel('Quantity').fill('3'));
  await test.step('Click the Add to cart button', () =>
    page.getByRole('button', { name: 'Add to cart' }).click());
  await test.step('the page shows "Enamel mug is in your cart"', () =>
    expect(page.getByText('Enamel mug is in your cart')).toBeVisible());
  await test.step('Click the Dismiss button', () => page.getByRole('button', { name: 'Dismiss' }).click());
  await test.step('the Dismiss button is hidden', () =>
    expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden());
});

test('shows reviews when asked for', async ({ page }) => {
  await test.step('Open "/products/bread-knife"', () => page.goto('/products/bread-knife'));
  await test.step('Tap the Show reviews button', () =>
    page.getByRole('button', { name: 'Show reviews' }).click());
  await test.step('the page shows "Considered harmless."', () =>
    expect(page.getByText('Considered harmless.')).toBeVisible());
  await test.step('the Hide reviews button is visible', () =>
    expect(page.getByRole('button', { name: 'Hide reviews' })).toBeVisible());
});
