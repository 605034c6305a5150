import { expect, test } from '@playwright/test';

const grace = { user: 'grace@example.com', password: 'cobol-1959' };

test('orders a gift', async ({ page }) => {
  const placeOrder = page.getByRole('button', { name: 'Place order' });
  await test.step('Open "/products/fountain-pen"', () => page.goto('/products/fountain-pen'));
  await test.step('Click the Add to cart button', () =>
    page.getByRole('button', { name: 'Add to cart' }).click());
  await test.step('the page shows "Fountain pen is in your cart"', () =>
    expect(page.getByText('Fountain pen is in your cart')).toBeVisible());
  await test.step('Go to "/checkout"', () => page.goto('/checkout'));
  await test.step('the URL contains "/sign-in"', () => expect(page).toHaveURL(/\/sign-in/));
  await test.step('Fill the Email field with {{user}}', () => page.getByLabel('Email').fill(grace.user));
  await test.step('Fill the Password field with {{password}}', () =>
    page.getByLabel('Password').fill(grace.password));
  await test.step('Click the Sign in button', () => page.getByRole('button', { name: 'Sign in' }).click());
  await test.step('the Place order button is disabled', () => expect(placeOrder).toBeDisabled());
  await test.step('Fill the Full name field with {{name}}', () =>
    page.getByLabel('Full name').fill('Grace Hopper'));
  await test.step('Type "12 Harbour Row" into the Street field', () =>
    page.getByLabel('Street').fill('12 Harbour Row'));
  await test.step('Enter "Porto" into the City field', () => page.getByLabel('City').fill('Porto'));
  await test.step('Select "Portugal" in the Country list', () =>
    page.getByLabel('Country').selectOption('Portugal'));
  await test.step('Check the Express radio button', () =>
    page.getByRole('radio', { name: 'Express' }).check());
  await test.step('Check the Gift wrap checkbox', () => page.getByLabel('Gift wrap').check());
  await test.step('Type "Happy birthday!" into the Message field', () =>
    page.getByRole('textbox', { name: 'Message' }).fill('Happy birthday!'));
  await test.step('Check the I accept the terms checkbox', () =>
    page.getByLabel('I accept the terms').check());
  await test.step('the Place order button is enabled', () => expect(placeOrder).toBeEnabled());
  await test.step('Click the Place order button', () => placeOrder.click());
  await test.step('the page shows "Thank you, Grace Hopper!"', () =>
    expect(page.getByText('Thank you, Grace Hopper!')).toBeVisible());
  await test.step('the URL contains "/orders/1001"', () => expect(page).toHaveURL(/\/orders\/1001/));
  await test.step('the page shows "€ 36.00"', () => expect(page.getByText('€ 36.00')).toBeVisible());
});
