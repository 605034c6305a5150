// Options are checked before anything runs, and levels are merged in the order of the contract: call, environment,
// test.use or project, defaults, where an off of the cache wins from anywhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import check from '../../dist/options/check.js';
import environment from '../../dist/options/environment.js';
import precedence from '../../dist/options/precedence.js';

const { checkOptions } = check;
const { optionsFromEnvironment } = environment;
const { mergeOptions, resolveOptions } = precedence;

const accepted = [
  {},
  { locatorCache: true },
  { locatorCache: false },
  { locatorCache: { ci: true, url: { base: true, ignoreQuery: ['utm_*'], paths: ['/orders/:id'] } } },
  { lookupTimeout: 0 },
  { lookupTimeout: 2500 },
  { resolvers: ['lexical', 'model', async () => null] },
  { resolvers: [] },
  { strict: true, onEvent: () => {} },
  { strict: undefined },
];

test('every documented option is accepted', () => {
  for (const options of accepted) assert.doesNotThrow(() => checkOptions(options, 'use.recall'));
});

const refused = [
  {
    options: { lokatorCache: true },
    code: 'option_unknown',
    says: ['lokatorCache', 'Did you mean "locatorCache"?'],
  },
  { options: { zebra: 1 }, code: 'option_unknown', says: ['zebra', 'Accepted: locatorCache, lookupTimeout'] },
  {
    options: { locatorCache: { uri: {} } },
    code: 'option_unknown',
    says: ['locatorCache.uri', 'Did you mean "url"?'],
  },
  {
    options: { locatorCache: { url: { pathes: [] } } },
    code: 'option_unknown',
    says: ['locatorCache.url.pathes', '"paths"'],
  },
  {
    options: { locatorCache: 'off' },
    code: 'option_invalid',
    says: ['locatorCache', "'off'", 'true, false or an object'],
  },
  {
    options: { locatorCache: { ci: 'yes' } },
    code: 'option_invalid',
    says: ['locatorCache.ci', "'yes'", 'true or false'],
  },
  {
    options: { locatorCache: { url: { ignoreQuery: 'utm' } } },
    code: 'option_invalid',
    says: ['locatorCache.url.ignoreQuery', 'array'],
  },
  {
    options: { locatorCache: { url: { paths: [''] } } },
    code: 'option_invalid',
    says: ['locatorCache.url.paths.0', 'not empty'],
  },
  {
    options: { lookupTimeout: -1 },
    code: 'option_invalid',
    says: ['lookupTimeout', '-1', 'from 0 to 600000'],
  },
  { options: { lookupTimeout: Number.NaN }, code: 'option_invalid', says: ['lookupTimeout', 'NaN'] },
  { options: { lookupTimeout: '2s' }, code: 'option_invalid', says: ['lookupTimeout', "'2s'"] },
  {
    options: { resolvers: ['lexicl'] },
    code: 'option_invalid',
    says: ['resolvers.0', "'lexicl'", "'lexical', 'model'"],
  },
  { options: { resolvers: 'lexical' }, code: 'option_invalid', says: ['resolvers', 'an array'] },
  { options: { onEvent: 'log' }, code: 'option_invalid', says: ['onEvent', 'a function'] },
  { options: 'off', code: 'option_invalid', says: ['use.recall', "'off'", 'an object'] },
  { options: null, code: 'option_invalid', says: ['use.recall', 'null'] },
];

for (const { options, code, says } of refused) {
  test(`a wrong option is named with its value and what is accepted: ${JSON.stringify(options)}`, () => {
    assert.throws(
      () => checkOptions(options, 'use.recall'),
      (error) => {
        assert.equal(error.code, code);
        for (const words of ['use.recall', ...says])
          assert.ok(error.message.includes(words), `${words} in: ${error.message}`);
        return true;
      },
    );
  });
}

test('the environment sets options', () => {
  const set = { RECALL_STRICT: '1', RECALL_LOOKUP_TIMEOUT: '500', RECALL_LOCATOR_CACHE: 'false' };
  assert.deepEqual(optionsFromEnvironment(set), { locatorCache: false, strict: true, lookupTimeout: 500 });
  assert.deepEqual(optionsFromEnvironment({ RECALL_LOCATOR_CACHE: '1', RECALL_STRICT: '' }), {});
});

const wrongVariables = [
  {
    variables: { RECALL_LOCATOR_CAHCE: '0' },
    code: 'option_unknown',
    says: ['RECALL_LOCATOR_CAHCE', 'RECALL_LOCATOR_CACHE'],
  },
  { variables: { RECALL_STRIKT: '1' }, code: 'option_unknown', says: ['RECALL_STRIKT', 'RECALL_STRICT'] },
  {
    variables: { RECALL_LOCATOR_CACHE: 'maybe' },
    code: 'option_invalid',
    says: ['RECALL_LOCATOR_CACHE', 'maybe', '1, true, yes, on, 0, false, no or off'],
  },
  {
    variables: { RECALL_LOCATOR_CACHE_CI: '2' },
    code: 'option_invalid',
    says: ['RECALL_LOCATOR_CACHE_CI', '2'],
  },
  {
    variables: { RECALL_LOOKUP_TIMEOUT: '2s' },
    code: 'option_invalid',
    says: ['RECALL_LOOKUP_TIMEOUT', '2s', 'milliseconds'],
  },
];

for (const { variables, code, says } of wrongVariables) {
  test(`a wrong variable is named: ${JSON.stringify(variables)}`, () => {
    assert.throws(
      () => optionsFromEnvironment(variables),
      (error) => error.code === code && says.every((words) => error.message.includes(words)),
    );
  });
}

test("variables of the prefix that are nobody else's slip are left alone", () => {
  assert.deepEqual(
    optionsFromEnvironment({ RECALL_BROWSER: '/usr/bin/chromium', RECALL_TALLY_FILE: 'x' }),
    {},
  );
});

test('a later level wins option by option, the defaults are last', () => {
  const options = resolveOptions({ lookupTimeout: 100, strict: true }, { lookupTimeout: 200 });
  assert.equal(options.lookupTimeout, 200);
  assert.equal(options.strict, true);
  assert.deepEqual(options.resolvers, ['lexical', 'model']);
  assert.equal(resolveOptions().lookupTimeout, 2000);
});

const caches = [
  { levels: [false, true], merged: false },
  { levels: [true, false], merged: false },
  { levels: [false, { ci: true }], merged: false },
  { levels: [{ ci: true }, false], merged: false },
  { levels: [{ ci: true }, { url: { base: true } }], merged: { ci: true, url: { base: true } } },
  { levels: [{ ci: true }, true], merged: { ci: true } },
  { levels: [{ ci: true }, { ci: false }], merged: { ci: false } },
  { levels: [undefined, true], merged: true },
  { levels: [undefined, undefined], merged: undefined },
];

for (const { levels, merged } of caches) {
  test(`locatorCache of ${JSON.stringify(levels)} is ${JSON.stringify(merged)}`, () => {
    const options = levels.map((locatorCache) => (locatorCache === undefined ? {} : { locatorCache }));
    assert.deepEqual(mergeOptions(...options).locatorCache, merged);
  });
}
