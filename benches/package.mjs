// What the package itself weighs: the addon's size and the time of a `require` in a fresh process.

import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/paths.mjs';
import { median, rounded } from './sample.mjs';

const PROCESSES = 20;

// The release profile strips symbols, so the file as built is the stripped one.
export function addonMegabytes() {
  const library = readdirSync(root).find((name) => name.endsWith('.node'));
  return rounded(statSync(join(root, library)).size / 1e6);
}

export function requireMs() {
  const script = `const start = performance.now(); require(${JSON.stringify(root)}); console.log(performance.now() - start)`;
  const once = () => Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
  return rounded(median(Array.from({ length: PROCESSES }, once)));
}
