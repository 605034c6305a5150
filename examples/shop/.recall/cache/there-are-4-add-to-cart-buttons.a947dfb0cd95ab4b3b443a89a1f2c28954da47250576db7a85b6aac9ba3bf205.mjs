// recall step
// sentence: "there are 4 Add to cart buttons"
// normalized: "there are 4 add to cart buttons"
// cache key: "tests/catalogue.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true })).toHaveCount(4);
}
