// recall step
// sentence: "Click \"Clear filters\""
// normalized: "click \"Clear filters\""
// cache key: "tests/catalogue.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
}
