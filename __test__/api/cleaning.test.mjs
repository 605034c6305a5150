// Whatever an error carries besides its message is printed by somebody: reporters, loggers, console.log.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import failures from '../../dist/recall/failure.js';
import redactions from '../../dist/recall/redaction.js';

const SECRET = 'hunter2-secret-value';
const site = { frames: '    at a.spec.ts:3:4', location: undefined };

function shown(error) {
  const redaction = new redactions.Redaction();
  redaction.learn(SECRET);
  return failures.present(error, 'recall.fill "the password"', site, redaction);
}

const log = () => ['waiting for locator', `  - fill("${SECRET}")`, '  - unlearnt: fill("other")'];

const errors = {
  "Playwright's call log": Object.assign(new Error('Timeout'), { log: log() }),
  'any other string': Object.assign(new Error('Timeout'), { hint: `typed ${SECRET}` }),
  'a field of a field': Object.assign(new Error('Timeout'), { matcherResult: { log: log(), pass: false } }),
  'its cause': new Error('Timeout', { cause: Object.assign(new Error(`of ${SECRET}`), { log: log() }) }),
  'the cause of its cause': new Error('a', { cause: new Error('b', { cause: `thrown ${SECRET}` }) }),
  'a symbol': Object.assign(new Error('Timeout'), { [Symbol('note')]: SECRET }),
  'errors of an aggregate': new AggregateError([new Error(SECRET)], 'several'),
  'causes without end': Array.from({ length: 30 }).reduce((cause) => new Error(SECRET, { cause }), SECRET),
};

for (const [where, error] of Object.entries(errors)) {
  test(`a typed value is taken out of ${where}`, () => {
    const result = shown(error);
    assert.equal(result, error);
    for (const text of [JSON.stringify(result), inspect(result, { depth: 50 }), `${result.cause?.stack}`]) {
      assert.ok(!text.includes(SECRET), text);
      assert.ok(!text.includes('fill("other")'), text);
    }
  });
}

test('the call log stays a list of lines, without what was typed', () => {
  const { log: lines } = shown(Object.assign(new Error('Timeout'), { log: log() }));
  assert.deepEqual(lines.slice(0, 2), ['waiting for locator', '  - fill("[value]")']);
});

test('an error that is its own cause ends', () => {
  const error = new Error(SECRET);
  error.cause = error;
  assert.ok(!inspect(shown(error)).includes(SECRET));
});

test('what is no text stays: codes, numbers, objects with a class of their own', () => {
  class Page {
    title = SECRET;
  }
  const page = new Page();
  const result = shown(Object.assign(new Error('no'), { code: 'target_unfit', page, count: 2 }));
  assert.deepEqual([result.code, result.page, page.title, result.count], ['target_unfit', page, SECRET, 2]);
});

test('what is thrown and is no error is cleaned as well', () => {
  assert.equal(shown(`typed ${SECRET}`), 'typed [value]');
});

test('a frozen error is thrown as it is rather than replaced by one of ours', () => {
  const error = Object.freeze(new Error('no'));
  assert.equal(shown(error), error);
});
