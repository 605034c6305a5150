// recall step
// sentence: "Check the Price radio button"
// normalized: "check the price radio button"
// cache key: "tests/catalogue.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('radio', { name: 'Price', exact: true }).check();
}
