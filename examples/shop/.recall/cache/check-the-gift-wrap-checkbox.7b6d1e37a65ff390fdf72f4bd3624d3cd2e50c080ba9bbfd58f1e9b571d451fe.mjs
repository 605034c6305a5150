// recall step
// sentence: "Check the Gift wrap checkbox"
// normalized: "check the gift wrap checkbox"
// cache key: "tests/checkout.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('checkbox', { name: 'Gift wrap', exact: true }).check();
}
