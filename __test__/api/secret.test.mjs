// A secret gives its value to `reveal` and to nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, inspect } from 'node:util';
import secrets from '../../dist/secret.js';

const { reveal, secret } = secrets;

const ways = {
  'as text': (value) => String(value),
  'in a template': (value) => `${value}`,
  'as JSON': (value) => JSON.stringify({ value }),
  'inspected': (value) => inspect(value, { showHidden: true, depth: 5 }),
  'formatted': (value) => format('%s %o %j', value, value, value),
  'by its fields': (value) => JSON.stringify([Object.keys(value), { ...value }, Object.entries(value)]),
  'in an error': (value) => new Error(value).message,
};

for (const [way, show] of Object.entries(ways)) {
  test(`a secret ${way} does not show its value`, () => {
    assert.ok(!show(secret('hunter2')).includes('hunter2'));
  });
}

test('it reveals what it was made of, and a plain string is itself', () => {
  assert.equal(reveal(secret('hunter2')), 'hunter2');
  assert.equal(reveal('plain'), 'plain');
});

test('only a string can be one, and the refusal does not repeat it', () => {
  assert.throws(() => secret(42), /takes a string, not number/);
  assert.throws(() => secret(null), /not null/);
});
