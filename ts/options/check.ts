/** Holds options to their schema and says what is wrong: which option, which value, what is accepted. */
import { inspect } from 'node:util';
import * as v from 'valibot';
import { RecallError } from '../errors.js';
import { nearest } from '../nearest.js';
import type { RecallOptions } from './options.js';
import { knownNames, optionsSchema } from './schema.js';

const SHOWN_LENGTH = 80;

/**
 * @param source Where the options stand, as a person would say it: `use.recall`, `createRecall options`.
 * @throws RecallError `option_unknown` or `option_invalid`.
 */
export function checkOptions(options: unknown, source: string): RecallOptions {
  const result = v.safeParse(optionsSchema, withoutUndefined(options));
  if (!result.success) throw explain(result.issues[0], source);
  return result.output as RecallOptions;
}

/** `{ strict: undefined }` is how TypeScript code says "not set". */
function withoutUndefined(options: unknown): unknown {
  if (options === undefined || options === null || typeof options !== 'object' || Array.isArray(options))
    return options;
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function explain(issue: v.BaseIssue<unknown>, source: string): RecallError {
  const path = (issue.path ?? []).map((item) => String(item.key));
  return issue.expected === 'never' ? unknown(path, source) : invalid(path, issue, source);
}

function unknown(path: string[], source: string): RecallError {
  const name = path.at(-1) ?? '';
  const known = knownNames[path.slice(0, -1).join('.')] ?? [];
  const near = nearest(name, known);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  return new RecallError(
    'option_unknown',
    `${source} has an unknown option "${path.join('.')}".${hint} Accepted: ${known.join(', ')}.`,
  );
}

function invalid(path: string[], issue: v.BaseIssue<unknown>, source: string): RecallError {
  const name = path.length === 0 ? source : `Option "${path.join('.')}" of ${source}`;
  return new RecallError('option_invalid', `${name} is ${show(issue.input)}. Accepted: ${issue.message}.`);
}

function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  const text = inspect(value, { depth: 1, breakLength: Infinity });
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
