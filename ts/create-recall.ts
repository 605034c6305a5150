/**
 * `createRecall`: the fixture's object without the test runner, for scripts, other runners and library mode.
 */
import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkOptions } from './options/check.js';
import type { RecallOptions } from './options/options.js';
import { RecallError } from './errors.js';
import { isObject, kindOf } from './kind.js';
import { registerEngine } from './page/engine.js';
import { checkPage } from './recall/arguments.js';
import { Recall } from './recall/recall.js';
import { openSession } from './recall/session.js';
import { noSteps } from './recall/steps.js';
import { shortened } from './shortened.js';

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
 * @throws RecallError for what is no page, and for an unknown or invalid option.
 */
export async function createRecall(page: Page, options: CreateRecallOptions = {}): Promise<Recall> {
  checkPage(page, 'createRecall()');
  if (!isObject(options)) throw invalid('The options', kindOf(options), 'an object, or nothing');
  const { cwd = process.cwd(), baseURL, testIdAttribute = 'data-testid', actionTimeout, ...rest } = options;
  checkStrings({ cwd, baseURL, testIdAttribute });
  checkFolder(cwd);
  checkTimeout(actionTimeout);
  const checked = checkOptions(rest, 'createRecall');
  const surroundings = {
    cwd,
    baseUrl: baseURL,
    testIdAttribute,
    actionTimeout,
    testTimeLeft: () => Infinity,
    steps: noSteps,
    testFile: undefined,
    announce: true,
  };
  const session = openSession(checked, surroundings);
  await registerEngine();
  return new Recall(session, { page, root: page, words: [] });
}

function checkStrings(options: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined && typeof value !== 'string')
      throw invalid(`Option "${name}"`, kindOf(value), 'a string');
  }
}

/** With a folder that is not there the cache would be off, and only say that this is no Git work tree. */
function checkFolder(cwd: string): void {
  if (isFolder(cwd)) return;
  const shown = JSON.stringify(shortened(cwd));
  throw invalid('Option "cwd"', `${shown}, which is no folder`, 'a folder that exists');
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function checkTimeout(timeout: unknown): void {
  if (timeout === undefined || (typeof timeout === 'number' && timeout >= 0)) return;
  const what = typeof timeout === 'number' ? String(timeout) : kindOf(timeout);
  throw invalid('Option "actionTimeout"', what, 'a number of milliseconds, or 0 for no bound');
}

function invalid(name: string, what: string, accepted: string): RecallError {
  const verb = name === 'The options' ? 'are' : 'is';
  return new RecallError('option_invalid', `${name} of createRecall ${verb} ${what}. Accepted: ${accepted}.`);
}
