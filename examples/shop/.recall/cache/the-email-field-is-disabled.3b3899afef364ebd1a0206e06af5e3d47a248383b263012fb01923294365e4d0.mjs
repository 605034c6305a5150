// recall step
// sentence: "the Email field is disabled"
// normalized: "the email field is disabled"
// cache key: "tests/account.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeDisabled();
}
