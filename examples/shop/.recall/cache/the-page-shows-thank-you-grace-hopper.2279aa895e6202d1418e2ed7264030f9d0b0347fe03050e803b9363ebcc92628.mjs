// recall step
// sentence: "the page shows \"Thank you, Grace Hopper!\""
// normalized: "the page shows \"Thank you, Grace Hopper!\""
// cache key: "tests/checkout.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByText('Thank you, Grace Hopper!').filter({ visible: true })).not.toHaveCount(0);
}
