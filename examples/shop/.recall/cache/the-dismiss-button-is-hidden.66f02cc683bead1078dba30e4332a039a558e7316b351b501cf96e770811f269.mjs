// recall step
// sentence: "the Dismiss button is hidden"
// normalized: "the dismiss button is hidden"
// cache key: "tests/product.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('button', { name: 'Dismiss' }).or(page.getByRole('link', { name: 'Dismiss' })).filter({ visible: true })).toHaveCount(0);
}
