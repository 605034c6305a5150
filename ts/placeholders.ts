/**
 * `{{name}}` in a sentence or a value, filled in from `params` before the browser is touched.
 *
 * Every placeholder needs a value, every param a placeholder, and no placeholder stands twice in one text: each of
 * these slips would otherwise end as words typed literally or as a lookup for nothing. What was filled in is not
 * looked at again, so a value may itself contain braces.
 */
import { RecallError } from './errors.js';
import { kindOf } from './kind.js';
import { nearest } from './nearest.js';
import { reveal, Secret } from './secret.js';
import { shortened } from './shortened.js';

type Param = string | number | bigint | boolean | Secret;
export type Params = Readonly<Record<string, Param>>;

/**
 * A sentence about one control is far shorter; a text this long is a page or a file that got into its place, and is
 * looked for word by word.
 */
const MAX_LENGTH = 1_000;

/** Of the names in a message: how much of each, how many. */
const SHOWN_NAME_LENGTH = 80;
const SHOWN_NAMES = 10;

const PARAM_TYPES: ReadonlySet<string> = new Set(['string', 'number', 'bigint', 'boolean']);

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** A target with its placeholders filled in. */
export interface RenderedTarget {
  /** As the author wrote it: what is shown. */
  readonly sentence: string;
  /** With today's values: what is looked for. */
  readonly text: string;
  /** Its text depends on a value of this run, so it is never remembered. */
  readonly runtimeDependent: boolean;
}

/** The names in a text, in order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => (match[1] ?? '').trim());
}

/**
 * Fills in the target and the values that belong to it.
 * @throws RecallError naming the placeholder or param that is wrong.
 */
export function render(
  sentence: string,
  values: readonly string[],
  params: Params = {},
): { target: RenderedTarget; values: string[] } {
  checkLength(sentence, 'The target');
  checkPlaceholders(sentence, params, 'must have words');
  for (const value of values) checkPlaceholders(value, params, 'may be empty');
  checkUnused([sentence, ...values], params);
  checkSecrets(sentence, params);
  const text = fillIn(sentence, params);
  checkLength(text, 'The target with its params filled in');
  if (text.trim() === '')
    throw new RecallError(
      'target_empty',
      'The target is empty: say in words what is meant, for example "the Sign in button".',
    );
  const runtimeDependent = placeholdersIn(sentence).length > 0;
  return {
    target: { sentence, text, runtimeDependent },
    values: values.map((value) => fillIn(value, params)),
  };
}

/**
 * The values for a sentence that is not filled in, by name.
 * @throws RecallError naming the placeholder or param that is wrong.
 */
export function valuesFor(sentence: string, params: Params): Readonly<Record<string, string>> {
  checkLength(sentence, 'The sentence');
  checkPlaceholders(sentence, params, 'may be empty');
  checkUnused([sentence], params);
  return Object.freeze(
    Object.fromEntries(Object.entries(params).map(([name, param]) => [name, textOf(param)])),
  );
}

function checkLength(text: string, what: string): void {
  if (text.length <= MAX_LENGTH) return;
  throw new RecallError(
    'option_invalid',
    `${what} has ${text.length} characters. Accepted: ${MAX_LENGTH} at most. Say in a few words which control is meant.`,
  );
}

function fillIn(text: string, params: Params): string {
  return text.replace(PLACEHOLDER, (_, name: string) => textOf(params[name.trim()] ?? ''));
}

function textOf(param: Param): string {
  return param instanceof Secret ? reveal(param) : String(param);
}

/** An empty value leaves a hole in a sentence, but in a field it is what the author wants to type. */
type Emptiness = 'must have words' | 'may be empty';

function checkPlaceholders(text: string, params: Params, emptiness: Emptiness): void {
  const seen = new Set<string>();
  for (const name of placeholdersIn(text)) {
    if (seen.has(name))
      throw new RecallError(
        'placeholder_repeated',
        `{{${brief(name)}}} stands twice in one text. Use two names, or say it once.`,
      );
    seen.add(name);
    checkValue(name, params, emptiness);
  }
}

function checkValue(name: string, params: Params, emptiness: Emptiness): void {
  const given = Object.keys(params);
  if (!Object.hasOwn(params, name) && given.length > 0) throw unknown(name, given);
  const value = Object.hasOwn(params, name) ? (params[name] as unknown) : undefined;
  if (value === undefined || value === null || (emptiness === 'must have words' && isBlank(value)))
    throw missing(name);
  if (!isParam(value))
    throw new RecallError(
      'option_invalid',
      `The param "${brief(name)}" is ${kindOf(value)}. Accepted: a string, number, bigint, boolean or secret('…').`,
    );
}

function isParam(value: unknown): boolean {
  return value instanceof Secret || PARAM_TYPES.has(typeof value);
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

function brief(name: string): string {
  return shortened(name, SHOWN_NAME_LENGTH);
}

function missing(name: string): RecallError {
  const shown = name === '' ? '{{}} has no name' : `{{${brief(name)}}} has no value`;
  return new RecallError(
    'placeholder_missing',
    `${shown}. Pass it in the options: { params: { ${brief(name) || 'name'}: … } }.`,
  );
}

function unknown(name: string, given: string[]): RecallError {
  const near = nearest(name, given);
  const hint =
    near === undefined
      ? `The params given are: ${given.map(brief).slice(0, SHOWN_NAMES).join(', ')}.`
      : `Did you mean {{${brief(near)}}}?`;
  return new RecallError('placeholder_unknown', `{{${brief(name)}}} is not among the params. ${hint}`);
}

export function checkUnused(texts: readonly string[], params: Params): void {
  const used = new Set(texts.flatMap(placeholdersIn));
  const name = Object.keys(params).find((key) => !used.has(key));
  if (name !== undefined)
    throw new RecallError(
      'placeholder_unused',
      `The param "${brief(name)}" is not used: no {{${brief(name)}}} stands in the sentence or its value.`,
    );
}

function checkSecrets(sentence: string, params: Params): void {
  const name = placeholdersIn(sentence).find((key) => params[key] instanceof Secret);
  if (name === undefined) return;
  throw new RecallError(
    'placeholder_secret',
    `{{${brief(name)}}} stands in the target, which resolvers are sent, and its value is a secret. Name the control in other words.`,
  );
}
