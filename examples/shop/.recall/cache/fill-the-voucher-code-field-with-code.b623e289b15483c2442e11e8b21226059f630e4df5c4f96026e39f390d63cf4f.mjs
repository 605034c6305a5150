// recall step
// sentence: "Fill the Voucher code field with {{code}}"
// normalized: "fill the voucher code field with {{code}}"
// cache key: "tests/cart.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page, params }) {
  await page.getByRole('textbox', { name: 'Voucher code', exact: true }).fill(params.code);
}
