// recall step
// sentence: "the Name radio button is not checked"
// normalized: "the name radio button is not checked"
// cache key: "tests/catalogue.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('radio', { name: 'Name', exact: true })).not.toBeChecked();
}
