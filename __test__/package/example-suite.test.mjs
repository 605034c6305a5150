// The suite of sentences in examples/shop, as it comes out of a fresh clone: it compiles without a key, replays what it
// has written, and under strict it runs from those files or names the one that is missing.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { playwrightTest, runEnvironment } from '../../scripts/demo/playwright.mjs';
import { makeWorkspace } from '../../scripts/demo/workspace.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

const LIMIT_MS = 240_000;

const LEAST_STEPS = 25;

const STRICT = { CI: '1', RECALL_STRICT: '1' };

describe('the suite of the shop', () => {
  let folder;
  let remove;

  before(() => ({ folder, remove } = makeWorkspace('shop')));
  after(() => remove());

  const cache = (...path) => join(folder, '.recall', 'cache', ...path);

  async function run(variables, ...words) {
    rmSync(join(folder, 'recall-report.json'), { force: true });
    return playwrightTest(
      folder,
      await runEnvironment(variables),
      '--reporter=playwright-recall/reporter,line',
      '--workers=2',
      ...words,
    );
  }

  /** Content and time of change of every file, so that a write of the same bytes is seen too. */
  function filesOf() {
    const names = existsSync(cache()) ? readdirSync(cache(), { recursive: true, withFileTypes: true }) : [];
    const files = names
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    return new Map(files.sort().map((path) => [relative(cache(), path), stateOf(path)]));
  }

  function recall(...words) {
    return execFileSync(process.execPath, [inRoot('dist', 'cli', 'main.js'), 'steps', ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
  }

  it('runs from the files that are committed with it, strict and on CI', { timeout: LIMIT_MS }, async () => {
    const committed = filesOf();
    assert.ok(committed.size >= LEAST_STEPS, `${committed.size} step files are committed`);
    const { code, output } = await run(STRICT, '--project=sentences');
    assert.equal(code, 0, output);
    assert.deepEqual(filesOf(), committed);
  });

  it('compiles without a key and without a cache, and writes its files', { timeout: LIMIT_MS }, async () => {
    const committed = [...filesOf().keys()];
    rmSync(join(folder, '.recall'), { recursive: true, force: true });
    const { code, output } = await run({}, '--project=sentences');
    assert.equal(code, 0, output);
    assert.deepEqual([...filesOf().keys()], committed);
  });

  it('replays all of them in the second run, beside the suite by hand', { timeout: LIMIT_MS }, async () => {
    const written = filesOf();
    const { code, output } = await run({});
    assert.equal(code, 0, output);
    assert.deepEqual(filesOf(), written);
    const report = JSON.parse(readFileSync(join(folder, 'recall-report.json'), 'utf8'));
    const used = new Set(report.tests.flatMap(({ steps = [] }) => steps.map(({ file }) => file)));
    assert.deepEqual([...used].sort(), [...written.keys()].sort());
  });

  it('has files in which recall steps finds nothing wrong and nothing unused', () => {
    const { files, findings } = JSON.parse(recall('verify', '--json'));
    assert.deepEqual(findings, []);
    assert.equal(files, filesOf().size);
    assert.deepEqual(JSON.parse(recall('prune', '--json')).unused, []);
  });

  it('holds no secret', () => {
    for (const file of filesOf().keys())
      assert.doesNotMatch(readFileSync(cache(file), 'utf8'), /analytical-1843|cobol-1959/, file);
  });

  it('fails under strict when a file is missing, and names it', { timeout: LIMIT_MS }, async () => {
    const missing = [...filesOf().keys()].find((file) => file.startsWith('click-the-apply-button'));
    renameSync(cache(missing), join(folder, 'kept.mjs'));
    const { code, output } = await run(STRICT, '--project=sentences', 'cart.spec.ts');
    assert.equal(code, 1, output);
    assert.ok(output.includes(basename(missing)), output);
    assert.ok(!existsSync(cache(missing)), 'strict writes nothing');
    renameSync(join(folder, 'kept.mjs'), cache(missing));
  });
});

const stateOf = (path) => `${statSync(path).mtimeMs} ${readFileSync(path, 'utf8')}`;
