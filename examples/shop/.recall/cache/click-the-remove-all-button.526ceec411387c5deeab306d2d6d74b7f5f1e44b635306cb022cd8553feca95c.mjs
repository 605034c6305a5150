// recall step
// sentence: "Click the Remove all button"
// normalized: "click the remove all button"
// cache key: "tests/cart.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('button', { name: 'Remove all', exact: true }).click();
}
