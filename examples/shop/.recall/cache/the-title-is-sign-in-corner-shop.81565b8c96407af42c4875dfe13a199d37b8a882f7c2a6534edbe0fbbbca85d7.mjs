// recall step
// sentence: "the title is \"Sign in · Corner Shop\""
// normalized: "the title is \"Sign in · Corner Shop\""
// cache key: "tests/sign-in.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page).toHaveTitle('Sign in · Corner Shop');
}
