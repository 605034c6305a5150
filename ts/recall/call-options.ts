/** The options of one call: Playwright's own for the action, and ours, which Playwright never sees. */
import { RecallError } from '../errors.js';
import { isObject, kindOf } from '../kind.js';
import { checkOptions } from '../options/check.js';
import type { Params } from '../placeholders.js';
import { Secret } from '../secret.js';
import { shortened } from '../shortened.js';
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

/** The name of a param, in a message. */
const SHOWN_NAME_LENGTH = 80;

const CACHE_MODES = new Map<unknown, CacheMode>([
  [undefined, 'on'],
  [true, 'on'],
  [false, 'off'],
  ['refresh', 'refresh'],
]);

export function splitOptions<O extends object>(
  options: (O & CallOptions & { timeout?: number }) | undefined,
): SplitOptions<O> {
  checkIsObject(options);
  const {
    params = {},
    cache,
    lookupTimeout,
    ...own
  } = options ?? ({} as O & CallOptions & { timeout?: number });
  const mode = CACHE_MODES.get(cache);
  if (mode === undefined) throw invalid('cache', kindOf(cache), "true, false or 'refresh'");
  checkOptions({ lookupTimeout }, 'the call');
  checkParams(params);
  checkTimeout((own as { timeout?: unknown }).timeout);
  return {
    own: own as unknown as O,
    params,
    cache: mode,
    lookupTimeout,
    timeout: (own as { timeout?: number }).timeout,
  };
}

function invalid(name: string, what: string, accepted: string): RecallError {
  return new RecallError('option_invalid', `Option "${name}" of the call is ${what}. Accepted: ${accepted}.`);
}

function checkIsObject(options: unknown): void {
  if (options === undefined || isObject(options)) return;
  throw new RecallError(
    'option_invalid',
    `The options of the call are ${kindOf(options)}. Accepted: an object, such as { timeout: 5000 }, or nothing.`,
  );
}

/** Values of the params are typed or sought, so no message shows them. A param without a value is for its placeholder to miss. */
function checkParams(params: unknown): void {
  if (!isObject(params)) throw invalid('params', kindOf(params), 'an object, such as { customer: "Ada" }');
  const wrong = Object.entries(params).find(([, value]) => !isParam(value));
  if (wrong === undefined) return;
  const [name, value] = wrong;
  throw invalid(
    `params.${shortened(name, SHOWN_NAME_LENGTH)}`,
    kindOf(value),
    'a string, number, bigint, boolean or secret(…)',
  );
}

function isParam(value: unknown): boolean {
  const kinds = ['string', 'number', 'bigint', 'boolean'];
  return value === undefined || value === null || value instanceof Secret || kinds.includes(typeof value);
}

/** Zero is Playwright's way to say "no bound". */
function checkTimeout(timeout: unknown): void {
  if (timeout === undefined || (typeof timeout === 'number' && timeout >= 0)) return;
  const what = typeof timeout === 'number' ? String(timeout) : kindOf(timeout);
  throw invalid('timeout', what, 'a number of milliseconds, or 0 for no bound');
}
