// recall step
// sentence: "Enter {{word}} into the Search field"
// normalized: "enter {{word}} into the search field"
// cache key: "tests/catalogue.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page, params }) {
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(params.word);
}
