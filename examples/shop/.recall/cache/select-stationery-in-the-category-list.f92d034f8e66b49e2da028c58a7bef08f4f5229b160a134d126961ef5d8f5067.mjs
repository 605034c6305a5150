// recall step
// sentence: "Select \"Stationery\" in the Category list"
// normalized: "select \"Stationery\" in the category list"
// cache key: "tests/catalogue.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Stationery');
}
