// recall step
// sentence: "Fill the Password field with {{password}}"
// normalized: "fill the password field with {{password}}"
// cache key: "tests/checkout.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page, params }) {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(params.password);
}
