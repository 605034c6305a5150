// recall step
// sentence: "Fill the Full name field with {{name}}"
// normalized: "fill the full name field with {{name}}"
// cache key: "tests/checkout.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page, params }) {
  await page.getByRole('textbox', { name: 'Full name', exact: true }).fill(params.name);
}
