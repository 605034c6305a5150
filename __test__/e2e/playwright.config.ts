/** The end-to-end tests: real pages, real processes, real repositories. Nothing is retried: a test that fails once has failed. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // For a hang only; a situation takes two to four seconds on a quiet machine.
  timeout: 90_000,
  reporter: 'list',
});
