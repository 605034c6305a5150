// Codes are what programs read: each is documented, and none is documented that does not exist.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import errors from '../../dist/errors.js';

const { ERROR_CODES, RecallError } = errors;

test("the README's table has every code and no other", () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| `[a-z_]+` *\|/.test(line));
  const documented = rows.map((row) => row.split('`')[1]).filter((code) => code in ERROR_CODES);
  assert.deepEqual(documented.sort(), Object.keys(ERROR_CODES).sort());
});

test('an error is known by its class, name and code', () => {
  const error = new RecallError('target_not_found', 'why', { cause: 'what' });
  assert.ok(error instanceof Error);
  assert.deepEqual(
    [error.name, error.code, error.message, error.cause],
    ['RecallError', 'target_not_found', 'why', 'what'],
  );
});
