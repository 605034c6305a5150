// recall step
// sentence: "the page shows \"Your cart is empty.\""
// normalized: "the page shows \"Your cart is empty.\""
// cache key: "tests/cart.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByText('Your cart is empty.').filter({ visible: true })).not.toHaveCount(0);
}
