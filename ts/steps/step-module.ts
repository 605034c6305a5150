/**
 * Step files as modules of this process. A file is imported by its real path, so that stack traces and breakpoints are in
 * the file that people see. Node keeps a module for good under its address, so a file that has changed since is
 * imported under one that says which code it is.
 *
 * Limit: between the check of a file and its import the file may change. The caller loads it again after the import.
 */
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { RecallError } from '../errors.js';
import { importModule } from './import-module.js';

export interface StepContext {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

export type StepFunction = (context: StepContext) => Promise<unknown>;

interface Loaded {
  readonly code: string;
  readonly run: StepFunction;
}

/** By real path; for all tests of this process, as Node's own modules are. */
const loaded = new Map<string, Loaded>();

/** Of a digest in an address: enough to tell the versions of one file apart. */
const VERSION_LENGTH = 16;

/** @returns The step's function, and whether it was imported just now. */
export async function loadStep(path: string, code: string): Promise<{ run: StepFunction; fresh: boolean }> {
  const real = realpathSync.native(path);
  const known = loaded.get(real);
  if (known?.code === code) return { run: known.run, fresh: false };
  const run = await importStep(real, known === undefined ? '' : `?${versionOf(code)}`);
  loaded.set(real, { code, run });
  return { run, fresh: true };
}

/** @throws RecallError for what is no module with a function. */
export async function importStep(path: string, query: string): Promise<StepFunction> {
  const { default: run } = await load(path, query);
  if (typeof run === 'function') return run as StepFunction;
  throw unloadable(path, 'it exports no function by default');
}

async function load(path: string, query: string): Promise<{ readonly default?: unknown }> {
  try {
    return await importModule(`${pathToFileURL(path).href}${query}`);
  } catch (error) {
    throw unloadable(path, error instanceof Error ? error.message : String(error), error);
  }
}

function unloadable(path: string, why: string, cause?: unknown): RecallError {
  const missing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND';
  const help = missing
    ? ' The directory of the step files has to be inside the project that has @playwright/test.'
    : '';
  return new RecallError('step_unloadable', `The step's file ${path} cannot be loaded: ${why}.${help}`, {
    cause,
  });
}

function versionOf(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, VERSION_LENGTH);
}
