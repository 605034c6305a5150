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
  execFileSync('git', ['init', '--quiet', folder], { env: withoutGit(process.env) });
  return folder;
}

/** An environment in which nothing says which repository or whose cache is meant, or that this is CI. */
export const withoutGit = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(GIT_|RECALL_(?!BROWSER$)|CI$)/.test(name)));
