// What no type checker saw: a wrong argument is said before the browser is touched, and never shown.
import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { beforeEach, test } from 'node:test';
import { createRecall, secret } from '../../dist/page.js';

/** A page of which every use is noted, and none works. */
const touched = [];
const page = new Proxy(
  {},
  {
    get: (_, name) => () => {
      touched.push(name);
      return name === 'mainFrame' ? {} : undefined;
    },
    has: () => true,
  },
);
const recall = await createRecall(page, { cwd: tmpdir(), locatorCache: false });
beforeEach(() => touched.splice(0));

const invalid = 'option_invalid';
const text = ['The text to type', "secret('…')"];
const options = ['options of the call', 'an object'];
const target = ['The target', 'the Sign in button'];

const calls = [
  ['fill(…, undefined)', () => recall.fill('the box'), invalid, [...text, 'undefined']],
  ['fill(…, null)', () => recall.fill('the box', null), invalid, [...text, 'null']],
  ['fill(…, 5)', () => recall.fill('the box', 5), invalid, [...text, 'a number']],
  ['fill(…, {})', () => recall.fill('the box', {}), invalid, [...text, 'an object']],
  ['fill(…, a promise)', () => recall.fill('the box', Promise.resolve('x')), invalid, [...text, 'await it']],
  ['pressSequentially(…, [])', () => recall.pressSequentially('the box', []), invalid, [...text, 'an array']],
  ['press without a key', () => recall.press('the box'), invalid, ['The key', 'undefined', "'Enter'"]],
  ['press of no key', () => recall.press('the box', ''), invalid, ['The key', 'an empty string']],
  ['setChecked without a value', () => recall.setChecked('the box'), invalid, ['true or false']],
  [
    'selectOption without values',
    () => recall.selectOption('the list'),
    invalid,
    ['What to select', 'label'],
  ],
  ['selectOption of a number', () => recall.selectOption('the list', ['a', 5]), invalid, ['a number']],
  ['setInputFiles without files', () => recall.setInputFiles('the box'), invalid, ['What to upload']],
  ['drop without a payload', () => recall.drop('the box'), invalid, ['What to drop']],
  ['dragTo without a place', () => recall.dragTo('the card'), invalid, ['Where to drag it', 'a Locator']],
  ['dragTo a promise', () => recall.dragTo('the card', Promise.resolve()), invalid, ['await it']],
  ['params: null', () => recall.click('the box', { params: null }), invalid, ['"params"', 'null', 'object']],
  ['params: []', () => recall.click('the box', { params: [] }), invalid, ['"params"', 'an array']],
  [
    'a param {}',
    () => recall.click('the {{a}}', { params: { a: {} } }),
    invalid,
    ['"params.a"', 'an object'],
  ],
  ['options null', () => recall.click('the box', null), invalid, [...options, 'null']],
  ['options 5', () => recall.click('the box', 5), invalid, [...options, 'a number']],
  ["options 'x'", () => recall.fill('the box', 'x', 'force'), invalid, [...options, 'a string']],
  ['locator options []', () => recall.locator('the box', []), invalid, [...options, 'an array']],
  ['timeout NaN', () => recall.click('the box', { timeout: Number.NaN }), invalid, ['"timeout"', 'NaN']],
  ["timeout '5s'", () => recall.click('the box', { timeout: '5s' }), invalid, ['"timeout"', 'a string']],
  ['cache as a cycle', () => recall.click('the box', { cache: touched }), invalid, ['"cache"', "'refresh'"]],
  ['no target', () => recall.click(), 'target_empty', [...target, 'undefined']],
  ['target null', () => recall.fill(null, 'x'), 'target_empty', [...target, 'null']],
  ['target a symbol', () => recall.click(Symbol('x')), 'target_empty', [...target, 'a symbol']],
  ['target {}', () => recall.dragTo({}, 'the list'), 'target_empty', [...target, 'an object']],
  ['target a secret', () => recall.click(secret('x')), 'placeholder_secret', ['other words']],
  ['within(null)', async () => recall.within(null), invalid, ['recall.within()', 'null', 'FrameLocator']],
  ["within('x')", async () => recall.within('x'), invalid, ['recall.within()', 'a string']],
  ['within(page)', async () => recall.within(page), invalid, ['recall.within()', 'recall.on(page)']],
  ['on(null)', async () => recall.on(null), invalid, ['recall.on()', 'null', 'Page']],
  ['createRecall(null)', () => createRecall(null), invalid, ['createRecall()', 'null', 'Page']],
  ['createRecall({})', () => createRecall({}), invalid, ['createRecall()', 'an object']],
  ['createRecall(page, null)', () => createRecall(page, null), invalid, ['createRecall', 'null']],
  ['createRecall(page, 5)', () => createRecall(page, 5), invalid, ['createRecall', 'a number']],
  ['cwd nowhere', () => createRecall(page, { cwd: '/nowhere' }), invalid, ['"cwd"', '/nowhere', 'exists']],
  ['cwd a file', () => createRecall(page, { cwd: process.execPath }), invalid, ['"cwd"', 'no folder']],
  ['cwd with a zero', () => createRecall(page, { cwd: '/tmp/\0' }), invalid, ['"cwd"', 'no folder']],
  ['actionTimeout -1', () => createRecall(page, { actionTimeout: -1 }), invalid, ['"actionTimeout"', '-1']],
];

for (const [name, call, code, says] of calls) {
  test(`${code}: ${name}`, async () => {
    const error = await call().then(
      () => assert.fail('it was accepted'),
      (reason) => reason,
    );
    assert.equal(error.name, 'RecallError', error.stack);
    assert.equal(error.code, code, error.message);
    for (const words of says) assert.ok(error.message.includes(words), error.message);
    const uses = touched.filter((use) => !['then', 'goto', 'mainFrame', 'context'].includes(use));
    assert.deepEqual(uses, [], 'the browser was not touched');
  });
}

const long = 'the Save button '.repeat(1_250);
const lengthy = [
  ['a sentence', () => recall.click(long)],
  ['a sentence by its params', () => recall.click('the row of {{who}}', { params: { who: long } })],
  ['the place of a drag', () => recall.dragTo('the card', long)],
];

for (const [what, call] of lengthy) {
  test(`${what} that is too long is refused, and hardly repeated`, async () => {
    const error = await call().then(
      () => assert.fail('it was accepted'),
      (reason) => reason,
    );
    assert.equal(error.code, invalid);
    assert.match(error.message, /\d{5} characters\. Accepted: 1000 at most/);
    assert.ok(error.message.length < 500, `${error.message.length} characters`);
  });
}

test('no error repeats more of a sentence, or of a name in it, than tells which it is', async () => {
  const name = 'x'.repeat(900);
  for (const call of [
    () => recall.click(`the {{${name}}}`),
    () => recall.click(`the {{${name}}}`, { params: { other: 1 } }),
    () => recall.click(`the {{${name}}} {{${name.slice(500)}}}`, { params: { [name]: secret('y') } }),
    () => recall.click('the box', { params: { [name]: 1 } }),
    () => recall.click(name.repeat(2)),
  ]) {
    const error = await call().catch((reason) => reason);
    assert.ok(error.message.length < 500, error.message);
    assert.ok(error.stack.split('\n')[0].length < 500);
  }
});
