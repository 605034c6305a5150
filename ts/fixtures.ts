/**
 * `playwright-recall/test`: Playwright's `test` and `expect` with the `recall` fixture.
 */
import { dirname, relative, sep } from 'node:path';
import * as playwright from '@playwright/test';
import { checkOptions } from './options/check.js';
import { optionsFromEnvironment } from './options/environment.js';
import type { RecallOptions } from './options/options.js';
import { mergeOptions, resolveOptions } from './options/precedence.js';
import { registerEngine } from './page/engine.js';
import { Recall } from './recall/recall.js';
import { openSession, type Surroundings } from './recall/session.js';
import type { StepRunner } from './recall/steps.js';
import { storeFor } from './recall/stores.js';
import { attachmentsOf } from './report/attachment.js';
import { StepCache } from './steps/step-cache.js';
import { withOptions } from './use-options.js';

export type { CallOptions } from './recall/call-options.js';
export { RecallError, type RecallErrorCode } from './errors.js';
export type {
  LocatorCacheOptions,
  RecallEvent,
  RecallOptions,
  SettleOptions,
  UrlOptions,
} from './options/options.js';
export type { Params } from './placeholders.js';
export type { Recall } from './recall/recall.js';
export type { LookupEvent, LookupRecord } from './report/lookup-record.js';
export type { StepEvent, StepRecord, StepWrite } from './report/step-record.js';
export type {
  Abstention,
  Resolver,
  ResolverAnswer,
  ResolverCandidate,
  ResolverFrame,
  ResolverRequest,
} from './resolve/request.js';
export { secret, type Secret } from './secret.js';

export interface RecallFixtures {
  /** Acts on controls that are named in plain words. */
  recall: Recall;
  /** The options of `test.use({ recall: {…} })`; set these where `recall` stands for the object. */
  recallOptions: RecallOptions;
}

interface RecallWorkerFixtures {
  /** Prepares browsers before the first page is opened. */
  recallEngine: void;
}

const steps: StepRunner = {
  run: (title, location, body) =>
    playwright.test.step(title, body, location === undefined ? {} : { location }),
};

/** The first registration is what `use: { recall: {…} }` of the configuration sets; the second turns it into the object. */
const configured = playwright.test.extend<
  { recall: RecallOptions; recallOptions: RecallOptions },
  RecallWorkerFixtures
>({
  recall: [{}, { option: true }],
  recallOptions: [{}, { option: true }],
  recallEngine: [
    async ({}, use, { project, config, workerIndex }) => {
      checkProject(project, config, workerIndex);
      await registerEngine();
      await use();
    },
    { scope: 'worker', auto: true, box: true },
  ],
});

const extended = (
  configured as unknown as playwright.TestType<
    playwright.PlaywrightTestArgs & playwright.PlaywrightTestOptions & RecallFixtures,
    playwright.PlaywrightWorkerArgs & playwright.PlaywrightWorkerOptions & RecallWorkerFixtures
  >
).extend({
  recall: async ({ recall, recallOptions, page, baseURL, testIdAttribute, actionTimeout }, use, testInfo) => {
    // By its first registration the previous value is the configuration's options.
    const project = recall as unknown as RecallOptions;
    const session = openSession(mergeOptions(project, checkOptions(recallOptions, 'recallOptions')), {
      cwd: folderOf(testInfo.config),
      baseUrl: baseURL,
      testIdAttribute,
      actionTimeout: actionTimeout ?? 0,
      testTimeLeft: clockOf(testInfo),
      steps,
      testFile: relative(testInfo.config.rootDir, testInfo.file).split(sep).join('/'),
      announce: testInfo.workerIndex === 0,
    });
    await use(new Recall(session, { page, root: page, words: [] }));
    for (const { name, ...attachment } of attachmentsOf(session.lookups, session.stepRecords))
      await testInfo.attach(name, attachment);
  },
});

/** Before the first test of the worker, also when the configuration was made with Playwright's own `defineConfig`. */
function checkProject(
  { name, use }: playwright.FullProject,
  config: playwright.FullConfig,
  worker: number,
): void {
  const options = (use as { recall?: RecallOptions }).recall;
  if (options !== undefined) checkOptions(options, `use.recall${name === '' ? '' : ` of project "${name}"`}`);
  const resolved = resolveOptions(options ?? {}, optionsFromEnvironment(process.env));
  storeFor(folderOf(config), resolved.locatorCache, worker === 0);
  // What cannot be an address is said before the first test as well.
  void new StepCache(folderOf(config), resolved, undefined);
}

function folderOf({ configFile, rootDir }: playwright.FullConfig): string {
  return configFile === undefined ? rootDir : dirname(configFile);
}

function clockOf(testInfo: playwright.TestInfo): Surroundings['testTimeLeft'] {
  const start = performance.now();
  return () =>
    testInfo.timeout === 0 ? Infinity : Math.max(0, testInfo.timeout - (performance.now() - start));
}

type BaseTestArgs = playwright.PlaywrightTestArgs & playwright.PlaywrightTestOptions;
type BaseWorkerArgs = playwright.PlaywrightWorkerArgs & playwright.PlaywrightWorkerOptions;

/** A `test` whose `use` takes options under the name of the fixture. */
export type RecallTest<
  T extends object = BaseTestArgs & RecallFixtures,
  W extends object = BaseWorkerArgs,
> = {
  use(fixtures: Omit<playwright.Fixtures<object, object, T, W>, 'recall'> & { recall?: RecallOptions }): void;
  extend<T2 extends object, W2 extends object = object>(
    fixtures: playwright.Fixtures<T2, W2, T, W>,
  ): RecallTest<T & T2, W & W2>;
} & playwright.TestType<T, W>;

export const test = withOptions(extended as playwright.TestType<object, object>) as unknown as RecallTest;

export const { expect } = playwright;

type Merged<List extends playwright.TestType<object, object>[]> = ReturnType<
  typeof playwright.mergeTests<List>
>;

/** Playwright's, with `use` of options under the name of the fixture kept. */
export function mergeTests<List extends playwright.TestType<object, object>[]>(...tests: List): Merged<List> {
  return withOptions(playwright.mergeTests(...tests) as playwright.TestType<object, object>) as Merged<List>;
}

type Config<T, W> = playwright.PlaywrightTestConfig<T & { recall: RecallOptions }, W>;

/** Playwright's, with the options of `use: { recall: {…} }` typed, and checked before anything runs. */
export function defineConfig<T = object, W = object>(
  ...configs: [Config<T, W>, ...Config<T, W>[]]
): Config<T, W> {
  for (const config of configs) {
    for (const { use } of [config, ...(config.projects ?? [])]) {
      const options: unknown = (use as { recall?: unknown } | undefined)?.recall;
      if (options !== undefined) checkOptions(options, 'use.recall');
    }
  }
  return playwright.defineConfig<T & { recall: RecallOptions }, W>(...configs);
}
