// recall step
// sentence: "Go to \"/\""
// normalized: "go to \"/\""
// cache key: "tests/product.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.goto('/');
}
