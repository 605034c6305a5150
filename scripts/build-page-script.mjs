// Bundles ts/page/script into one expression that yields the selector engine, wrapped as a CommonJS module
// whose export `pageScript` is that expression as a string. The entry's default export is `createEngine()`.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, isMain } from './lib/paths.mjs';

// Below what the lowest supported Playwright's own browsers need; optional chaining is native in both.
const TARGETS = ['es2020', 'chrome100'];

export async function buildPageScript(outFile) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [inRoot('ts', 'page', 'script', 'main.ts')],
    tsconfig: inRoot('ts', 'page', 'script', 'tsconfig.json'),
    bundle: true,
    format: 'iife',
    globalName: 'recallPageScript',
    target: TARGETS,
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  });
  const bundle = outputFiles[0].text.trim();
  const expression = `(() => { ${bundle} return recallPageScript.default(); })()`;
  mkdirSync(dirname(outFile), { recursive: true });
  writeFileSync(outFile, asModule(expression));
}

function asModule(expression) {
  return [
    licenceNotice(),
    `'use strict';`,
    `Object.defineProperty(exports, '__esModule', { value: true });`,
    `exports.pageScript = ${JSON.stringify(expression)};`,
    '',
  ].join('\n');
}

// ivya is copied into the bundle, and its licence asks to go with every copy.
function licenceNotice() {
  const licence = readFileSync(inRoot('node_modules', 'ivya', 'LICENCE'), 'utf8').trim();
  const lines = ['The string below contains ivya, which is licensed as follows.', '', ...licence.split('\n')];
  return ['/*!', ...lines.map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd()), ' */'].join('\n');
}

if (isMain(import.meta.url)) await buildPageScript(inRoot('dist', 'page', 'script.js'));
