// The native addon: built by napi-rs in a folder of its own, then moved into place, since overwriting a
// library that another process has loaded would crash that process.

import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageBin, runQuietly } from './command.mjs';
import { inRoot, root, stateFolder } from './paths.mjs';
import { digestOf, filesUnder, isCurrent, markCurrent } from './stamp.mjs';

/** The native API's public face: generated, committed. */
export const generatedFiles = ['index.js', 'index.d.ts'];

const addon = {
  name: 'addon',
  inputs: () => filesUnder('src', 'Cargo.toml', 'Cargo.lock', 'build.rs', '.cargo/config.toml'),
  outputs: () => [...generatedFiles, ...builtLibraries(root), builtLibraries(root)[0] ?? 'the addon'],
};

export const addonIsCurrent = () => isCurrent(addon);

export async function buildAddon() {
  const inputs = digestOf(addon.inputs());
  const staging = join(stateFolder, 'addon');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const options = ['--platform', '--release', '--no-const-enum', '--output-dir', staging];
  await runQuietly(process.execPath, [packageBin('@napi-rs/cli', 'napi'), 'build', ...options]);
  for (const library of builtLibraries(staging)) renameSync(join(staging, library), inRoot(library));
  for (const file of generatedFiles) writeIfChanged(inRoot(file), readFileSync(join(staging, file), 'utf8'));
  markCurrent(addon, inputs);
}

const builtLibraries = (folder) => readdirSync(folder).filter((name) => name.endsWith('.node'));

function writeIfChanged(path, text) {
  let before = null;
  try {
    before = readFileSync(path, 'utf8');
  } catch {
    // Not there yet.
  }
  if (before !== text) writeFileSync(path, text);
}
