// recall step
// sentence: "Fill \"pen\" into the Search field"
// normalized: "fill \"pen\" into the search field"
// cache key: "tests/catalogue.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('pen');
}
