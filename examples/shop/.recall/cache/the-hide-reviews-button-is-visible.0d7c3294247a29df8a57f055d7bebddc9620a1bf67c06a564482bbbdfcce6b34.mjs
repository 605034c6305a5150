// recall step
// sentence: "the Hide reviews button is visible"
// normalized: "the hide reviews button is visible"
// cache key: "tests/product.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('button', { name: 'Hide reviews', exact: true })).toBeVisible();
}
