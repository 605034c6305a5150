// recall step
// sentence: "Click the Apply button"
// normalized: "click the apply button"
// cache key: "tests/cart.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
}
