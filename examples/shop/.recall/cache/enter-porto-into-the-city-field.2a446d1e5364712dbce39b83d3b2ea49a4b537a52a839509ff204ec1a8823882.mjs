// recall step
// sentence: "Enter \"Porto\" into the City field"
// normalized: "enter \"Porto\" into the city field"
// cache key: "tests/checkout.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Porto');
}
