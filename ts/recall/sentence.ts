/** The sentence of a call, held to what one can be. Types say so too; tests in JavaScript have none. */
import { RecallError } from '../errors.js';
import { kindOf } from '../kind.js';
import { Secret } from '../secret.js';
import { shortened } from '../shortened.js';

/** As the title of its step and in front of its errors. */
export function titleOf(name: string, target: unknown): string {
  return typeof target === 'string' ? `recall.${name} "${shortened(target)}"` : `recall.${name}`;
}

/** @throws RecallError for what is no text. */
export function sentence(target: unknown): string {
  if (typeof target === 'string') return target;
  if (target instanceof Secret)
    throw new RecallError(
      'placeholder_secret',
      'The target is a secret. A target is shown and sent to resolvers: name the control in other words.',
    );
  throw new RecallError(
    'target_empty',
    `The target is ${kindOf(target)}. Accepted: a string that says what is meant, for example "the Sign in button".`,
  );
}
