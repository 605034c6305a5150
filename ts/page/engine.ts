// Registers the page script as the selector engine `recall`, by Playwright's public API.
//
// `contentScript` puts it into an isolated world. Playwright hands the known engines to a document when it first
// needs its own script there, so an engine must be registered before a page is used; a page that was used before
// knows the engine from its next navigation on.

import { selectors } from '@playwright/test';
import { RecallError } from '../errors.js';
import { ENGINE_NAME } from './protocol.js';
import { pageScript } from './script.js';

type Registrations = WeakMap<object, Promise<void>>;

/** Shared by every copy of this module in the process: two registrations at once would both succeed, and no context could be made afterwards. */
const REGISTRATIONS = Symbol.for('playwright-recall.engine-registrations');

/** Idempotent. */
export function registerEngine(): Promise<void> {
  const shared = globalThis as { [REGISTRATIONS]?: Registrations };
  const registrations = (shared[REGISTRATIONS] ??= new WeakMap());
  let registration = registrations.get(selectors);
  if (!registration) {
    registration = register();
    registrations.set(selectors, registration);
  }
  return registration;
}

async function register(): Promise<void> {
  try {
    await selectors.register(ENGINE_NAME, { content: pageScript }, { contentScript: true });
  } catch (error) {
    if (!String(error).includes('already registered')) throw error;
  }
}

/** Playwright's words for an engine it, or the document, does not know. */
const UNKNOWN_ENGINE = /Unknown engine "recall"|reading 'query(?:Selector)?All'/;

/** The error as the caller should see it. */
export function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !UNKNOWN_ENGINE.test(error.message)) return error;
  return new RecallError(
    'engine_not_ready',
    'This page was already in use when playwright-recall was loaded, so it cannot look at it yet. ' +
      'Import playwright-recall/test (or call createRecall) before the page is opened, or navigate once more.',
    { cause: error },
  );
}
