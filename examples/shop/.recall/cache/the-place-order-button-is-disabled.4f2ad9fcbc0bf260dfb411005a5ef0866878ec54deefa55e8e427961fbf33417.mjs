// recall step
// sentence: "the Place order button is disabled"
// normalized: "the place order button is disabled"
// cache key: "tests/checkout.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('button', { name: 'Place order', exact: true })).toBeDisabled();
}
