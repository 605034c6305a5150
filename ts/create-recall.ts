/**
 * `createRecall`: the fixture's object without the test runner, for scripts, other runners and library mode.
 */
import type { Page } from '@playwright/test';
import { checkOptions } from './options/check.js';
import type { RecallOptions } from './options/options.js';
import { RecallError } from './errors.js';
import { registerEngine } from './page/engine.js';
import { Recall } from './recall/recall.js';
import { openSession } from './recall/session.js';
import { noSteps } from './recall/steps.js';

export interface CreateRecallOptions extends RecallOptions {
  /** Where the Git work tree is looked for. Default: the working directory. */
  cwd?: string;
  /** The `baseURL` of the page's context, for `locatorCache.url.base`. */
  baseURL?: string;
  /** What `selectors.setTestIdAttribute` was given. Default: `data-testid`. */
  testIdAttribute?: string;
  /** What `page.setDefaultTimeout` was given: a hit that cannot be acted on then leaves time for a second attempt. */
  actionTimeout?: number;
}

/**
 * Call it before the page is used, or navigate afterwards: a document learns how to be looked at when it loads.
 * @throws RecallError for an unknown or invalid option.
 */
export async function createRecall(page: Page, options: CreateRecallOptions = {}): Promise<Recall> {
  const { cwd = process.cwd(), baseURL, testIdAttribute = 'data-testid', actionTimeout, ...rest } = options;
  checkStrings({ cwd, baseURL, testIdAttribute });
  const checked = checkOptions(rest, 'createRecall');
  const surroundings = {
    cwd,
    baseUrl: baseURL,
    testIdAttribute,
    actionTimeout,
    testTimeLeft: () => Infinity,
    steps: noSteps,
    announce: true,
  };
  const session = openSession(checked, surroundings);
  session.navigationOf(page);
  await registerEngine();
  return new Recall(session, { page, root: page, words: [] });
}

function checkStrings(options: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined && typeof value !== 'string')
      throw new RecallError(
        'option_invalid',
        `Option "${name}" of createRecall is ${typeof value}. Accepted: a string.`,
      );
  }
}
