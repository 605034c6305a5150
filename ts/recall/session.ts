/** Puts together what the lookups of one test, or one script, share. */
import type { Page } from '@playwright/test';
import { optionsFromEnvironment } from '../options/environment.js';
import type { RecallOptions } from '../options/options.js';
import { resolveOptions } from '../options/precedence.js';
import { buildChain } from '../resolve/chain.js';
import { StepCache } from '../steps/step-cache.js';
import type { Session } from './context.js';
import { NavigationWatch } from './navigation.js';
import { Redaction } from './redaction.js';
import type { StepRunner } from './steps.js';
import { storeFor } from './stores.js';

export interface Surroundings {
  readonly cwd: string;
  readonly baseUrl: string | undefined;
  readonly testIdAttribute: string;
  readonly actionTimeout: number | undefined;
  readonly testTimeLeft: () => number;
  readonly steps: StepRunner;
  /** The default of `cacheKey`: the test file's path from the root directory of the tests. */
  readonly testFile: string | undefined;
  /** Whether this process is the one that speaks to the person, of several in a run. */
  readonly announce: boolean;
}

/** @param options Checked, the environment not yet among them. */
export function openSession(options: RecallOptions, surroundings: Surroundings): Session {
  const resolved = resolveOptions(options, optionsFromEnvironment(process.env));
  return {
    ...surroundings,
    options: resolved,
    store: storeFor(surroundings.cwd, resolved.locatorCache, surroundings.announce),
    chain: buildChain(resolved),
    redaction: new Redaction(),
    lookups: [],
    stepCache: new StepCache(surroundings.cwd, resolved, surroundings.testFile),
    stepRecords: [],
    navigationOf,
  };
}

const watches = new WeakMap<Page, NavigationWatch>();

/** One watch a page, so that several `recall` objects on it add no listeners. */
function navigationOf(page: Page): NavigationWatch {
  const known = watches.get(page);
  if (known !== undefined) return known;
  const watch = new NavigationWatch(page);
  watches.set(page, watch);
  return watch;
}
