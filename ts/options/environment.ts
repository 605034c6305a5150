/**
 * The options that come from `RECALL_*` variables: what `recall test`'s flags set, and what a CI job sets by hand.
 *
 * Variables of that prefix which are not ours are left alone, except a near miss of one of ours: RECALL_LOCATOR_CAHCE=0
 * must not leave the cache on.
 */
import { RecallError } from '../errors.js';
import { nearest } from '../nearest.js';
import type { RecallOptions } from './options.js';
import { MAX_LOOKUP_TIMEOUT_MS } from './schema.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The switches of the cache itself; the store reads them, here they are only checked. */
const CACHE_SWITCHES = ['RECALL_LOCATOR_CACHE', 'RECALL_LOCATOR_CACHE_CI'] as const;

const VARIABLES = [
  ...CACHE_SWITCHES,
  'RECALL_LOOKUP_TIMEOUT',
  'RECALL_STRICT',
  'RECALL_REPORT_FILE',
] as const;

/** The store reads the switches of the cache with these same words. */
const FLAG_WORDS: Readonly<Record<string, boolean>> = {
  '1': true,
  'true': true,
  'yes': true,
  'on': true,
  '0': false,
  'false': false,
  'no': false,
  'off': false,
};

/** @throws RecallError naming the variable, its value and what is accepted. */
export function optionsFromEnvironment(environment: Environment): RecallOptions {
  checkNames(environment);
  const [cache] = CACHE_SWITCHES.map((name) => flag(environment, name));
  const strict = flag(environment, 'RECALL_STRICT');
  const lookupTimeout = milliseconds(environment, 'RECALL_LOOKUP_TIMEOUT');
  return {
    ...(cache === false && { locatorCache: false }),
    ...(strict !== undefined && { strict }),
    ...(lookupTimeout !== undefined && { lookupTimeout }),
  };
}

function checkNames(environment: Environment): void {
  const known: readonly string[] = VARIABLES;
  const strangers = Object.keys(environment).filter(
    (name) => name.startsWith('RECALL_') && !known.includes(name),
  );
  for (const name of strangers) {
    const near = nearest(
      name.slice('RECALL_'.length),
      known.map((each) => each.slice('RECALL_'.length)),
    );
    if (near !== undefined)
      throw new RecallError(
        'option_unknown',
        `The variable ${name} is unknown. Did you mean RECALL_${near}? Accepted: ${known.join(', ')}.`,
      );
  }
}

function flag(environment: Environment, name: string): boolean | undefined {
  const value = environment[name];
  if (value === undefined || value === '') return undefined;
  const word = FLAG_WORDS[value.trim().toLowerCase()];
  if (word === undefined) throw invalid(name, value, '1, true, yes, on, 0, false, no or off');
  return word;
}

function milliseconds(environment: Environment, name: string): number | undefined {
  const value = environment[name];
  if (value === undefined || value === '') return undefined;
  if (!/^\d{1,6}$/.test(value) || Number(value) > MAX_LOOKUP_TIMEOUT_MS)
    throw invalid(name, value, `a whole number of milliseconds from 0 to ${MAX_LOOKUP_TIMEOUT_MS}`);
  return Number(value);
}

function invalid(name: string, value: string, accepted: string): RecallError {
  return new RecallError(
    'option_invalid',
    `The variable ${name} is "${value.slice(0, 80)}". Accepted: ${accepted}.`,
  );
}
