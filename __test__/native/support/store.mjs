// What the tests of the native API share: repositories to work in and pages to record from.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const { LocatorStore } = createRequire(import.meta.url)('../../../index.js');

/** A Git repository that goes away with the test that asked for it. */
export function repository(t) {
  const root = mkdtempSync(join(tmpdir(), 'recall-native-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  execFileSync('git', ['init', '-q', root]);
  return root;
}

export const folderOf = (root) => join(root, '.git', 'playwright-recall');

export const open = (cwd, options = {}) => LocatorStore.open({ cwd, env: {}, ...options });

export const key = (target, more = {}) => ({
  url: 'https://shop.test/cart',
  operation: 'click',
  target,
  ...more,
});

/** A button as the page script reports it. */
export const button = (token, name, more = {}) => ({
  token,
  role: 'button',
  tag: 'button',
  type: 'submit',
  flags: 've',
  signals: { name },
  context: [],
  path: 'html/body/button:1',
  ...more,
});

export function page(...candidates) {
  const report = {
    v: 1,
    doc: 'd',
    labels: [],
    total: candidates.length,
    truncated: false,
  };
  return [
    { path: [], name: '', url: 'https://shop.test/cart', report: JSON.stringify({ ...report, candidates }) },
  ];
}

export const first = { frame: 0, token: 'p1' };

/** Records the button of this name, alone on its page, as the target. */
export const record = (store, lookupKey, name, removed) =>
  store.record(lookupKey, page(button('p1', name)), first, removed);

/** Every file under a directory. */
export function filesUnder(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}
