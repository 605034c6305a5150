// recall step
// sentence: "the page shows \"3 products\""
// normalized: "the page shows \"3 products\""
// cache key: "tests/catalogue.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByText('3 products').filter({ visible: true })).not.toHaveCount(0);
}
