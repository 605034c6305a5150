/** What every lookup on one page, in one scope, works with. */
import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';
import type { LocatorStore } from '../native.js';
import type { ResolvedOptions } from '../options/options.js';
import type { LookupRecord } from '../report/lookup-record.js';
import type { StepRecord } from '../report/step-record.js';
import type { ChainLink } from '../resolve/chain.js';
import type { StepCache } from '../steps/step-cache.js';
import type { NavigationWatch } from './navigation.js';
import type { Redaction } from './redaction.js';
import type { StepRunner } from './steps.js';

export type Root = Page | Frame | Locator | FrameLocator;

/** What does not change between the pages and scopes of one `recall`. */
export interface Session {
  readonly options: ResolvedOptions;
  readonly store: LocatorStore;
  readonly chain: readonly ChainLink[];
  readonly baseUrl: string | undefined;
  readonly testIdAttribute: string;
  readonly steps: StepRunner;
  readonly redaction: Redaction;
  readonly lookups: LookupRecord[];
  readonly stepCache: StepCache;
  readonly stepRecords: StepRecord[];
  /** Playwright's default for actions where it can be known; zero is no bound. */
  readonly actionTimeout: number | undefined;
  /** Milliseconds until the runner ends the test; `Infinity` without a runner. */
  readonly testTimeLeft: () => number;
  readonly navigationOf: (page: Page) => NavigationWatch;
}

export interface Scope {
  readonly page: Page;
  readonly root: Root;
  /** The `within` chain in words, outermost first: part of the key of what is remembered. */
  readonly words: readonly string[];
  /** The prompt of the group of steps around it. */
  readonly group?: string;
}
