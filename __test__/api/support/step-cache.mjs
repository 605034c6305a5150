// Projects with a step cache, and the `recall` command as a person starts it.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { StepStore, stepIdentity } = createRequire(import.meta.url)('../../../index.js');

const command = fileURLToPath(new URL('../../../dist/cli/main.js', import.meta.url));

export const ACTION = `export default async function step({ page }) {
  await page.getByRole('button', { name: 'Sign in' }).click();
}
`;

const ASSERTION = `import { expect } from '@playwright/test';

export default async function step({ page }) {
  await expect(page.getByRole('heading')).toHaveText('Welcome');
}
`;

/** A directory that goes away with the test that asked for it. Not in a Git repository. */
export function folder(t, files = {}) {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'recall-cli-steps-')));
  t.after(() => rmSync(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) write(path, name, text);
  return path;
}

export function write(root, name, text) {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), text);
}

/** Saves a step as a run does; returns its path below the cache root and its digest. */
export function save(root, { text, cacheKey = 'login.spec.ts', stepType = 'action', code, path } = {}) {
  const identity = stepIdentity({ text, cacheKey, stepType });
  const store = new StepStore({ root: join(root, '.recall', 'cache'), ...(path && { path }) });
  const saved = store.save({ identity, code: code ?? (stepType === 'action' ? ACTION : ASSERTION) });
  if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved));
  const file = path ? `${path}/${identity.filename}` : identity.filename;
  return { file, path: saved.path, digest: identity.digest };
}

export function recall(cwd, ...words) {
  const env = { ...process.env, CI: '', GIT_CEILING_DIRECTORIES: tmpdir() };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...words], { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

/** What the command gave with `--json`: data of stdout when it did what it was told, else of stderr. */
export async function data(cwd, ...words) {
  const { code, stdout, stderr } = await recall(cwd, ...words, '--json');
  return {
    code,
    data: stdout === '' ? undefined : JSON.parse(stdout),
    error: stderr === '' ? undefined : JSON.parse(stderr),
  };
}
