// The npm packages that package-lock.json asks for: are they what node_modules holds, and installing them.

import { readFileSync } from 'node:fs';
import { runQuietly } from './command.mjs';
import { inRoot } from './paths.mjs';

/** Compares versions, not times: npm keeps a copy of the lock file for what it installed. */
export function packagesAreInstalled() {
  let installed;
  try {
    installed = readLock('node_modules', '.package-lock.json');
  } catch {
    return false;
  }
  const wanted = Object.entries(readLock('package-lock.json')).filter(([path]) => path !== '');
  return wanted.every(([path, entry]) => {
    const found = installed[path];
    // Optional packages of other platforms are never installed.
    return found ? found.version === entry.version : entry.optional === true;
  });
}

export const installPackages = () => runQuietly(npm(), ['ci', '--no-audit', '--no-fund']);

const readLock = (...path) => JSON.parse(readFileSync(inRoot(...path), 'utf8')).packages;
const npm = () => (process.platform === 'win32' ? 'npm.cmd' : 'npm');
