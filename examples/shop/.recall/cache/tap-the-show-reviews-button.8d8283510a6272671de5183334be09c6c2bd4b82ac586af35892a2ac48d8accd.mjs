// recall step
// sentence: "Tap the Show reviews button"
// normalized: "tap the show reviews button"
// cache key: "tests/product.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('button', { name: 'Show reviews', exact: true }).click();
}
