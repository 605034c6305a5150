/** Where Playwright's own command is. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The project's Playwright, not one that happens to stand beside this package. */
export function playwrightCommand(): string {
  try {
    return createRequire(join(process.cwd(), 'package.json')).resolve('@playwright/test/cli');
  } catch {
    throw new Error(
      '@playwright/test is not installed in this project. Run: npm install --save-dev @playwright/test',
    );
  }
}
