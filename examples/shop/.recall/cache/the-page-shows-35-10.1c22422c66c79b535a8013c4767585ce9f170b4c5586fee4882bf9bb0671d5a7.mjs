// recall step
// sentence: "the page shows \"€ 35.10\""
// normalized: "the page shows \"€ 35.10\""
// cache key: "tests/cart.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByText('€ 35.10').filter({ visible: true })).not.toHaveCount(0);
}
