// recall step
// sentence: "the Display name field is focused"
// normalized: "the display name field is focused"
// cache key: "tests/account.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('textbox', { name: 'Display name', exact: true })).toBeFocused();
}
