// recall step
// sentence: "the Add to cart button for Sketch book is disabled"
// normalized: "the add to cart button for sketch book is disabled"
// cache key: "tests/catalogue.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('row', { name: 'Sketch book' }).getByRole('button', { name: 'Add to cart', exact: true })).toBeDisabled();
}
