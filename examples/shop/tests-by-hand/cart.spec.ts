import { expect, test } from '@playwright/test';

test('changes what is in the cart', async ({ page }) => {
  const rowOf = (name: string) => page.getByRole('row', { name });
  const quantity = page.getByLabel('Quantity of Blue notebook');
  await test.step('Open "/"', () => page.goto('/'));
  await test.step('Click the Add to cart button for Blue notebook', () =>
    rowOf('Blue notebook').getByRole('button').click());
  await test.step('the page shows "Blue notebook is in your cart"', () =>
    expect(page.getByText('Blue notebook is in your cart')).toBeVisible());
  await test.step('Click the Add to cart button for Wool twine', () =>
    rowOf('Wool twine').getByRole('button').click());
  await test.step('the page shows "Wool twine is in your cart"', () =>
    expect(page.getByText('Wool twine is in your cart')).toBeVisible());
  await test.step('Click the Cart link', () => page.getByRole('link', { name: 'Cart' }).click());
  await test.step('there are 2 Remove buttons', () =>
    expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(2));
  await test.step('Fill "3" into the Quantity of Blue notebook field', () => quantity.fill('3'));
  await test.step('Press Tab', () => page.keyboard.press('Tab'));
  await test.step('the page shows "€ 18.90"', () => expect(page.getByText('€ 18.90')).toBeVisible());
  await test.step('Click the Remove button for Wool twine', () =>
    rowOf('Wool twine').getByRole('button').click());
  await test.step('there is 1 Remove button', () =>
    expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(1));
  await test.step('the Quantity of Blue notebook field has value "3"', () =>
    expect(quantity).toHaveValue('3'));
});

test('takes a voucher, and refuses an unknown one', async ({ page }) => {
  await test.step('Open "/products/pepper-mill"', () => page.goto('/products/pepper-mill'));
  await test.step('Click the Add to cart button', () =>
    page.getByRole('button', { name: 'Add to cart' }).click());
  await test.step('the page shows "Pepper mill is in your cart"', () =>
    expect(page.getByText('Pepper mill is in your cart')).toBeVisible());
  await test.step('Go to "/cart"', () => page.goto('/cart'));
  await test.step('Fill the Voucher code field with {{code}}', () =>
    page.getByLabel('Voucher code').fill('NOPE'));
  await test.step('Click the Apply button', () => page.getByRole('button', { name: 'Apply' }).click());
  await test.step('the page shows "This voucher does not exist."', () =>
    expect(page.getByText('This voucher does not exist.')).toBeVisible());
  await test.step('Fill the Voucher code field with {{code}}', () =>
    page.getByLabel('Voucher code').fill('WELCOME10'));
  await test.step('Click the Apply button', () => page.getByRole('button', { name: 'Apply' }).click());
  await test.step('the page shows "€ 35.10"', () => expect(page.getByText('€ 35.10')).toBeVisible());
});

test('asks before it empties the cart', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Empty the cart?' });
  await test.step('Open "/products/seed-box"', () => page.goto('/products/seed-box'));
  await test.step('Click the Add to cart button', () =>
    page.getByRole('button', { name: 'Add to cart' }).click());
  await test.step('the page shows "Seed box is in your cart"', () =>
    expect(page.getByText('Seed box is in your cart')).toBeVisible());
  await test.step('Go to "/cart"', () => page.goto('/cart'));
  await test.step('Click the Empty cart button', () =>
    page.getByRole('button', { name: 'Empty cart' }).click());
  await test.step('the "Empty the cart?" dialog is visible', () => expect(dialog).toBeVisible());
  await test.step('Press Escape', () => page.keyboard.press('Escape'));
  await test.step('the "Empty the cart?" dialog is not visible', () => expect(dialog).not.toBeVisible());
  await test.step('Click the Empty cart button', () =>
    page.getByRole('button', { name: 'Empty cart' }).click());
  await test.step('Click the Remove all button', () =>
    page.getByRole('button', { name: 'Remove all' }).click());
  await test.step('the page shows "Your cart is empty."', () =>
    expect(page.getByText('Your cart is empty.')).toBeVisible());
});
