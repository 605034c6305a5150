// What the reporter counts and prints: the same lookups give the same text, and a retried test counts once.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import attachments from '../../dist/report/attachment.js';
import coverages from '../../dist/report/coverage.js';
import headlines from '../../dist/report/headline.js';
import runs from '../../dist/report/run.js';
import stepHeadlines from '../../dist/report/step-headline.js';
import summaries from '../../dist/report/summary.js';
import totals from '../../dist/report/totals.js';

const { attachmentsOf, lookupsIn, stepsIn } = attachments;
const { Coverage } = coverages;
const { headline } = headlines;
const { stepHeadline } = stepHeadlines;
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

const replayed = {
  sentence: 'click the Save button',
  stepType: 'action',
  outcome: 'hit',
  file: 'click.mjs',
  attempts: 1,
  passed: true,
  ms: { load: 1, generate: 0, run: 30 },
};
const made = {
  ...replayed,
  outcome: 'miss',
  reason: 'absent',
  generatedBy: 'compiler',
  write: { outcome: 'saved' },
};

const stepLines = [
  [replayed, 'hit'],
  [{ ...replayed, attempts: 3, passed: false }, 'hit, 3 attempts, failed'],
  [made, 'miss (absent) → compiler, saved'],
  [
    { ...made, reason: 'corrupt', detail: 'no header', write: { outcome: 'skipped', reason: 'damaged' } },
    'miss (corrupt: no header) → compiler, skipped (damaged)',
  ],
  [{ ...replayed, outcome: 'miss', reason: 'absent', attempts: 0, passed: false }, 'miss (absent), failed'],
];

for (const [step, line] of stepLines) test(`a step: ${line}`, () => assert.equal(stepHeadline(step), line));

test('totals are sums by outcome and reason', () => {
  const sums = totalsOf(
    [
      hit,
      { ...hit, modelInChain: true },
      { ...resolved, reason: 'changed' },
      {
        ...resolved,
        reason: 'absent',
        calledModel: true,
        modelInChain: true,
        write: { outcome: 'conflict' },
      },
    ],
    [replayed, made, { ...replayed, attempts: 3, passed: false }],
  );
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
    steps: {
      taken: 3,
      replayed: 2,
      missesByReason: { absent: 1 },
      generated: 1,
      saved: 1,
      repeats: 2,
      failed: 1,
    },
  });
});

const place = { file: 'a.spec.ts', line: 3, titles: ['saves'], project: '' };

test('a retried test counts once, with what its last attempt did', () => {
  const run = new Run();
  run.attempted('t1', {
    ...place,
    status: 'failed',
    retry: 0,
    lookups: [{ ...resolved, reason: 'absent' }],
    steps: [],
  });
  run.attempted('t1', { ...place, status: 'passed', retry: 1, lookups: [hit], steps: [] });
  const { totals: sums, tests } = run.report();
  assert.deepEqual([sums.lookups, sums.hits, tests.length, tests[0].retry], [1, 1, 1, 1]);
});

test('the order is that of the files, whichever worker was first', () => {
  const run = new Run();
  run.attempted('2', { ...place, file: 'b.spec.ts', status: 'passed', retry: 0, lookups: [hit], steps: [] });
  run.attempted('3', { ...place, line: 9, status: 'passed', retry: 0, lookups: [hit], steps: [] });
  run.attempted('1', { ...place, status: 'passed', retry: 0, lookups: [hit], steps: [] });
  run.attempted('4', { ...place, file: 'c.spec.ts', status: 'passed', retry: 0, lookups: [], steps: [] });
  assert.deepEqual(
    run.report().tests.map(({ file, line }) => `${file}:${line}`),
    ['a.spec.ts:3', 'a.spec.ts:9', 'b.spec.ts:3'],
  );
});

test('the summary has a line for each miss, then the totals, and says nothing without either', () => {
  const run = new Run();
  assert.equal(summary(run.report()), '');
  run.attempted('1', {
    ...place,
    project: 'chrome',
    status: 'passed',
    retry: 0,
    lookups: [hit, { ...resolved, reason: 'changed' }],
    steps: [replayed, made],
  });
  assert.equal(
    summary(run.report()),
    [
      '[chrome] › a.spec.ts:3 › saves › click "the Save button": miss (changed) → lexical, stored',
      '[chrome] › a.spec.ts:3 › saves › step "click the Save button": miss (absent) → compiler, saved',
      '',
      'recall lookups  2',
      'hits            1',
      'misses          1 (changed 1)',
      'bypassed        0',
      'conflicts       0',
      'resolver calls  1 made, 1 avoided',
      'model calls     0 made, 0 avoided',
      'time            4 ms in lookups, 6 ms in resolvers',
      'recall steps    2',
      'replayed        1',
      'misses          1 (absent 1)',
      'compiled        1, 1 saved',
      'failed          0',
    ].join('\n'),
  );
});

test('lookups and steps travel in attachments, and one of the same name that is not ours does no harm', () => {
  const travelling = attachmentsOf([hit], [replayed]);
  assert.deepEqual([lookupsIn(travelling), stepsIn(travelling)], [[hit], [replayed]]);
  assert.deepEqual(attachmentsOf([], []), []);
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
