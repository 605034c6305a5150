// recall step
// sentence: "Press Escape"
// normalized: "press escape"
// cache key: "tests/cart.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.keyboard.press('Escape');
}
