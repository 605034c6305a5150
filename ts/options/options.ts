/** The options as TypeScript sees them; schema.ts holds them to it at run time. */
import type { LookupEvent } from '../report/lookup-record.js';
import type { StepEvent } from '../report/step-record.js';
import type { Resolver } from '../resolve/request.js';

export interface UrlOptions {
  /** The origin of Playwright's `baseURL` counts as one origin: preview hosts, random ports. */
  base?: boolean;
  /** Query parameters that do not identify a page; `*` stands for any characters. */
  ignoreQuery?: string[];
  /** URLPattern paths whose matches are one page, as `/orders/:id`. */
  paths?: string[];
}

export interface LocatorCacheOptions {
  /** Use the cache on CI too. */
  ci?: boolean;
  /** What does not identify a page. */
  url?: UrlOptions;
}

export interface SettleOptions {
  /** Milliseconds from the beginning of the step in which its code may be run again. Default 5000; 0 is never. */
  timeout?: number;
  /** Milliseconds before it is run again. Default 200. */
  interval?: number;
}

/** What `onEvent` hears. */
export type RecallEvent = LookupEvent | StepEvent;

export interface RecallOptions {
  /** Remember how controls were found. Default: on, except on CI and outside Git. */
  locatorCache?: boolean | LocatorCacheOptions;
  /** Milliseconds to wait for a target to appear before it counts as missing. Default 2000; part of the action's own time-out. */
  lookupTimeout?: number;
  /** Who is asked when nothing is remembered, in this order. Default `['lexical', 'model']`. */
  resolvers?: readonly ('lexical' | 'model' | Resolver)[];
  /** Steps run from their files only, and no lookup calls a model. */
  strict?: boolean;
  /** Which steps are meant: the same sentence under another key is another step. Default: the path of the test file. */
  cacheKey?: string;
  /** The directory of the step files, from that of the configuration. Default `.recall/cache`. */
  cacheRoot?: string;
  /** A subdirectory of it, which is part of the address of a step. */
  cachePath?: string;
  /** When the code of a step that failed is run again. */
  settle?: SettleOptions;
  /** Steps may run functions in the page: `page.evaluate` and its like. Default false. */
  allowEvaluate?: boolean;
  /** What a model is to be told beside the sentence. This version asks no model, so it is refused. */
  generationPrompt?: string;
  /** Called with each lookup and with what steps do. What it throws is ignored. */
  onEvent?: (event: RecallEvent) => void;
}

/** Options with every level applied. */
export interface ResolvedOptions {
  readonly locatorCache: boolean | LocatorCacheOptions | undefined;
  readonly lookupTimeout: number;
  readonly resolvers: readonly ('lexical' | 'model' | Resolver)[];
  readonly strict: boolean;
  readonly cacheKey: string | undefined;
  readonly cacheRoot: string | undefined;
  readonly cachePath: string | undefined;
  readonly settle: Required<SettleOptions>;
  readonly allowEvaluate: boolean;
  readonly onEvent: ((event: RecallEvent) => void) | undefined;
}
