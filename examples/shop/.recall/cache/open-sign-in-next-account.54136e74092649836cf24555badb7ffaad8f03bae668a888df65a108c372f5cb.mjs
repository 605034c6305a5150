// recall step
// sentence: "Open \"/sign-in?next=/account\""
// normalized: "open \"/sign-in?next=/account\""
// cache key: "tests/account.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.goto('/sign-in?next=/account');
}
