// What the reporter counts and prints: the same lookups give the same text, and a retried test counts once.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import attachments from '../../dist/report/attachment.js';
import coverages from '../../dist/report/coverage.js';
import headlines from '../../dist/report/headline.js';
import runs from '../../dist/report/run.js';
import summaries from '../../dist/report/summary.js';
import totals from '../../dist/report/totals.js';

const { attachmentOf, lookupsIn } = attachments;
const { Coverage } = coverages;
const { headline } = headlines;
const { Run } = runs;
const { summary } = summaries;
const { totalsOf } = totals;

const ms = { lookup: 2, resolve: 3, action: 30 };
const base = {
  target: 'the Save button',
  operation: 'click',
  fallback: false,
  calledModel: false,
  modelInChain: false,
  resolverCalls: 0,
  acted: true,
  ms,
};
const hit = { ...base, outcome: 'hit', resolvedBy: 'cache' };
const resolved = {
  ...base,
  outcome: 'miss',
  fallback: true,
  resolvedBy: 'lexical',
  resolverCalls: 1,
  write: { outcome: 'stored' },
};

const lines = [
  [hit, 'hit'],
  [{ ...resolved, reason: 'absent' }, 'miss (absent) → lexical, stored'],
  [
    { ...resolved, reason: 'changed', evidence: { differs: ['name'], standsElsewhere: ['id'] } },
    'miss (changed) → lexical, stored [differs: name; elsewhere: id]',
  ],
  [{ ...resolved, reason: 'invalid', detail: 'rules' }, 'miss (invalid: rules) → lexical, stored'],
  [
    { ...resolved, reason: 'absent', write: { outcome: 'not_cacheable', detail: 'nameless' } },
    'miss (not_cacheable: nameless) → lexical',
  ],
  [{ ...resolved, reason: 'absent', write: { outcome: 'conflict' } }, 'miss (conflict) → lexical'],
  [{ ...resolved, reason: 'changed', write: { outcome: 'conflict' } }, 'miss (changed) → lexical, conflict'],
  [
    { ...base, outcome: 'bypassed', reason: 'ci_default', fallback: true, resolvedBy: 'custom' },
    'bypassed (ci_default) → custom',
  ],
  [
    { ...base, outcome: 'miss', reason: 'target_missing', fallback: true, acted: false },
    'miss (target_missing) → nobody, failed',
  ],
  [
    { ...hit, fallback: true, resolvedBy: 'lexical', write: { outcome: 'unchanged' } },
    'hit → lexical, unchanged',
  ],
];

for (const [lookup, line] of lines) test(line, () => assert.equal(headline(lookup), line));

test('totals are sums by outcome and reason', () => {
  const sums = totalsOf([
    hit,
    { ...hit, modelInChain: true },
    { ...resolved, reason: 'changed' },
    { ...resolved, reason: 'absent', calledModel: true, modelInChain: true, write: { outcome: 'conflict' } },
  ]);
  assert.deepEqual(sums, {
    lookups: 4,
    hits: 2,
    misses: 2,
    missesByReason: { absent: 1, changed: 1 },
    bypassed: 0,
    bypassedByReason: {},
    conflicts: 1,
    resolverCalls: { made: 2, avoided: 2 },
    modelCalls: { made: 1, avoided: 1 },
    ms: { lookup: 8, resolve: 12, action: 120 },
  });
});

const place = { file: 'a.spec.ts', line: 3, titles: ['saves'], project: '' };

test('a retried test counts once, with what its last attempt did', () => {
  const run = new Run();
  run.attempted('t1', { ...place, status: 'failed', retry: 0, lookups: [{ ...resolved, reason: 'absent' }] });
  run.attempted('t1', { ...place, status: 'passed', retry: 1, lookups: [hit] });
  const { totals: sums, tests } = run.report();
  assert.deepEqual([sums.lookups, sums.hits, tests.length, tests[0].retry], [1, 1, 1, 1]);
});

test('the order is that of the files, whichever worker was first', () => {
  const run = new Run();
  run.attempted('2', { ...place, file: 'b.spec.ts', status: 'passed', retry: 0, lookups: [hit] });
  run.attempted('3', { ...place, line: 9, status: 'passed', retry: 0, lookups: [hit] });
  run.attempted('1', { ...place, status: 'passed', retry: 0, lookups: [hit] });
  run.attempted('4', { ...place, file: 'c.spec.ts', status: 'passed', retry: 0, lookups: [] });
  assert.deepEqual(
    run.report().tests.map(({ file, line }) => `${file}:${line}`),
    ['a.spec.ts:3', 'a.spec.ts:9', 'b.spec.ts:3'],
  );
});

test('the summary has a line for each miss, then the totals, and says nothing without lookups', () => {
  const run = new Run();
  assert.equal(summary(run.report()), '');
  run.attempted('1', {
    ...place,
    project: 'chrome',
    status: 'passed',
    retry: 0,
    lookups: [hit, { ...resolved, reason: 'changed' }],
  });
  assert.equal(
    summary(run.report()),
    [
      '[chrome] › a.spec.ts:3 › saves › click "the Save button": miss (changed) → lexical, stored',
      '',
      'recall lookups  2',
      'hits            1',
      'misses          1 (changed 1)',
      'bypassed        0',
      'conflicts       0',
      'resolver calls  1 made, 1 avoided',
      'model calls     0 made, 0 avoided',
      'time            4 ms in lookups, 6 ms in resolvers',
    ].join('\n'),
  );
});

test('lookups travel in an attachment, and one of the same name that is not ours does no harm', () => {
  assert.deepEqual(lookupsIn([attachmentOf([hit])]), [hit]);
  assert.deepEqual(
    lookupsIn([{ name: 'recall-lookups', body: Buffer.from('no JSON') }, { name: 'trace' }]),
    [],
  );
  assert.deepEqual(lookupsIn([{ name: 'recall-lookups', path: '/nowhere' }]), []);
});

test('the report says which tests ran, each with its last attempt, and how the run ended', () => {
  const config = {
    configFile: join('/work', 'shop', 'playwright.config.ts'),
    shard: { current: 1, total: 2 },
  };
  const coverage = new Coverage(config);
  const tested = (id, ...titlePath) => ({ id, titlePath: () => ['', 'chrome', ...titlePath] });
  coverage.attempted(tested('2', 'b.spec.ts', 'saves'), { retry: 0, status: 'failed' });
  coverage.attempted(tested('1', 'a.spec.ts', 'signs in'), { retry: 0, status: 'skipped' });
  coverage.attempted(tested('2', 'b.spec.ts', 'saves'), { retry: 1, status: 'passed' });
  const ended = { status: 'passed', startTime: new Date('2026-12-01T09:30:00Z'), duration: 1500 };
  assert.deepEqual(coverage.report(ended, join('/work', 'shop', 'reports')), {
    status: 'passed',
    started: '2026-12-01T09:30:00.000Z',
    finished: '2026-12-01T09:30:01.500Z',
    config: '../playwright.config.ts',
    shard: { current: 1, total: 2 },
    tests: [
      { titlePath: ['chrome', 'a.spec.ts', 'signs in'], status: 'skipped' },
      { titlePath: ['chrome', 'b.spec.ts', 'saves'], status: 'passed' },
    ],
  });
});
