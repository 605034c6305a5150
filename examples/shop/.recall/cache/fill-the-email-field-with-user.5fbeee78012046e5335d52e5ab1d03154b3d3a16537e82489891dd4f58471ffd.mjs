// recall step
// sentence: "Fill the Email field with {{user}}"
// normalized: "fill the email field with {{user}}"
// cache key: "tests/sign-in.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page, params }) {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(params.user);
}
