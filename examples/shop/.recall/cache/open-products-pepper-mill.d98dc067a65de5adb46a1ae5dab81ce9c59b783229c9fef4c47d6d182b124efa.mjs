// recall step
// sentence: "Open \"/products/pepper-mill\""
// normalized: "open \"/products/pepper-mill\""
// cache key: "tests/cart.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.goto('/products/pepper-mill');
}
