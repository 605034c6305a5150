// recall step
// sentence: "the page shows \"€ 36.00\""
// normalized: "the page shows \"€ 36.00\""
// cache key: "tests/checkout.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByText('€ 36.00').filter({ visible: true })).not.toHaveCount(0);
}
