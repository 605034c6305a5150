// recall step
// sentence: "Type \"12 Harbour Row\" into the Street field"
// normalized: "type \"12 Harbour Row\" into the street field"
// cache key: "tests/checkout.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('textbox', { name: 'Street', exact: true }).fill('12 Harbour Row');
}
