// recall step
// sentence: "Clear the Search field"
// normalized: "clear the search field"
// cache key: "tests/catalogue.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('searchbox', { name: 'Search', exact: true }).clear();
}
