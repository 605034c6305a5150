// recall step
// sentence: "the \"Empty the cart?\" dialog is visible"
// normalized: "the \"Empty the cart?\" dialog is visible"
// cache key: "tests/cart.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('dialog', { name: 'Empty the cart?', exact: true })).toBeVisible();
}
