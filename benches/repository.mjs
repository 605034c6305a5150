// Empty Git repositories in the temporary folder, for stores that are nobody's. Removed when the process ends.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = [];

process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** The path of a new one. */
export function emptyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'recall-bench-'));
  made.push(folder);
  execFileSync('git', ['init', '--quiet', folder]);
  return folder;
}

/** Takes out of this process's environment what would switch the cache off or name another repository. */
export function clearEnvironment() {
  for (const name of Object.keys(process.env)) {
    if (/^(CI$|GIT_|RECALL_(?!BROWSER$))/.test(name)) delete process.env[name];
  }
}
