// recall step
// sentence: "the title contains \"Enamel mug\""
// normalized: "the title contains \"Enamel mug\""
// cache key: "tests/product.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page).toHaveTitle(/Enamel mug/);
}
