// recall step
// sentence: "Click the Add to cart button"
// normalized: "click the add to cart button"
// cache key: "tests/cart.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
}
