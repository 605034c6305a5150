// recall step
// sentence: "Uncheck the Special offers checkbox"
// normalized: "uncheck the special offers checkbox"
// cache key: "tests/account.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('checkbox', { name: 'Special offers', exact: true }).uncheck();
}
