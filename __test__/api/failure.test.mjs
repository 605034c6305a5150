// An error on its way to the user says nothing private, whatever of it is printed.

import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { test } from 'node:test';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { present } = require('../../dist/recall/failure.js');
const { Redaction } = require('../../dist/recall/redaction.js');

const SECRET = 'hunter2-secret';

function presented(error) {
  const redaction = new Redaction();
  redaction.learn(SECRET);
  return present(error, 'recall.fill("the Password field")', { frames: '    at test.ts:1:1' }, redaction);
}

function errorWithLog() {
  const error = new Error(`locator.fill: Timeout\n  - fill("${SECRET}")`, {
    cause: new Error(`inner ${SECRET}`, { cause: new Error(`innermost ${SECRET}`) }),
  });
  return Object.assign(error, {
    log: ['  - waiting', `  - fill("${SECRET}")`],
    detail: `typed ${SECRET}`,
    retries: 2,
  });
}

for (const [how, print] of Object.entries({
  'inspect': (error) => inspect(error, { depth: 10 }),
  'JSON.stringify': (error) => JSON.stringify(error),
  'its stack': (error) => error.stack,
  'its causes': (error) => `${error.cause.stack} ${error.cause.cause.message}`,
})) {
  test(`no typed value in ${how}`, () => {
    const shown = print(presented(errorWithLog()));
    assert.ok(!shown.includes(SECRET), shown);
  });
}

test('it stays the error it was', () => {
  const error = errorWithLog();
  const shown = presented(error);
  assert.equal(shown, error);
  assert.equal(shown.retries, 2);
  assert.equal(shown.log.length, 2);
  assert.match(shown.message, /^recall\.fill\("the Password field"\): locator\.fill: Timeout/);
});

test('a cause that leads back to itself is no loop', () => {
  const error = errorWithLog();
  error.cause.cause.cause = error;
  assert.doesNotThrow(() => presented(error));
});
