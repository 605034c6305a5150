/**
 * Step files as modules of this process. A file is imported by its real path, so that stack traces and breakpoints are in
 * the file that people see. What has changed since this process first imported it is imported from a private copy, because
 * Node keeps modules by address, and Playwright keeps what it has transpiled by path.
 *
 * Limit: between the check of a file and its import the file may change. The caller loads it again after the import.
 */
import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { RecallError } from '../errors.js';
import type { StepContext } from '../native.js';
import { importModule } from './import-module.js';
import { withPrivateCopy } from './private-copy.js';

export type StepFunction = (context: StepContext) => Promise<unknown>;

interface Loaded {
  readonly code: string;
  readonly run: StepFunction;
}

/** By real path; for all tests of this process, as Node's own modules are. */
const loaded = new Map<string, Loaded>();

/** @returns The step's function, and whether it was read from the file just now. */
export async function loadStep(path: string, code: string): Promise<{ run: StepFunction; fresh: boolean }> {
  const real = realpathSync.native(path);
  const known = loaded.get(real);
  if (known?.code === code) return { run: known.run, fresh: false };
  const run =
    known === undefined
      ? await importStep(real, `The step's file ${real}`)
      : await loadCode(code, `The step's file ${real}`);
  loaded.set(real, { code, run });
  return { run, fresh: known === undefined };
}

/**
 * @param code Held against the policy already.
 * @param name What it is the code of, for messages.
 */
export function loadCode(code: string, name: string): Promise<StepFunction> {
  return withPrivateCopy(code, (path) => importStep(path, name));
}

async function importStep(path: string, name: string): Promise<StepFunction> {
  const { default: run } = await load(path, name);
  if (typeof run === 'function') return run as StepFunction;
  throw unloadable(name, 'it exports no function by default');
}

async function load(path: string, name: string): Promise<{ readonly default?: unknown }> {
  try {
    return await importModule(pathToFileURL(path).href);
  } catch (error) {
    throw unloadable(name, error instanceof Error ? error.message : String(error), error);
  }
}

function unloadable(name: string, why: string, cause?: unknown): RecallError {
  const missing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND';
  const help = missing
    ? ' The directory of the step files has to be inside the project that has @playwright/test.'
    : '';
  return new RecallError('step_unloadable', `${name} cannot be loaded: ${why}.${help}`, { cause });
}
