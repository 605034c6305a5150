// K5: a placeholder without a value, an unknown one, one used twice is an error that names it; never typed literally.
// K6: values are typed exactly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import placeholders from '../../dist/placeholders.js';
import secrets from '../../dist/secret.js';

const { render } = placeholders;
const { secret } = secrets;

test('a sentence without placeholders is taken as it stands', () => {
  const { target, values } = render('the Sign in button', ['{ not one }', '{single}'], {});
  assert.deepEqual(target, {
    sentence: 'the Sign in button',
    text: 'the Sign in button',
    runtimeDependent: false,
  });
  assert.deepEqual(values, ['{ not one }', '{single}']);
});

test('a placeholder in the target is filled in, shown as written, and makes the lookup depend on the run', () => {
  const { target } = render('the row of {{ customer }}', [], { customer: 'Ada' });
  assert.deepEqual(target, {
    sentence: 'the row of {{ customer }}',
    text: 'the row of Ada',
    runtimeDependent: true,
  });
});

test('a placeholder in the value does not touch the target', () => {
  const { target, values } = render('the amount', ['{{amount}} EUR'], { amount: 1400 });
  assert.equal(target.runtimeDependent, false);
  assert.deepEqual(values, ['1400 EUR']);
});

const exact = [
  '"quoted"',
  "it's",
  'a\\b',
  'one\ntwo',
  '${x}',
  '$& $1 $$',
  '👩‍🚀',
  'שלום',
  '',
  '{{braces}}',
  ' ',
];

for (const value of exact) {
  test(`a value is typed exactly, by param and as it stands: ${JSON.stringify(value)}`, () => {
    assert.deepEqual(render('the note', ['{{note}}'], { note: value }).values, [value]);
    if (!value.includes('{{')) assert.deepEqual(render('the note', [value], {}).values, [value]);
  });
}

const slips = [
  { target: 'the {{a}}', params: {}, code: 'placeholder_missing', names: 'a' },
  { target: 'the {{a}}', params: { a: undefined }, code: 'placeholder_missing', names: 'a' },
  { target: 'the {{a}}', params: { a: null }, code: 'placeholder_missing', names: 'a' },
  { target: 'the {{a}}', params: { a: '' }, code: 'placeholder_missing', names: 'a' },
  { target: 'the {{}}', params: {}, code: 'placeholder_missing', names: '{{}}' },
  { target: 'note', value: '{{a}}', params: {}, code: 'placeholder_missing', names: 'a' },
  {
    target: 'the {{custmer}}',
    params: { customer: 'Ada' },
    code: 'placeholder_unknown',
    names: 'Did you mean {{customer}}?',
  },
  { target: 'the {{toString}}', params: { a: 1 }, code: 'placeholder_unknown', names: 'toString' },
  { target: 'the row', params: { a: 'x' }, code: 'placeholder_unused', names: 'a' },
  { target: 'the {{a}}', params: { a: 'x', b: 'y' }, code: 'placeholder_unused', names: 'b' },
  { target: '{{a}} or {{a}}', params: { a: 'x' }, code: 'placeholder_repeated', names: 'a' },
  { target: 'note', value: '{{a}}{{a}}', params: { a: 'x' }, code: 'placeholder_repeated', names: 'a' },
  { target: 'the {{a}}', params: { a: secret('x') }, code: 'placeholder_secret', names: 'a' },
  { target: ' ', params: {}, code: 'target_empty', names: 'target' },
];

for (const { target, value, params, code, names } of slips) {
  test(`${code}: ${target}${value ? ` with ${value}` : ''} and ${JSON.stringify(params)}`, () => {
    assert.throws(
      () => render(target, value === undefined ? [] : [value], params),
      (error) => error.code === code && error.message.includes(names),
    );
  });
}

test('a secret may be a value', () => {
  assert.deepEqual(render('the password', ['{{password}}'], { password: secret('hunter2') }).values, [
    'hunter2',
  ]);
});
