// recall step
// sentence: "there are 2 Remove buttons"
// normalized: "there are 2 remove buttons"
// cache key: "tests/cart.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('button', { name: 'Remove' }).filter({ visible: true })).toHaveCount(2);
}
