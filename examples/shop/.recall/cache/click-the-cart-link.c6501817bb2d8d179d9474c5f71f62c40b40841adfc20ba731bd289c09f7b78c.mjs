// recall step
// sentence: "Click the Cart link"
// normalized: "click the cart link"
// cache key: "tests/cart.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
}
