/** A sentence that is to be done or checked, held to what it can be. Types say so too; tests in JavaScript have none. */
import { RecallError } from '../errors.js';
import { isObject, kindOf } from '../kind.js';
import { valuesFor, type Params } from '../placeholders.js';
import { Secret } from '../secret.js';
import type { StepType } from './compiler/contract.js';

export interface StepCall {
  readonly stepType: StepType;
  /** As written, with its {{placeholders}}. */
  readonly sentence: string;
  /** Today's values, as the code gets them. */
  readonly params: Readonly<Record<string, string>>;
  /** The names of those that nothing may print. */
  readonly secrets: ReadonlySet<string>;
}

/** @throws RecallError for what is no sentence, and for params that do not fit it. */
export function stepCall(stepType: StepType, sentence: unknown, params: unknown): StepCall {
  checkSentence(stepType, sentence);
  if (params !== undefined && !isObject(params))
    throw new RecallError(
      'option_invalid',
      `The params are ${kindOf(params)}. Accepted: an object with a value for each {{name}} of the sentence.`,
    );
  const given = (params ?? {}) as Params;
  const secrets = Object.keys(given).filter((name) => given[name] instanceof Secret);
  return { stepType, sentence, params: valuesFor(sentence, given), secrets: new Set(secrets) };
}

function checkSentence(stepType: StepType, sentence: unknown): asserts sentence is string {
  if (typeof sentence === 'string' && sentence.trim() !== '') return;
  const example = stepType === 'action' ? '"click the Sign in button"' : '"the Welcome heading is visible"';
  throw new RecallError(
    'target_empty',
    `The sentence is ${typeof sentence === 'string' ? 'empty' : kindOf(sentence)}. Accepted: a string that says in words what is to ${stepType === 'action' ? 'be done' : 'hold'}, for example ${example}.`,
  );
}
