// recall step
// sentence: "Click the Remove button for Wool twine"
// normalized: "click the remove button for wool twine"
// cache key: "tests/cart.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('row', { name: 'Wool twine' }).getByRole('button', { name: 'Remove', exact: true }).click();
}
