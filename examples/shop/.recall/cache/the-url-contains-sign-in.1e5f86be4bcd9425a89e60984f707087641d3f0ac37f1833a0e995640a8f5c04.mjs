// recall step
// sentence: "the URL contains \"/sign-in\""
// normalized: "the url contains \"/sign-in\""
// cache key: "tests/checkout.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page).toHaveURL(/\/sign-in/);
}
