// recall step
// sentence: "Fill \"3\" into the Quantity of Blue notebook field"
// normalized: "fill \"3\" into the quantity of blue notebook field"
// cache key: "tests/cart.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('spinbutton', { name: 'Quantity of Blue notebook', exact: true }).fill('3');
}
