// recall step
// sentence: "Open \"/products/seed-box\""
// normalized: "open \"/products/seed-box\""
// cache key: "tests/cart.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.goto('/products/seed-box');
}
