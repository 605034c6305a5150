// The README is the first thing that people try: its first example runs as it stands, and its tables are whole.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { launchOptions } from '../../scripts/browser.mjs';
import { packageBin } from '../../scripts/lib/command.mjs';
import { inRoot, root } from '../../scripts/lib/paths.mjs';

const readme = readFileSync(inRoot('README.md'), 'utf8');
const { ERROR_CODES } = createRequire(import.meta.url)(inRoot('dist', 'errors.js'));

const LOGIN_PAGE = `<!doctype html><title>Shop</title>
<form><label>Email <input type="email"></label><button>Sign in</button></form>
<h1 hidden>Welcome</h1>
<script>
  document.forms[0].onsubmit = () => ((document.querySelector('h1').hidden = false), false);
</script>`;

describe('the first example of the README', () => {
  let server;
  let folder;

  before(async () => {
    server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(LOGIN_PAGE));
    await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
    folder = makeProject(`http://127.0.0.1:${server.address().port}`);
  });

  after(() => {
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('passes in a project that has the package installed', { timeout: 120_000 }, async () => {
    const { code, output } = await playwrightTest(folder);
    assert.equal(code, 0, output);
    assert.match(output, /1 passed/);
  });
});

describe('the README', () => {
  it('explains every error code and no other', () => {
    const listed = [...readme.matchAll(/^\|\s*`([a-z]+_[a-z_]+)`\s*\|[^|]*\|[^|]*\|$/gm)].map(
      ([, code]) => code,
    );
    assert.deepEqual(listed.sort(), Object.keys(ERROR_CODES).sort());
  });

  it('says what digests protect and what they do not', () => {
    const text = readme.replace(/[*`]/g, '').replace(/\s+/g, ' ');
    assert.match(text, /Digests protect a copied entry\./);
    assert.match(text, /can read both the entry and the key .* can still test guesses/);
    assert.match(
      text,
      /clear the cache .* before sharing a checkout’s Git metadata, and when working with sensitive pages/i,
    );
  });
});

/** A project as `npm install` leaves it, with the example as its only test. */
function makeProject(baseURL) {
  const project = mkdtempSync(join(tmpdir(), 'recall-readme-'));
  mkdirSync(join(project, '.git'));
  mkdirSync(join(project, 'node_modules', '@playwright'), { recursive: true });
  symlinkSync(root, join(project, 'node_modules', 'playwright-recall'), 'junction');
  symlinkSync(
    inRoot('node_modules', '@playwright', 'test'),
    join(project, 'node_modules', '@playwright', 'test'),
    'junction',
  );
  writeFileSync(join(project, 'sign-in.spec.ts'), firstExample());
  const use = { baseURL, launchOptions: launchOptions() };
  writeFileSync(
    join(project, 'playwright.config.ts'),
    `export default ${JSON.stringify({ use, reporter: 'line' })};\n`,
  );
  return project;
}

function firstExample() {
  const [, code] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  assert.ok(code, 'the README has no TypeScript example');
  return code;
}

function playwrightTest(cwd) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [packageBin('@playwright/test', 'playwright'), 'test'], { cwd });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
