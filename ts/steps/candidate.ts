/**
 * Code that was made just now and has to show on the live page what it does, before it may be stored. It is loaded from a
 * private directory, which finds the same Playwright as the tests do, and which goes when the process ends.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importStep, type StepFunction } from './step-module.js';

let folder: string | undefined;
let count = 0;

/** @param code Held against the policy already. */
export async function loadCandidate(code: string): Promise<StepFunction> {
  folder ??= makeFolder();
  count += 1;
  const path = join(folder, `candidate-${count}.mjs`);
  writeFileSync(path, code);
  try {
    return await importStep(path, '');
  } finally {
    rmSync(path, { force: true });
  }
}

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'recall-candidates-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  mkdirSync(join(made, 'node_modules', '@playwright'), { recursive: true });
  // On Windows a junction needs no privilege; elsewhere the type is ignored.
  symlinkSync(
    dirname(require.resolve('@playwright/test/package.json')),
    join(made, 'node_modules', '@playwright', 'test'),
    'junction',
  );
  return made;
}
