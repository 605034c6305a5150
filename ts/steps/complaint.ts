/** What is said of a step's file that cannot be run: which file, what is wrong with it, and what to do. */
import { relative } from 'node:path';
import { RecallError } from '../errors.js';
import type { StepFinding, StepLoad } from '../native.js';
import type { StepCall } from './step-call.js';

const MAKE = 'run the test once without strict (and without RECALL_STRICT) and commit the file';

/** As a person in this directory would name it. */
export function pathFromHere(path: string): string {
  const near = relative('', path);
  return near.startsWith('..') ? path : near;
}

export function missing(path: string, { sentence }: StepCall): RecallError {
  return new RecallError(
    'step_missing',
    `There is no file for this step, and strict makes none: ${pathFromHere(path)}. To make it, ${MAKE}. ` +
      `(A step is found by its cache key, type and sentence: ${JSON.stringify(sentence)}.)`,
  );
}

export function damaged({ path, reason, detail, line }: Extract<StepLoad, { outcome: 'miss' }>): RecallError {
  const place = line === undefined ? pathFromHere(path) : `${pathFromHere(path)}:${line}`;
  return new RecallError(
    'step_damaged',
    `The step's file is ${reason === 'mismatch' ? 'that of another step' : 'damaged'}: ${place}: ${detail ?? reason}. ` +
      `Restore it from version control; or delete it, then ${MAKE}.`,
  );
}

/** @param codeLine The line of the file on which the code begins. */
export function refused(path: string, codeLine: number, findings: readonly StepFinding[]): RecallError {
  const lines = findings.map(
    ({ line, code, message, fix }) =>
      `\n  ${pathFromHere(path)}:${codeLine + line - 1}  ${code}: ${message}\n    fix: ${fix}`,
  );
  return new RecallError(
    'step_refused',
    `The step's file breaks the policy of steps, so it was not run:${lines.join('')}`,
  );
}

export function restless(path: string): RecallError {
  return new RecallError(
    'step_unloadable',
    `The step's file ${pathFromHere(path)} changed again and again while it was loaded. Does something write it in a loop?`,
  );
}
