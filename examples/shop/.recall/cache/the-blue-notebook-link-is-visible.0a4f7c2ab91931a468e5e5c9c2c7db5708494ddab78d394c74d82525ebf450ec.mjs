// recall step
// sentence: "the Blue notebook link is visible"
// normalized: "the blue notebook link is visible"
// cache key: "tests/catalogue.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('link', { name: 'Blue notebook', exact: true })).toBeVisible();
}
