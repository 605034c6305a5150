// recall step
// sentence: "Click the Place order button"
// normalized: "click the place order button"
// cache key: "tests/checkout.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
}
