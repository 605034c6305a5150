import { defineConfig } from 'playwright-recall/test';

const port = process.env.PORT ?? '4173';

export default defineConfig({
  testDir: 'tests',
  // Far above what a page needs; a busy machine must not decide what the example shows.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['playwright-recall/reporter']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Any host and port under which this site is served means the same pages.
    recall: { locatorCache: { url: { base: true } } },
    // A browser other than Playwright's own, when the variable names one.
    launchOptions: process.env.RECALL_BROWSER ? { executablePath: process.env.RECALL_BROWSER } : {},
  },
  webServer: { command: 'node server.mjs', url: `http://127.0.0.1:${port}/admin/login/` },
});
