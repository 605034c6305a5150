import { test } from 'playwright-recall/test';

test('finds products by words, category and stock', async ({ recall }) => {
  await recall.step('Visit "/"');
  await recall.expect('there are 12 Add to cart buttons');
  await recall.step('Select "Stationery" in the Category list');
  await recall.expect('there are 4 Add to cart buttons');
  await recall.step('Check the In stock only checkbox');
  await recall.expect('the page shows "3 products"');
  await recall.step('Fill "pen" into the Search field');
  await recall.expect('the page shows "1 product"');
  await recall.expect('the Blue notebook link is not visible');
  await recall.step('Clear the Search field');
  await recall.expect('the Blue notebook link is visible');
  await recall.step('Uncheck the In stock only checkbox');
  await recall.expect('the Add to cart button for Sketch book is disabled');
});

test('says when nothing is found, and starts again', async ({ recall }) => {
  await recall.step('Go to "/"');
  await recall.step('Enter {{word}} into the Search field', { word: 'zeppelin' });
  await recall.expect('the page shows "Nothing found"');
  await recall.step('Click "Clear filters"');
  await recall.expect('the Search field is empty');
  await recall.step('Check the Price radio button');
  await recall.expect('the Name radio button is not checked');
  await recall.expect('the Enamel mug link is visible');
});
