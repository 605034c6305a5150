// recall step
// sentence: "there is 1 Remove button"
// normalized: "there is 1 remove button"
// cache key: "tests/cart.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('button', { name: 'Remove' }).filter({ visible: true })).toHaveCount(1);
}
