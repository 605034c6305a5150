// recall step
// sentence: "Check the I accept the terms checkbox"
// normalized: "check the i accept the terms checkbox"
// cache key: "tests/checkout.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('checkbox', { name: 'I accept the terms', exact: true }).check();
}
