// recall step
// sentence: "Select \"Portugal\" in the Country list"
// normalized: "select \"Portugal\" in the country list"
// cache key: "tests/checkout.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Portugal');
}
