// recall step
// sentence: "the Display name field has value \"Ada\""
// normalized: "the display name field has value \"Ada\""
// cache key: "tests/account.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('textbox', { name: 'Display name', exact: true })).toHaveValue('Ada');
}
