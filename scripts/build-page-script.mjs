// Bundles ts/page/script into one expression that yields the selector engine, wrapped as a CommonJS module
// whose export `pageScript` is that expression as a string. The entry's default export is `createEngine()`.

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, isMain } from './lib/paths.mjs';

// Below what the lowest supported Playwright's own browsers need; optional chaining is native in both.
const TARGETS = ['es2020', 'chrome100'];

export async function buildPageScript(outFile) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: inRoot(),
    entryPoints: ['ts/page/script/main.ts'],
    tsconfig: 'ts/page/script/tsconfig.json',
    bundle: true,
    format: 'iife',
    globalName: 'recallPageScript',
    target: TARGETS,
    minify: true,
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const bundle = outputFiles[0].text.trim();
  const expression = `(() => { ${bundle} return recallPageScript.default(); })()`;
  mkdirSync(dirname(outFile), { recursive: true });
  writeFileSync(outFile, asModule(expression, packagesIn(metafile)));
}

function asModule(expression, packages) {
  return [
    ...packages.map(licenceNotice),
    `'use strict';`,
    `Object.defineProperty(exports, '__esModule', { value: true });`,
    `exports.pageScript = ${JSON.stringify(expression)};`,
    '',
  ].join('\n');
}

function packagesIn(metafile) {
  const names = Object.keys(metafile.inputs).map(
    (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1],
  );
  return [...new Set(names.filter((name) => name !== undefined))];
}

// A package that is copied into the bundle asks for its licence to go with every copy.
function licenceNotice(name) {
  const folder = inRoot('node_modules', name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} is bundled into the page script but has no licence file`);
  const licence = readFileSync(inRoot('node_modules', name, file), 'utf8').trim();
  const lines = [
    `The string below contains ${name}, which is licensed as follows.`,
    '',
    ...licence.split('\n'),
  ];
  return ['/*!', ...lines.map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd()), ' */'].join('\n');
}

if (isMain(import.meta.url)) await buildPageScript(inRoot('dist', 'page', 'script.js'));
