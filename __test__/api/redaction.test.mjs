// An error that passes through has typed values and the private parts of URLs taken out, whatever Playwright repeated.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import failures from '../../dist/recall/failure.js';
import redactions from '../../dist/recall/redaction.js';

const { Redaction } = redactions;
const { present } = failures;

function redacted(text, ...values) {
  const redaction = new Redaction();
  for (const value of values) redaction.learn(value);
  return redaction.apply(text);
}

const hidden = [
  { value: 'hunter22', text: '  - fill("hunter22")' },
  { value: 'hunter22', text: '<input value="hunter22"/>' },
  { value: 'say "hi" now', text: JSON.stringify({ value: 'say "hi" now' }) },
  { value: 'say "hi" now', text: '<input value="say &quot;hi&quot; now">' },
  { value: 'a b&c', text: 'http://host/p/a%20b%26c' },
  { value: 'one\n  two', text: 'previewed as one two here' },
  { value: '42', text: 'fill("42")' },
];

for (const { value, text } of hidden) {
  test(`${JSON.stringify(value)} is taken out of ${text}`, () => {
    const shown = redacted(text, value);
    for (const spelling of [value, JSON.stringify(value), `"${value}"`, encodeURIComponent(value)]) {
      if (value.length > 3 || spelling.length > value.length) assert.ok(!shown.includes(spelling), shown);
    }
  });
}

test('a short value is taken out of each kind of quotes', () => {
  const shown = redacted(`"7" '7' \`7\` “7” 7`, '7');
  assert.equal(shown, `"[value]" '[value]' \`[value]\` “[value]” 7`);
});

test('what a call log says was typed goes also when the value is not known', () => {
  assert.equal(redacted('  - fill("never told")'), '  - fill("[value]")');
  assert.equal(redacted('  - elementHandle.press("s")'), '  - elementHandle.press("[value]")');
});

test('a longer value goes before a shorter one that it contains', () => {
  assert.equal(redacted('is adabyron here', 'adab', 'adabyron'), 'is [value] here');
});

test('an empty value takes nothing out, a short one only where it is quoted', () => {
  assert.equal(redacted('Timeout 1000ms exceeded', '', '1', '10'), 'Timeout 1000ms exceeded');
});

const urls = [
  ['at https://ada:pw@host/p?token=1#x now', 'at https://host/p?… now'],
  ['"http://host/p#frag"', '"http://host/p#…"'],
  ['(file:///a/b.spec.mjs?t=1:3:4)', '(file:///a/b.spec.mjs?…:3:4)'],
  ['http://host/p stays', 'http://host/p stays'],
  ['at file:///a/b.spec.mjs:3:4', 'at file:///a/b.spec.mjs:3:4'],
];

for (const [text, shown] of urls) {
  test(`of a URL only what is not private is shown: ${text}`, () => assert.equal(redacted(text), shown));
}

test('an error stays the error it was, with the sentence in front and the stack at the caller', () => {
  class TimeoutError extends Error {}
  const error = new TimeoutError('locator.fill: Timeout 100ms exceeded.\n  - fill("hunter22")');
  error.name = 'TimeoutError';
  const redaction = new Redaction();
  redaction.learn('hunter22');
  const shown = present(
    error,
    'recall.fill "the password"',
    { frames: '    at a.spec.ts:3:4', location: undefined },
    redaction,
  );
  assert.equal(shown, error);
  assert.ok(shown instanceof TimeoutError);
  assert.ok(shown.message.startsWith('recall.fill "the password": locator.fill: Timeout'));
  assert.ok(!shown.stack.includes('hunter22'));
  assert.ok(shown.stack.endsWith('\n    at a.spec.ts:3:4'));
});

test('only so many values are kept, the newest', () => {
  const redaction = new Redaction();
  for (let index = 0; index < 600; index += 1) redaction.learn(`value-${index}`);
  assert.equal(redaction.apply('value-599'), '[value]');
  assert.equal(redaction.apply('value-0 '), 'value-0 ');
});
