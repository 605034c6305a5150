// recall step
// sentence: "Uncheck the In stock only checkbox"
// normalized: "uncheck the in stock only checkbox"
// cache key: "tests/catalogue.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('checkbox', { name: 'In stock only', exact: true }).uncheck();
}
