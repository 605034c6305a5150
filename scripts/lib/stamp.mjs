// Tells whether something built is still what its sources say, by content: a checkout or a copy changes
// times, not contents. A stamp is one digest over the inputs and the outputs; a missing output never matches.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, stateFolder } from './paths.mjs';

/** `{ name, inputs, outputs }`, the latter two functions that list paths relative to the checkout. */
export function isCurrent(build) {
  try {
    return readFileSync(stampFile(build), 'utf8') === digest(build);
  } catch {
    return false;
  }
}

/** Call with the digest of the inputs from before the build, so that an edit during it is not missed. */
export function markCurrent(build, inputsBefore) {
  mkdirSync(stateFolder, { recursive: true });
  if (inputsBefore === digestOf(build.inputs())) writeFileSync(stampFile(build), digest(build));
  else rmSync(stampFile(build), { force: true });
}

export const digestOf = (paths) => {
  const hash = createHash('sha256');
  for (const path of paths) {
    const content = readFileSync(inRoot(path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

/** Every file under the given files and folders, sorted; what does not exist is left out. */
export function filesUnder(...paths) {
  return paths.flatMap((path) => {
    const status = statSync(inRoot(path), { throwIfNoEntry: false });
    if (!status) return [];
    if (!status.isDirectory()) return [path];
    const names = readdirSync(inRoot(path)).sort();
    return names.flatMap((name) => filesUnder(join(path, name)));
  });
}

const stampFile = (build) => join(stateFolder, `${build.name}.stamp`);
const digest = (build) => `${digestOf(build.inputs())} ${digestOf(build.outputs())}\n`;
