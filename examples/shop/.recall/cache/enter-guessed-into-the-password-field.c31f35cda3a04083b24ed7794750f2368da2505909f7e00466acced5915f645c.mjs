// recall step
// sentence: "Enter \"guessed\" into the Password field"
// normalized: "enter \"guessed\" into the password field"
// cache key: "tests/sign-in.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('guessed');
}
