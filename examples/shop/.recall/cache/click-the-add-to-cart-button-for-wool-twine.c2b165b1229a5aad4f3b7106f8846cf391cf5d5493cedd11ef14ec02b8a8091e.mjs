// recall step
// sentence: "Click the Add to cart button for Wool twine"
// normalized: "click the add to cart button for wool twine"
// cache key: "tests/cart.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('row', { name: 'Wool twine' }).getByRole('button', { name: 'Add to cart', exact: true }).click();
}
