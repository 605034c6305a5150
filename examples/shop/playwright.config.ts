import { defineConfig } from 'playwright-recall/test';

const port = process.env.PORT ?? '4280';

export default defineConfig({
  // Far above what a page needs; a busy machine must not decide what the example shows.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['playwright-recall/reporter']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A browser other than Playwright's own, when the variable names one.
    launchOptions: process.env.RECALL_BROWSER ? { executablePath: process.env.RECALL_BROWSER } : {},
  },
  // The same tests twice: in sentences, and as one would write them by hand.
  projects: [
    { name: 'sentences', testDir: 'tests' },
    { name: 'by-hand', testDir: 'tests-by-hand' },
  ],
  webServer: {
    command: 'node server.mjs',
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
