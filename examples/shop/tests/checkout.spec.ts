import { secret, test } from 'playwright-recall/test';

const grace = { user: 'grace@example.com', password: secret('cobol-1959') };

test('orders a gift', async ({ recall }) => {
  await recall.step('Open "/products/fountain-pen"');
  await recall.step('Click the Add to cart button');
  await recall.expect('the page shows "Fountain pen is in your cart"');
  await recall.step('Go to "/checkout"');
  await recall.expect('the URL contains "/sign-in"');
  await recall.group('Sign in on the way', async (group) => {
    await group.step('Fill the Email field with {{user}}', { user: grace.user });
    await group.step('Fill the Password field with {{password}}', { password: grace.password });
    await group.step('Click the Sign in button');
  });
  await recall.expect('the Place order button is disabled');
  await recall.group('Fill in the address', async (group) => {
    await group.step('Fill the Full name field with {{name}}', { name: 'Grace Hopper' });
    await group.step('Type "12 Harbour Row" into the Street field');
    await group.step('Enter "Porto" into the City field');
    await group.step('Select "Portugal" in the Country list');
  });
  await recall.step('Check the Express radio button');
  await recall.step('Check the Gift wrap checkbox');
  await recall.step('Type "Happy birthday!" into the Message field');
  await recall.step('Check the I accept the terms checkbox');
  await recall.expect('the Place order button is enabled');
  await recall.step('Click the Place order button');
  await recall.expect('the page shows "Thank you, Grace Hopper!"');
  await recall.expect('the URL contains "/orders/1001"');
  await recall.expect('the page shows "€ 36.00"');
});
