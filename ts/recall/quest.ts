/** What one lookup is for: the sentence, the operation, and what is done with the control once it is found. */
import type { Locator } from '@playwright/test';
import type { RenderedTarget } from '../placeholders.js';
import type { Operation } from '../resolve/request.js';
import type { Checked } from './acting.js';
import type { Deadline } from './deadline.js';

/** `refresh` forgets what is remembered and asks again; `off` neither reads nor writes. */
export type CacheMode = 'on' | 'off' | 'refresh';

export interface Quest<T> {
  /** What people read: `recall.click "the Sign in button"`. */
  readonly title: string;
  readonly target: RenderedTarget;
  readonly operation: Operation;
  readonly cache: CacheMode;
  readonly lookupTimeout: number;
  /** When the action's own time is over. */
  readonly deadline: Deadline;
  /** The caller's own way to stop it. */
  readonly signal: AbortSignal | undefined;
  /** What is done with the control. */
  readonly action: Action<T>;
}

/** What Playwright is told of when to end; absent is its default. */
export interface Limits {
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

export type Action<T> =
  /** Only found: gives the locator itself, and sends nothing to the page. */
  | { readonly kind: 'locate'; readonly run: (locator: Locator) => Promise<T> }
  | {
      readonly kind: 'act';
      readonly run: (locator: Locator, limits: Limits, checked: Checked) => Promise<T>;
      readonly gesture: Gesture;
    };

/**
 * What a repetition after the guard stopped it would do. A `press` may be repeated while nothing was sent, a `move`
 * (hovering) while not even the pointer has arrived; a `replace` (filling a field) at any time, since it leaves what
 * one leaves; the `second` target of a drag never, as the first was pressed by then.
 */
export type Gesture = 'press' | 'move' | 'replace' | 'second';
