// recall step
// sentence: "Fill the Quantity field with {{quantity}}"
// normalized: "fill the quantity field with {{quantity}}"
// cache key: "tests/product.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page, params }) {
  await page.getByRole('spinbutton', { name: 'Quantity', exact: true }).fill(params.quantity);
}
