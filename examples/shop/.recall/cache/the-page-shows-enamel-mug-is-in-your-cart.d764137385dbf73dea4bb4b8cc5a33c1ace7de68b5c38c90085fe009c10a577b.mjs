// recall step
// sentence: "the page shows \"Enamel mug is in your cart\""
// normalized: "the page shows \"Enamel mug is in your cart\""
// cache key: "tests/product.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByText('Enamel mug is in your cart').filter({ visible: true })).not.toHaveCount(0);
}
