// Everything that is checked without running the product. Each lint is a name and a function that rejects
// with what is wrong, or resolves to `skipped`.

import { readFileSync } from 'node:fs';
import { generatedFiles } from './addon.mjs';
import { packageBin, runQuietly } from './command.mjs';
import { findOnPath } from './executable.cjs';
import { inRoot } from './paths.mjs';

/** What a lint resolves to when its tool is not there. */
export const skipped = Symbol('skipped');

/** Two lanes that run side by side: cargo lets only one of its commands at the build directory. */
export const lanes = [rust(), others()];

function rust() {
  return {
    'rustfmt': () => runQuietly('cargo', ['fmt', '--check']),
    // Tests are never built with the addon: what they would link to is inside Node.
    'clippy of the addon': () => clippy('--lib'),
    'clippy of the core': () => clippy('--all-targets', '--no-default-features'),
    'cargo doc': () => cargoDoc(),
    'cargo deny': cargoDeny,
  };
}

function others() {
  return {
    'prettier': () => node('prettier', ['--check', '.']),
    'tsc': () => tsc('tsconfig.json'),
    'tsc of the page script': () => tsc('ts/page/script/tsconfig.json'),
    'tsc of the tests': () => tsc('__test__/tsconfig.json'),
    'oxlint': () => node('oxlint', ['--deny-warnings']),
    'knip': () => node('knip', []),
    'publint': () => node('publint', ['--strict']),
    // node10 knows no `exports`, and no supported Node resolves like it.
    'attw': () => node('@arethetypeswrong/cli', ['--pack', '.', '--profile', 'node16'], 'attw'),
    'generated files': generatedFilesAreCommitted,
    'package-lock.json': lockNamesNoRegistry,
  };
}

const node = (packageName, args, bin) =>
  runQuietly(process.execPath, [packageBin(packageName, bin), ...args]);

const tsc = (project) => node('typescript', ['-p', project, '--noEmit'], 'tsc');

const clippy = (...options) => runQuietly('cargo', ['clippy', ...options, '--', '-D', 'warnings']);

const cargoDoc = () =>
  runQuietly('cargo', ['doc', '--no-deps', '--no-default-features', '--document-private-items'], {
    env: { RUSTDOCFLAGS: '-D warnings' },
  });

// Not part of a Rust installation, and long to build: run where somebody has it.
async function cargoDeny() {
  if (!findOnPath('cargo-deny')) return skipped;
  return runQuietly('cargo', ['deny', 'check', 'bans', 'licenses', 'sources']);
}

// Setup has just written them; a difference to what is staged or committed means that those are stale.
async function generatedFilesAreCommitted() {
  await runQuietly('git', ['ls-files', '--error-unmatch', ...generatedFiles]);
  await runQuietly('git', ['diff', '--exit-code', '--stat', '--', ...generatedFiles]);
}

// npm writes the registry's address into it unless told not to; installing must work with any registry.
async function lockNamesNoRegistry() {
  if (readFileSync(inRoot('package-lock.json'), 'utf8').includes('"resolved"')) {
    throw new Error('it has "resolved" addresses; run `npm install --omit-lockfile-registry-resolved`');
  }
}
