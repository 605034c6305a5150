// recall step
// sentence: "the URL contains \"/orders/1001\""
// normalized: "the url contains \"/orders/1001\""
// cache key: "tests/checkout.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page).toHaveURL(/\/orders\/1001/);
}
