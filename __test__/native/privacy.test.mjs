// V1, the native API's part: secrets that come in through any argument stand in no file, no message and nothing returned.

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import { button, filesUnder, first, folderOf, open, page, repository } from './support/store.mjs';

const secret = /s3cr3t/i;

const privateKey = {
  url: 'https://s3cr3t-user:s3cr3t-pass@s3cr3t.test/s3cr3t?token=s3cr3t#s3cr3t',
  operation: 'fill',
  scope: ['the s3cr3t form'],
  target: 'the s3cr3t field',
  baseUrl: 'https://s3cr3t.test/',
};

const privateField = button('p1', 's3cr3t field', {
  role: 'textbox',
  tag: 'input',
  type: 's3cr3t-type',
  flags: 'vew',
  signals: {
    name: 's3cr3t field',
    id: 's3cr3t-id',
    testId: 's3cr3t-test',
    nameAttr: 's3cr3t',
    placeholder: 's3cr3t',
  },
  context: [{ kind: 'group', head: 's3cr3t group', text: 's3cr3t' }],
  path: 'html/body/s3cr3t-tag:1/input:1',
});

function privatePage() {
  const [frame] = page(privateField);
  return [{ ...frame, name: 's3cr3t-frame', url: 'https://s3cr3t.test/s3cr3t', path: [1] }];
}

describe('nothing private', () => {
  it('is stored, named or returned', (t) => {
    const root = repository(t);
    const store = open(root);
    assert.deepEqual(store.record(privateKey, privatePage(), first), { outcome: 'stored' });
    const files = filesUnder(folderOf(root));
    assert.equal(files.length, 2);
    for (const file of files) {
      assert.doesNotMatch(file, secret);
      assert.doesNotMatch(readFileSync(file, 'latin1'), secret);
    }
    const found = store.lookup(privateKey);
    assert.doesNotMatch(inspect(found, { depth: 9, showHidden: true }) + found.recipe.request, secret);
    assert.doesNotMatch(JSON.stringify(store.match(found.recipe, page())), secret);
    assert.doesNotMatch(JSON.stringify(store.compare(found.recipe, privatePage(), first)), secret);
  });

  it('is told by what goes wrong', (t) => {
    const root = repository(t);
    const store = open(root);
    store.record(privateKey, privatePage(), first);
    const entry = filesUnder(folderOf(root)).find((path) => path.endsWith('.json'));
    rmSync(entry);
    mkdirSync(entry);
    assert.doesNotMatch(JSON.stringify(store.lookup(privateKey)), secret);
    assert.doesNotMatch(JSON.stringify(store.record(privateKey, privatePage(), first)), secret);
    writeFileSync(join(folderOf(root), 'key'), 'short');
    assert.doesNotMatch(JSON.stringify(store.record(privateKey, privatePage(), first)), secret);
    assert.throws(
      () => store.lookup({ ...privateKey, operation: 's3cr3t' }),
      (error) => !secret.test(inspect(error)),
    );
  });
});
