// What a caller got wrong is thrown with a stable code; a defect of ours becomes an error and not a dead process.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { first, key, open, page, record, repository } from './support/store.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What the binding itself says of a wrong type: docs/errors.md names them. */
const TYPE_CODES = new Set([
  'InvalidArg',
  'StringExpected',
  'ObjectExpected',
  'ArrayExpected',
  'NumberExpected',
]);

const thrown = (code, message) => (error) => {
  assert.ok(error instanceof Error);
  assert.equal(error.code, code);
  assert.match(error.message, message);
  return true;
};

describe('what a caller can correct', () => {
  it('names the option, what is wrong with it, and what is accepted', (t) => {
    const cwd = repository(t);
    const maybe = () => open(cwd, { env: { RECALL_LOCATOR_CACHE: 'maybe' } });
    assert.throws(
      maybe,
      thrown('RECALL_INVALID_OPTION', /^RECALL_LOCATOR_CACHE is "maybe"; accepted: 1, true/),
    );
    const paths = () => open(cwd, { locatorCache: { url: { paths: ['/ok', '/a/(secret'] } } });
    assert.throws(paths, thrown('RECALL_INVALID_OPTION', /^locatorCache\.url\.paths\[1\] has a "\("/));
    assert.throws(paths, (error) => !error.message.includes('secret'));
  });

  it('is an empty target or an unknown operation, in every call', (t) => {
    const store = open(repository(t));
    record(store, key('Save'), 'Save');
    const { recipe } = store.lookup(key('Save'));
    for (const bad of [key(' \u00a0'), key('Save', { operation: 'type' })]) {
      for (const call of [
        () => store.lookup(bad),
        () => store.record(bad, page(), first),
        () => store.invalidate(bad, recipe),
      ]) {
        assert.throws(
          call,
          thrown('RECALL_INVALID_ARGUMENT', /^(target is empty|operation is unknown; there are click, )/),
        );
      }
    }
  });

  for (const index of [Number.NaN, Infinity, -1, 0.5, 2 ** 32]) {
    it(`is a frame that cannot be one: ${index}`, (t) => {
      const store = open(repository(t));
      record(store, key('Save'), 'Save');
      const { recipe } = store.lookup(key('Save'));
      const frames = page().map((frame) => Object.assign(frame, { path: [index] }));
      for (const call of [
        () => store.record(key('Save'), page(), { ...first, frame: index }),
        () => store.compare(recipe, page(), { ...first, frame: index }),
        () => store.record(key('Save'), frames, first),
        () => store.match(recipe, frames),
        () => recipe.admitsFrame([index], '', ''),
      ]) {
        assert.throws(
          call,
          thrown('RECALL_INVALID_ARGUMENT', /is no index: accepted is a whole number from 0/),
        );
      }
    });
  }

  it('is a sentence that is a page long', (t) => {
    const store = open(repository(t));
    const lookup = () => store.lookup(key('Save '.repeat(4_000)));
    assert.throws(lookup, thrown('RECALL_INVALID_ARGUMENT', /^target is longer than 4096 bytes$/));
  });

  it('is a value of the wrong type', (t) => {
    const store = open(repository(t));
    for (const call of [
      () => store.lookup(),
      () => store.lookup({ target: 'Save' }),
      () => store.match({}, []),
      () => store.record(key('Save'), 'frames', first),
      () => open(undefined),
    ]) {
      assert.throws(call, (error) => error instanceof TypeError || TYPE_CODES.has(error.code));
    }
    assert.equal(store.lookup(key('Save')).outcome, 'miss', 'and the store goes on');
  });
});

describe('a panic in Rust', () => {
  it('reaches JavaScript as an error that repeats nothing of what was worked on', (t) => {
    const addon = addonThatPanics(t);
    const script = `
      const addon = require(${JSON.stringify(addon)});
      let caught;
      try { addon.panicWith('secret page text'); } catch (error) { caught = error; }
      const alive = addon.LocatorStore.open({ cwd: ${JSON.stringify(tmpdir())}, env: {} }).state.outcome;
      console.log(JSON.stringify({ isError: caught instanceof Error, code: caught.code, message: caught.message, alive }));
    `;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    assert.equal(status, 0, `the process lives on: ${stderr}`);
    const { isError, code, message, alive } = JSON.parse(stdout);
    assert.deepEqual([isError, code, alive], [true, 'RECALL_DEFECT', 'bypassed']);
    assert.match(message, /^a defect in playwright-recall \(src\/binding\/testing\.rs:\d+\)/);
    assert.doesNotMatch(stdout + stderr, /secret page text/);
  });

  it('can be brought about in no published addon', () => {
    const { LocatorStore, ...others } = createRequire(import.meta.url)('../../index.js');
    assert.equal(typeof LocatorStore, 'function');
    assert.ok(!('panicWith' in others), Object.keys(others).join());
    const library = createRequire(import.meta.url)(join(root, addonName()));
    assert.ok(!('panicWith' in library));
  });
});

/** The same crate with the feature that adds a function which panics. */
function addonThatPanics(t) {
  const options = ['--lib', '--features', 'testing', '--message-format', 'json'];
  const built = execFileSync('cargo', ['build', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  });
  const library = built
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ target }) => target?.name === 'playwright_recall')
    .flatMap(({ filenames }) => filenames ?? [])
    .find((name) => /\.(so|dylib|dll)$/.test(name));
  const folder = mkdtempSync(join(tmpdir(), 'recall-panic-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const addon = join(folder, 'panics.node');
  copyFileSync(library, addon);
  return addon;
}

function addonName() {
  const { binaryName } = createRequire(import.meta.url)('../../package.json').napi;
  const report = process.report.getReport().header;
  const libc = process.platform === 'linux' ? (report.glibcVersionRuntime ? '-gnu' : '-musl') : '';
  return `${binaryName}.${process.platform}-${process.arch}${libc}.node`;
}
