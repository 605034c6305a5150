// recall step
// sentence: "Focus the Display name field"
// normalized: "focus the display name field"
// cache key: "tests/account.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('textbox', { name: 'Display name', exact: true }).focus();
}
