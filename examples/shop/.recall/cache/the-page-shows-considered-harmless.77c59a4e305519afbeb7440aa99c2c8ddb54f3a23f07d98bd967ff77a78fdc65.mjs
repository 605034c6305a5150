// recall step
// sentence: "the page shows \"Considered harmless.\""
// normalized: "the page shows \"Considered harmless.\""
// cache key: "tests/product.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByText('Considered harmless.').filter({ visible: true })).not.toHaveCount(0);
}
