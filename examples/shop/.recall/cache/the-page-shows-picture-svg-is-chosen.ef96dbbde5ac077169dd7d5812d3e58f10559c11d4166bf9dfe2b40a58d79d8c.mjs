// recall step
// sentence: "the page shows \"picture.svg is chosen\""
// normalized: "the page shows \"picture.svg is chosen\""
// cache key: "tests/account.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByText('picture.svg is chosen').filter({ visible: true })).not.toHaveCount(0);
}
