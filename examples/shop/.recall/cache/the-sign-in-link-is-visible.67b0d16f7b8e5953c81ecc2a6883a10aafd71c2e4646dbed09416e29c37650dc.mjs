// recall step
// sentence: "the Sign in link is visible"
// normalized: "the sign in link is visible"
// cache key: "tests/sign-in.spec.ts"
// step type: "assertion"
// created: "2026-12-01"
// --- step code ---
import { expect } from '@playwright/test';

/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
}
