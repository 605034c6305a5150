/**
 * What stands below the message of a step's own failure: where its code is, how often it was tried, and that nobody
 * has judged it. The failure itself stays in full above it, and stays the error it was.
 */
import type { StepLoad } from '../native.js';
import { pathFromHere } from './complaint.js';
import { placeIn } from './transient.js';

const UNJUDGED =
  'Not classified: no model is configured, so whether the application or the step is at fault was not judged.';

export function failedReplay(
  error: unknown,
  { path, codeLine }: Extract<StepLoad, { outcome: 'hit' }>,
  attempts: number,
): unknown {
  const line = error instanceof Error ? placeIn(error, path)?.line : undefined;
  return withNotes(error, [
    `The step's file: ${pathFromHere(path)}:${line ?? codeLine}`,
    ...(attempts > 1 ? [`Tried ${attempts} times.`] : []),
    UNJUDGED,
    'If the application has changed on purpose, delete the file and run the test once without strict: the step is made anew.',
  ]);
}

/** @param understood What the compiler made of the sentence. */
export function failedCandidate(error: unknown, understood: string, code: string): unknown {
  return withNotes(error, [
    `The step was made from its sentence just now, and is not saved. Understood: ${understood}.`,
    ...code
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => `    ${line}`),
  ]);
}

function withNotes(error: unknown, notes: readonly string[]): unknown {
  if (!(error instanceof Error)) return error;
  const message = `${error.message.trimEnd()}\n\n${notes.join('\n')}`;
  Reflect.defineProperty(error, 'message', {
    value: message,
    configurable: true,
    writable: true,
    enumerable: false,
  });
  return error;
}
