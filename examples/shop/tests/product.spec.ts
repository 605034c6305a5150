import { test } from 'playwright-recall/test';

test('puts three of a product into the cart', async ({ recall }) => {
  await recall.step('Go to "/"');
  await recall.step('Click the Enamel mug link');
  await recall.expect('the URL contains "/products/enamel-mug"');
  await recall.expect('the title contains "Enamel mug"');
  await recall.step('Fill the Quantity field with {{quantity}}', { quantity: '3' });
  await recall.step('Click the Add to cart button');
  await recall.expect('the page shows "Enamel mug is in your cart"');
  await recall.step('Click the Dismiss button');
  await recall.expect('the Dismiss button is hidden');
});

test('shows reviews when asked for', async ({ recall }) => {
  await recall.step('Open "/products/bread-knife"');
  await recall.step('Tap the Show reviews button');
  await recall.expect('the page shows "Considered harmless."');
  await recall.expect('the Hide reviews button is visible');
});
