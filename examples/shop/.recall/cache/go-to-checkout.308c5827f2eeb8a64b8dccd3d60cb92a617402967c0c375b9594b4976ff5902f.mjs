// recall step
// sentence: "Go to \"/checkout\""
// normalized: "go to \"/checkout\""
// cache key: "tests/checkout.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.goto('/checkout');
}
