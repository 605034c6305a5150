// recall step
// sentence: "the page shows \"This voucher does not exist.\""
// normalized: "the page shows \"This voucher does not exist.\""
// cache key: "tests/cart.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByText('This voucher does not exist.').filter({ visible: true })).not.toHaveCount(0);
}
