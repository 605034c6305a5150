// The store as JavaScript sees it: every call, every outcome that one process can bring about.

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  LocatorStore,
  button,
  filesUnder,
  first,
  folderOf,
  key,
  open,
  page,
  record,
  repository,
} from './support/store.mjs';

describe('a lookup', () => {
  it('is absent, then found by another store on the same work tree', (t) => {
    const root = repository(t);
    assert.deepEqual(open(root).lookup(key('Save')), { outcome: 'miss', reason: 'absent' });
    assert.deepEqual(record(open(root), key('Save'), 'Save'), { outcome: 'stored' });
    const found = open(root).lookup(key(' Save '));
    assert.equal(found.outcome, 'found');
    assert.deepEqual(Object.keys(found), ['outcome', 'recipe']);
  });

  it('says why an entry cannot be used, removes it, and misses it from then on', (t) => {
    const root = repository(t);
    const store = open(root);
    for (const [bytes, detail] of [
      ['{"v":1,"rules":1', 'corrupt'],
      ['{"v":2,"rules":1}', 'format'],
      ['{"v":1,"rules":99}', 'rules'],
      [' '.repeat(17 * 1024), 'corrupt'],
    ]) {
      record(store, key('Save'), 'Save');
      writeFileSync(entryOf(root), bytes);
      assert.deepEqual(store.lookup(key('Save')), { outcome: 'miss', reason: 'invalid', detail });
      assert.deepEqual(store.lookup(key('Save')), { outcome: 'miss', reason: 'absent' });
    }
  });

  it('is a storage error with code and message where the file system refuses', (t) => {
    const root = repository(t);
    record(open(root), key('Save'), 'Save');
    const entry = entryOf(root);
    rmSync(entry);
    mkdirSync(entry);
    const miss = open(root).lookup(key('Save'));
    assert.deepEqual([miss.outcome, miss.reason, miss.code], ['miss', 'storage_error', 'RECALL_NOT_A_FILE']);
    assert.match(miss.detail, /recall cache clear/);
  });
});

describe('a recipe', () => {
  it('asks the page for a shape and a few bits, and hits only the control it was made from', (t) => {
    const store = open(repository(t));
    record(store, key('Save'), 'Save');
    const { recipe } = store.lookup(key('Save'));
    const request = JSON.parse(recipe.request);
    assert.deepEqual(request.shape, { role: 'button', tag: 'button', type: 'submit' });
    assert.ok(request.bits.name >= 0 && request.bits.name <= 255);
    assert.equal(recipe.admitsFrame([], '', 'https://shop.test/cart'), true);
    assert.equal(recipe.admitsFrame([0], 'ads', 'https://ads.test/'), false);
    const now = page(button('p4', 'Cancel'), button('p5', 'Save'));
    assert.deepEqual(store.match(recipe, now), { outcome: 'hit', frame: 0, token: 'p5', evidence: ['name'] });
  });

  it('misses with a reason from the closed list', (t) => {
    const store = open(repository(t));
    record(store, key('Save'), 'Save');
    const { recipe } = store.lookup(key('Save'));
    const unread = [{ path: [], name: '', url: 'https://shop.test/cart', report: '{"error":"incomplete"}' }];
    for (const [frames, reason, detail] of [
      [page(button('p1', 'Delete')), 'changed'],
      [page(button('p1', 'Save'), button('p2', 'Save')), 'ambiguous'],
      [page(), 'target_missing'],
      [page(button('p1', 'Save', { flags: 'v' })), 'not_actionable', 'disabled'],
      [unread, 'incomplete'],
    ]) {
      const miss = store.match(recipe, frames);
      assert.deepEqual([miss.outcome, miss.reason], ['miss', reason]);
      if (detail !== undefined) assert.equal(miss.detail, detail);
    }
  });

  it('tells which signals differ and which stand elsewhere, by name', (t) => {
    const store = open(repository(t));
    record(store, key('Save'), 'Save');
    const { recipe } = store.lookup(key('Save'));
    const now = page(button('p1', 'Store'), button('p2', 'Save'));
    assert.deepEqual(store.compare(recipe, now, first), { differs: ['name'], standsElsewhere: ['name'] });
  });
});

describe('recording', () => {
  it('says stored, unchanged, not cacheable or self-check', (t) => {
    const store = open(repository(t));
    assert.deepEqual(record(store, key('Save'), 'Save'), { outcome: 'stored' });
    assert.deepEqual(record(store, key('Save'), 'Save'), { outcome: 'unchanged' });
    const nameless = store.record(key('the icon'), page(button('p1', '')), first);
    assert.equal(nameless.outcome, 'not_cacheable');
    assert.equal(typeof nameless.detail, 'string');
    const elsewhere = store.record(key('Save'), page(button('p1', 'Save')), { frame: 3, token: 'p1' });
    assert.equal(elsewhere.outcome, 'self_check');
  });

  it('takes a removed recipe, null or nothing', (t) => {
    const store = open(repository(t));
    record(store, key('Save'), 'Save');
    const { recipe } = store.lookup(key('Save'));
    assert.deepEqual(record(store, key('Save'), 'Save as', recipe), { outcome: 'stored' });
    assert.deepEqual(record(store, key('Save'), 'Save as', null), { outcome: 'unchanged' });
  });

  it('is told apart by operation, scope, page and target (K1, K3, K4)', (t) => {
    const store = open(repository(t));
    record(store, key('Save'), 'Save');
    for (const other of [
      key('Save', { operation: 'hover' }),
      key('Save', { scope: ['row 2'] }),
      key('Save', { url: 'https://shop.test/shipping' }),
      key('save'),
    ]) {
      assert.equal(store.lookup(other).outcome, 'miss');
    }
  });
});

describe('invalidating', () => {
  it('removes only what was seen', (t) => {
    const store = open(repository(t));
    record(store, key('Save'), 'Save');
    const { recipe: seen } = store.lookup(key('Save'));
    record(store, key('Save'), 'Save all');
    assert.deepEqual(store.invalidate(key('Save'), seen), { outcome: 'kept' });
    const { recipe: newer } = store.lookup(key('Save'));
    assert.deepEqual(store.invalidate(key('Save'), newer), { outcome: 'removed' });
    assert.deepEqual(store.invalidate(key('Save'), newer), { outcome: 'absent' });
  });
});

describe('the whole store', () => {
  it('counts and clears', (t) => {
    const root = repository(t);
    const store = open(root);
    assert.deepEqual(store.stats(), { outcome: 'counted', entries: 0, bytes: 0, invalid: 0, formats: [] });
    record(store, key('Save'), 'Save');
    const bytes = readFileSync(entryOf(root)).length;
    const formats = [{ folder: 'locators-v1', entries: 1, bytes }];
    assert.deepEqual(store.stats(), { outcome: 'counted', entries: 1, bytes, invalid: 0, formats });
    assert.deepEqual(store.clear(), { outcome: 'cleared', entries: 1 });
    assert.deepEqual(filesUnder(folderOf(root)), []);
    assert.deepEqual(store.lookup(key('Save')), { outcome: 'miss', reason: 'absent' });
  });

  it('refuses to count or clear with a damaged folder, without throwing', (t) => {
    const root = repository(t);
    writeFileSync(folderOf(root), 'not a directory');
    for (const outcome of [open(root).stats(), open(root).clear()]) {
      assert.deepEqual([outcome.outcome, outcome.code], ['storage_error', 'RECALL_NOT_A_FOLDER']);
    }
  });
});

describe('the switch', () => {
  it('is active in a work tree and says why not elsewhere', (t) => {
    const root = repository(t);
    assert.deepEqual(open(root).state, { outcome: 'active' });
    assert.deepEqual(open(root, { locatorCache: true }).state, { outcome: 'active' });
    assert.deepEqual(open(root, { locatorCache: false }).state, { outcome: 'bypassed', reason: 'disabled' });
    assert.deepEqual(
      open(root, { env: { RECALL_LOCATOR_CACHE: '0' }, locatorCache: true }).state.reason,
      'disabled',
    );
    assert.deepEqual(open(root, { env: { CI: 'true' } }).state.reason, 'ci_default');
    assert.deepEqual(open(root, { env: { CI: 'true' }, locatorCache: { ci: true } }).state, {
      outcome: 'active',
    });
    const outside = open(tmpdir()).state;
    assert.equal(outside.reason, 'outside_git');
    assert.match(outside.hint, /git init/);
  });

  it('bypasses single calls', (t) => {
    const store = open(repository(t));
    const bypassed = (reason) => ({ outcome: 'bypassed', reason });
    assert.deepEqual(store.lookup(key('Save', { cache: false })), bypassed('disabled'));
    assert.deepEqual(
      store.lookup(key('the row of {{name}}', { runtimeDependent: true })),
      bypassed('runtime_dependent'),
    );
    assert.deepEqual(record(store, key('Save', { cache: false }), 'Save'), bypassed('disabled'));
  });

  it('takes the process environment as it is, with holes', (t) => {
    const env = { ...process.env, CI: undefined, RECALL_LOCATOR_CACHE: undefined };
    assert.deepEqual(LocatorStore.open({ cwd: repository(t), env }).state, { outcome: 'active' });
  });
});

describe('the options for addresses', () => {
  it('say what does not identify a page', (t) => {
    const root = repository(t);
    const url = { base: true, ignoreQuery: ['utm_*'], paths: ['/orders/:id'] };
    const store = open(root, { locatorCache: { url } });
    const at = (address) => key('Save', { url: address, baseUrl: new URL(address).origin });
    record(store, at('http://localhost:3000/orders/1?utm_source=a'), 'Save');
    assert.equal(store.lookup(at('https://preview.test/orders/2')).outcome, 'found');
    assert.equal(store.lookup(at('https://preview.test/carts/2')).outcome, 'miss');
    assert.equal(open(root).lookup(at('https://preview.test/orders/2')).outcome, 'miss');
  });
});

function entryOf(root) {
  const entries = filesUnder(folderOf(root)).filter((path) => path.endsWith('.json'));
  assert.equal(entries.length, 1);
  return join(entries[0]);
}
