// recall step
// sentence: "the Special offers checkbox is not checked"
// normalized: "the special offers checkbox is not checked"
// cache key: "tests/account.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('checkbox', { name: 'Special offers', exact: true })).not.toBeChecked();
}
