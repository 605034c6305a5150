/** The options of one call: Playwright's own for the action, and ours, which Playwright never sees. */
import { RecallError } from '../errors.js';
import { checkOptions } from '../options/check.js';
import type { Params } from '../placeholders.js';
import type { CacheMode } from './quest.js';

export interface CallOptions {
  /** Values of the {{placeholders}} in the sentence and in what is typed. */
  params?: Params;
  /** `false`: neither read nor write. `'refresh'`: forget what is remembered and ask again. */
  cache?: boolean | 'refresh';
  /** Milliseconds to wait for the target to appear; part of the action's own time-out. */
  lookupTimeout?: number;
}

/** The call's options with ours taken out. */
export interface SplitOptions<O> {
  readonly own: O;
  readonly params: Params;
  readonly cache: CacheMode;
  readonly lookupTimeout: number | undefined;
  readonly timeout: number | undefined;
}

const CACHE_MODES = new Map<unknown, CacheMode>([
  [undefined, 'on'],
  [true, 'on'],
  [false, 'off'],
  ['refresh', 'refresh'],
]);

export function splitOptions<O extends object>(
  options: (O & CallOptions & { timeout?: number }) | undefined,
): SplitOptions<O> {
  const {
    params = {},
    cache,
    lookupTimeout,
    ...own
  } = options ?? ({} as O & CallOptions & { timeout?: number });
  const mode = CACHE_MODES.get(cache);
  if (mode === undefined)
    throw new RecallError(
      'option_invalid',
      `Option "cache" of the call is ${JSON.stringify(cache)}. Accepted: true, false or 'refresh'.`,
    );
  checkOptions({ lookupTimeout }, 'the call');
  return {
    own: own as unknown as O,
    params,
    cache: mode,
    lookupTimeout,
    timeout: (own as { timeout?: number }).timeout,
  };
}
