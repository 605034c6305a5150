// recall step
// sentence: "Check the Express radio button"
// normalized: "check the express radio button"
// cache key: "tests/checkout.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('radio', { name: 'Express', exact: true }).check();
}
