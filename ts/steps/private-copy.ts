/**
 * Code that is no file of the cache, or no longer the one that this process has imported, as a file for as long as its
 * import takes. Its directory is readable by this user only, finds the same Playwright as the tests do, and goes when the
 * process ends.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let folder: string | undefined;
let copies = 0;

export async function withPrivateCopy<T>(code: string, use: (path: string) => Promise<T>): Promise<T> {
  folder ??= makeFolder();
  copies += 1;
  const path = join(folder, `step-${copies}.mjs`);
  writeFileSync(path, code);
  try {
    return await use(path);
  } finally {
    rmSync(path, { force: true });
  }
}

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'recall-steps-'));
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
