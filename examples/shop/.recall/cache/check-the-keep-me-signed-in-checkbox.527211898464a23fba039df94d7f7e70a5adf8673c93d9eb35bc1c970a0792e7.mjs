// recall step
// sentence: "Check the Keep me signed in checkbox"
// normalized: "check the keep me signed in checkbox"
// cache key: "tests/sign-in.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('checkbox', { name: 'Keep me signed in', exact: true }).check();
}
