// recall step
// sentence: "the page shows \"Write to us to change your address.\""
// normalized: "the page shows \"Write to us to change your address.\""
// cache key: "tests/account.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByText('Write to us to change your address.').filter({ visible: true })).not.toHaveCount(0);
}
