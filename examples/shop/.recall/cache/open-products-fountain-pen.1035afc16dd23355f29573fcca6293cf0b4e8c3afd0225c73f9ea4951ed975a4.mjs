// recall step
// sentence: "Open \"/products/fountain-pen\""
// normalized: "open \"/products/fountain-pen\""
// cache key: "tests/checkout.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.goto('/products/fountain-pen');
}
