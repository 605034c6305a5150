// recall step
// sentence: "Hover over the \"Why is it locked?\" button"
// normalized: "hover over the \"Why is it locked?\" button"
// cache key: "tests/account.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('button', { name: 'Why is it locked?', exact: true }).hover();
}
