// recall step
// sentence: "the Password field is empty"
// normalized: "the password field is empty"
// cache key: "tests/sign-in.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeEmpty();
}
