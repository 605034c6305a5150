// recall step
// sentence: "the Search field is empty"
// normalized: "the search field is empty"
// cache key: "tests/catalogue.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeEmpty();
}
