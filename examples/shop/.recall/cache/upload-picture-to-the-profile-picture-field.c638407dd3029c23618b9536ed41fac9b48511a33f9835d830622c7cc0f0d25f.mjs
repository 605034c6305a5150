// recall step
// sentence: "Upload {{picture}} to the Profile picture field"
// normalized: "upload {{picture}} to the profile picture field"
// cache key: "tests/account.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page, params }) {
  await page.getByRole('button', { name: 'Profile picture', exact: true }).setInputFiles(params.picture);
}
