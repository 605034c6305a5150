// recall step
// sentence: "Type \"Happy birthday!\" into the Message field"
// normalized: "type \"Happy birthday!\" into the message field"
// cache key: "tests/checkout.spec.ts"
// step type: "action"
// created: "2026-12-01"
// --- step code ---
/** @param {import('playwright-recall').StepContext} context */
export default async function step({ page }) {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Happy birthday!');
}
