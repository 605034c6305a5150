// recall step
// sentence: "the alert has text \"Wrong email or password.\""
// normalized: "the alert has text \"Wrong email or password.\""
// cache key: "tests/sign-in.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password.');
}
