// recall step
// sentence: "the page shows \"Your changes are saved\""
// normalized: "the page shows \"Your changes are saved\""
// cache key: "tests/account.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByText('Your changes are saved').filter({ visible: true })).not.toHaveCount(0);
}
