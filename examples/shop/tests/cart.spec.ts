import { test } from 'playwright-recall/test';

test('changes what is in the cart', async ({ recall }) => {
  await recall.step('Open "/"');
  await recall.step('Click the Add to cart button for Blue notebook');
  await recall.expect('the page shows "Blue notebook is in your cart"');
  await recall.step('Click the Add to cart button for Wool twine');
  await recall.expect('the page shows "Wool twine is in your cart"');
  await recall.step('Click the Cart link');
  await recall.expect('there are 2 Remove buttons');
  await recall.step('Fill "3" into the Quantity of Blue notebook field');
  await recall.step('Press Tab');
  await recall.expect('the page shows "€ 18.90"');
  await recall.step('Click the Remove button for Wool twine');
  await recall.expect('there is 1 Remove button');
  await recall.expect('the Quantity of Blue notebook field has value "3"');
});

test('takes a voucher, and refuses an unknown one', async ({ recall }) => {
  await recall.step('Open "/products/pepper-mill"');
  await recall.step('Click the Add to cart button');
  await recall.expect('the page shows "Pepper mill is in your cart"');
  await recall.step('Go to "/cart"');
  await recall.step('Fill the Voucher code field with {{code}}', { code: 'NOPE' });
  await recall.step('Click the Apply button');
  await recall.expect('the page shows "This voucher does not exist."');
  await recall.step('Fill the Voucher code field with {{code}}', { code: 'WELCOME10' });
  await recall.step('Click the Apply button');
  await recall.expect('the page shows "€ 35.10"');
});

test('asks before it empties the cart', async ({ recall }) => {
  await recall.step('Open "/products/seed-box"');
  await recall.step('Click the Add to cart button');
  await recall.expect('the page shows "Seed box is in your cart"');
  await recall.step('Go to "/cart"');
  await recall.step('Click the Empty cart button');
  await recall.expect('the "Empty the cart?" dialog is visible');
  await recall.step('Press Escape');
  await recall.expect('the "Empty the cart?" dialog is not visible');
  await recall.step('Click the Empty cart button');
  await recall.step('Click the Remove all button');
  await recall.expect('the page shows "Your cart is empty."');
});
