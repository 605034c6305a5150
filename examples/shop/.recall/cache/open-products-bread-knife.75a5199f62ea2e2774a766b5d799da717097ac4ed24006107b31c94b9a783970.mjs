// recall step
// sentence: "Open \"/products/bread-knife\""
// normalized: "open \"/products/bread-knife\""
// cache key: "tests/product.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.goto('/products/bread-knife');
}
