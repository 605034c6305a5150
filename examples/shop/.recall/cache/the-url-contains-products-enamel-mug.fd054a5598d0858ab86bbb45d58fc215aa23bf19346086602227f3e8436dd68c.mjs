// recall step
// sentence: "the URL contains \"/products/enamel-mug\""
// normalized: "the url contains \"/products/enamel-mug\""
// cache key: "tests/product.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page).toHaveURL(/\/products\/enamel-mug/);
}
