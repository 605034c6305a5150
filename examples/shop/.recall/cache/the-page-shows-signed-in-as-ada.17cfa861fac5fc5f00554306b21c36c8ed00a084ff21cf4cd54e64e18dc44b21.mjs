// recall step
// sentence: "the page shows \"Signed in as Ada\""
// normalized: "the page shows \"Signed in as Ada\""
// cache key: "tests/sign-in.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByText('Signed in as Ada').filter({ visible: true })).not.toHaveCount(0);
}
