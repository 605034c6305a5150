// dist/: the compiled TypeScript and the bundled page script. Built aside and moved in file by file, so that
// whoever runs from dist/ meanwhile never reads half a file.

import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildPageScript } from '../build-page-script.mjs';
import { packageBin, runQuietly } from './command.mjs';
import { inRoot, root, stateFolder } from './paths.mjs';
import { digestOf, filesUnder, isCurrent, markCurrent } from './stamp.mjs';

const dist = {
  name: 'dist',
  inputs: () =>
    filesUnder(
      'ts',
      'tsconfig.json',
      'tsconfig.base.json',
      'package.json',
      'package-lock.json',
      'index.d.ts',
      'scripts/build-page-script.mjs',
    ),
  outputs: () => filesUnder('dist'),
};

export const distIsCurrent = () => isCurrent(dist);

export async function buildDist() {
  const inputs = digestOf(dist.inputs());
  const staging = join(stateFolder, 'dist');
  rmSync(staging, { recursive: true, force: true });
  await buildPageScript(join(staging, 'page', 'script.js'));
  // tsc writes its files even when it finds a type error; they are moved in, then the error is reported.
  const compiled = await compile(staging).catch((error) => error);
  moveIn(staging);
  if (compiled instanceof Error) throw compiled;
  markCurrent(dist, inputs);
}

const compile = (outDir) =>
  runQuietly(process.execPath, [packageBin('typescript', 'tsc'), '-p', 'tsconfig.json', '--outDir', outDir]);

function moveIn(staging) {
  const from = relative(root, staging);
  const built = filesUnder(from).map((path) => relative(from, path));
  for (const path of built) place(join(staging, path), inRoot('dist', path));
  for (const path of filesUnder('dist')) {
    if (!built.includes(relative('dist', path))) rmSync(inRoot(path));
  }
}

function place(source, target) {
  mkdirSync(dirname(target), { recursive: true });
  if (readFileSync(source).subarray(0, 2).toString() === '#!') chmodSync(source, 0o755);
  renameSync(source, target);
}
