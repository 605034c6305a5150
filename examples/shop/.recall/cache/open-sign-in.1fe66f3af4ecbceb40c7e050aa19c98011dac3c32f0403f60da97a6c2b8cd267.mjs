// recall step
// sentence: "Open \"/sign-in\""
// normalized: "open \"/sign-in\""
// cache key: "tests/sign-in.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.goto('/sign-in');
}
