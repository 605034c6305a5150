/** The options as TypeScript sees them; schema.ts holds them to it at run time. */
import type { LookupEvent } from '../report/lookup-record.js';
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

export interface RecallOptions {
  /** Remember how controls were found. Default: on, except on CI and outside Git. */
  locatorCache?: boolean | LocatorCacheOptions;
  /** Milliseconds to wait for a target to appear before it counts as missing. Default 2000; part of the action's own time-out. */
  lookupTimeout?: number;
  /** Who is asked when nothing is remembered, in this order. Default `['lexical', 'model']`. */
  resolvers?: readonly ('lexical' | 'model' | Resolver)[];
  /** No lookup calls a model. */
  strict?: boolean;
  /** Called with each lookup. What it throws is ignored. */
  onEvent?: (event: LookupEvent) => void;
}

/** Options with every level applied. */
export interface ResolvedOptions {
  readonly locatorCache: boolean | LocatorCacheOptions | undefined;
  readonly lookupTimeout: number;
  readonly resolvers: readonly ('lexical' | 'model' | Resolver)[];
  readonly strict: boolean;
  readonly onEvent: ((event: LookupEvent) => void) | undefined;
}
