// recall step
// sentence: "the Quantity of Blue notebook field has value \"3\""
// normalized: "the quantity of blue notebook field has value \"3\""
// cache key: "tests/cart.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Blue notebook', exact: true })).toHaveValue('3');
}
