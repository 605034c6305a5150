// recall step
// sentence: "Click the Enamel mug link"
// normalized: "click the enamel mug link"
// cache key: "tests/product.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('link', { name: 'Enamel mug', exact: true }).click();
}
