// recall step
// sentence: "the Keep me signed in checkbox is checked"
// normalized: "the keep me signed in checkbox is checked"
// cache key: "tests/sign-in.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('checkbox', { name: 'Keep me signed in', exact: true })).toBeChecked();
}
