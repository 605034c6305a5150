// recall step
// sentence: "Press the Sign out button"
// normalized: "press the sign out button"
// cache key: "tests/sign-in.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
}
