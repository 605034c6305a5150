// A copy of the example in a folder of its own that is a Git repository of its own: what the demo remembers goes
// into that repository, and the checkout stays as it is.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, root } from '../lib/paths.mjs';

// On Windows a junction needs no privilege; elsewhere the type is ignored.
const LINK = 'junction';

/** Makes the copy of an example, named by its folder; returns its path and a function that removes it. */
export function makeWorkspace(example) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'recall-demo-')));
  cpSync(inRoot('examples', example), folder, { recursive: true, filter: isSource });
  linkPackages(join(folder, 'node_modules'));
  execFileSync('git', ['init', '--quiet', folder], { env: cleanEnvironment() });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

// What a run left behind in the checkout is no part of the example.
const isSource = (path) => !/(^|[\\/])(test-results|recall-report\.json)$/.test(path);

// As `npm install` would lay them, except that they are links into this checkout.
function linkPackages(modules) {
  mkdirSync(join(modules, '@playwright'), { recursive: true });
  symlinkSync(root, join(modules, 'playwright-recall'), LINK);
  symlinkSync(inRoot('node_modules', '@playwright', 'test'), join(modules, '@playwright', 'test'), LINK);
}

/** Variables that would make it another run: CI, other repositories, switches of ours, and keys of models. */
const NOT_OURS =
  /^(CI$|GIT_|RECALL_|PLAYWRIGHT_|OPENAI_|ANTHROPIC_|AZURE_|GOOGLE_|MISTRAL_|OLLAMA_)|_API_KEY$/;

/** The environment of somebody at their own desk. The demo must show the same on every machine. */
export const cleanEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_OURS.test(name)));
