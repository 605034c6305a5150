// `recall steps prune`: it removes what a complete run has not used, and whenever that cannot be told, it refuses.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { packageBin } from '../../scripts/lib/command.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { data, folder, recall, save } from './support/step-cache.mjs';

const REPORTER = JSON.stringify(inRoot('dist', 'reporter.js'));

const CONFIG = `export default { reporter: [[${REPORTER}]], projects: [{ name: 'one' }, { name: 'two' }] };\n`;

const SPEC = `import { test } from '@playwright/test';
test('signs in', () => {});
test.describe('the cart', () => {
  test('is paid', () => {});
});
`;

/** A minute: file systems and clocks may be coarse. */
const LONG_MS = 60_000;

function project(t, files = {}) {
  const cwd = folder(t, { 'playwright.config.mjs': CONFIG, 'shop.spec.mjs': SPEC, ...files });
  mkdirSync(join(cwd, 'node_modules', '@playwright'), { recursive: true });
  symlinkSync(
    inRoot('node_modules', '@playwright', 'test'),
    join(cwd, 'node_modules', '@playwright', 'test'),
    'junction',
  );
  return cwd;
}

/** Runs the tests, and says in the report which steps they used. */
async function run(cwd, { used = [], words = [] } = {}) {
  await new Promise((resolve) => {
    const command = [packageBin('@playwright/test', 'playwright'), 'test', ...words];
    execFile(process.execPath, command, { cwd, env: { ...process.env, CI: '' } }, resolve);
  });
  edit(cwd, (report) => {
    report.tests = [{ steps: used.slice(0, 1) }, { lookups: [] }, { steps: used.slice(1) }];
  });
}

function edit(cwd, change) {
  const path = join(cwd, 'recall-report.json');
  const report = JSON.parse(readFileSync(path, 'utf8'));
  change(report);
  writeFileSync(path, JSON.stringify(report));
}

/** What a whole run of the tests above reports; made by a real one, once. */
let wholeReport;

async function runWhole(cwd, used) {
  if (wholeReport === undefined) {
    await run(cwd, { used });
    wholeReport = readFileSync(join(cwd, 'recall-report.json'), 'utf8');
    return;
  }
  writeFileSync(join(cwd, 'recall-report.json'), wholeReport);
  edit(cwd, (report) => {
    report.run.started = report.run.finished = new Date().toISOString();
    report.tests[0].steps = used;
  });
}

/** A project with one step in use and one that is not, after a whole run. */
async function ready(t, files) {
  const cwd = project(t, files);
  const used = save(cwd, { text: 'Click Sign in', path: 'shop' });
  const unused = save(cwd, { text: 'Click Log in', path: 'shop' });
  await (files === undefined ? runWhole : runOf)(cwd, [{ file: used.file }]);
  return { cwd, used, unused };
}

const runOf = (cwd, used) => run(cwd, { used });

const inFuture = (path) => utimesSync(path, new Date(), new Date(Date.now() + LONG_MS));

describe('recall steps prune', () => {
  it('lists what no test has used, and removes it only with --yes', async (t) => {
    const { cwd, used, unused } = await ready(t);
    const listed = await data(cwd, 'steps', 'prune');
    assert.equal(listed.error, undefined);
    assert.deepEqual(listed.data, {
      folder: join(cwd, '.recall', 'cache'),
      used: 1,
      unused: [unused.file],
      removed: [],
      damaged: [],
    });
    const text = await recall(cwd, 'steps', 'prune');
    assert.equal(text.code, 0);
    assert.ok(text.stdout.startsWith(`${unused.file}\n1 file unused, 1 in use`), text.stdout);
    assert.match(text.stdout, /Nothing is removed without --yes\.\n$/);
    assert.ok(existsSync(unused.path));

    const removed = await data(cwd, 'steps', 'prune', '--yes');
    assert.deepEqual(removed.data.removed, [unused.file]);
    assert.ok(!existsSync(unused.path) && existsSync(used.path));
    assert.match((await recall(cwd, 'steps', 'prune', '--yes')).stdout, /^0 files unused, 1 in use/);
  });

  it('leaves damaged files to people', async (t) => {
    const { cwd, used, unused } = await ready(t);
    writeFileSync(unused.path, '');
    utimesSync(unused.path, new Date(0), new Date(0));
    const { data: pruned } = await data(cwd, 'steps', 'prune', '--yes');
    assert.deepEqual([pruned.unused, pruned.damaged], [[], [unused.file]]);
    assert.ok(existsSync(unused.path) && existsSync(used.path));
  });

  it('knows a used file under another name: through a link to its directory or to itself', async (t) => {
    const { cwd, used, unused } = await ready(t);
    const cache = join(cwd, '.recall', 'cache');
    symlinkSync(join(cache, 'shop'), join(cache, 'alias'));
    renameSync(unused.path, join(cwd, 'kept.mjs'));
    symlinkSync(join(cwd, 'kept.mjs'), unused.path);
    edit(cwd, (report) => {
      report.tests = [
        { steps: [used, unused].map(({ file }) => ({ file: file.replace('shop/', 'alias/') })) },
      ];
    });
    const { data: pruned } = await data(cwd, 'steps', 'prune');
    assert.deepEqual([pruned.used, pruned.unused], [2, []]);
  });

  it('removes below --cache-path only', async (t) => {
    const { cwd, unused } = await ready(t);
    const other = save(cwd, { text: 'Click Pay', path: 'checkout' });
    utimesSync(other.path, new Date(0), new Date(0));
    const { data: pruned } = await data(cwd, 'steps', 'prune', '--yes', '--cache-path', 'checkout');
    assert.deepEqual(pruned.removed, [other.file]);
    assert.ok(existsSync(unused.path));
  });

  it('goes by several reports where several configurations share the cache', async (t) => {
    const { cwd, unused } = await ready(t);
    renameSync(join(cwd, 'recall-report.json'), join(cwd, 'first.json'));
    await run(cwd, { used: [{ file: unused.file }] });
    const { data: pruned } = await data(
      cwd,
      'steps',
      'prune',
      '--report',
      'first.json',
      'recall-report.json',
    );
    assert.deepEqual([pruned.used, pruned.unused], [2, []]);
  });

  it('takes a test that one project skips for one that ran, if another project ran it', async (t) => {
    const skipping = SPEC.replace(
      "'signs in', () => {}",
      "'signs in', ({}, { project }) => test.skip(project.name === 'two')",
    );
    const { cwd, unused } = await ready(t, { 'shop.spec.mjs': skipping });
    assert.deepEqual((await data(cwd, 'steps', 'prune')).data.unused, [unused.file]);
  });
});

const refusals = [
  {
    when: 'there is no report',
    arrange: ({ cwd }) => unlinkSync(join(cwd, 'recall-report.json')),
    reason: 'report_missing',
    says: /playwright-recall\/reporter.*run the whole suite/,
  },
  {
    when: 'the report was cut off',
    arrange: ({ cwd }) => writeFileSync(join(cwd, 'recall-report.json'), '{"version":1,"run":'),
    reason: 'report_unusable',
    says: /is not JSON/,
  },
  {
    when: 'the report is of a version that does not say what ran',
    arrange: ({ cwd }) => edit(cwd, (report) => delete report.run),
    reason: 'report_unusable',
    says: /run: /,
  },
  {
    when: 'the report has a use without a file',
    arrange: ({ cwd }) => edit(cwd, (report) => (report.tests[0].steps = [{ path: 'x' }])),
    reason: 'report_unusable',
    says: /file/,
  },
  {
    when: 'the run used no step at all',
    arrange: ({ cwd }) => edit(cwd, (report) => (report.tests = [])),
    reason: 'no_steps',
    says: /used no step/,
  },
  {
    when: 'the report is of another cache',
    arrange: ({ cwd }) => edit(cwd, (report) => report.tests[0].steps.push({ file: 'other/x.mjs' })),
    reason: 'other_cache',
    says: /other\/x\.mjs.*--cache-root/,
  },
  {
    when: 'a step was written after the run',
    arrange: ({ unused }) => inFuture(unused.path),
    reason: 'steps_changed',
    says: /written after its run/,
  },
  {
    when: 'a test was changed after the run',
    arrange: ({ cwd }) => inFuture(join(cwd, 'shop.spec.mjs')),
    reason: 'tests_changed',
    says: /shop\.spec\.mjs was changed/,
  },
  {
    when: 'a test was added after the run',
    arrange: ({ cwd }) => {
      writeFileSync(join(cwd, 'new.spec.mjs'), SPEC);
      utimesSync(join(cwd, 'new.spec.mjs'), new Date(0), new Date(0));
    },
    reason: 'tests_missing',
    says: /one › new\.spec\.mjs › signs in: did not run/,
  },
  {
    when: 'a test is focused now, so that the list of tests is not whole',
    arrange: ({ cwd }) => writeFileSync(join(cwd, 'shop.spec.mjs'), SPEC.replace('test(', 'test.only(')),
    reason: 'tests_unknown',
    says: /\.only/,
  },
  {
    when: 'the configuration does not load',
    arrange: ({ cwd }) => writeFileSync(join(cwd, 'playwright.config.mjs'), 'export default {'),
    reason: 'tests_unknown',
    says: /cannot list the tests:\n.+/,
  },
];

const partialRuns = [
  { when: 'a filter by title', words: ['-g', 'signs in'], reason: 'tests_missing' },
  { when: 'one project', words: ['--project', 'one'], reason: 'tests_missing' },
  { when: 'one shard', words: ['--shard', '1/2'], reason: 'sharded', says: /merge-reports/ },
  {
    when: 'a failed test',
    spec: SPEC.replace('() => {}', "() => { throw new Error('no'); }"),
    reason: 'run_not_green',
  },
  {
    when: 'a skipped test',
    spec: SPEC.replace("test('signs", "test.skip('signs"),
    reason: 'tests_unfinished',
  },
  {
    when: 'a test that fails as expected, at some step',
    spec: SPEC.replace('() => {}', "() => { test.fail(); throw new Error('no'); }"),
    reason: 'tests_unfinished',
  },
  {
    when: 'a focused test',
    spec: SPEC.replace('test(', 'test.only('),
    after: SPEC,
    reason: 'tests_missing',
  },
  { when: 'no test', spec: SPEC, words: ['-g', 'nothing', '--pass-with-no-tests'], reason: 'tests_missing' },
];

describe('recall steps prune removes nothing', () => {
  async function refuses({ cwd, used, unused }, { reason, says = /Nothing is pruned by/ }) {
    const { code, data: pruned, error } = await data(cwd, 'steps', 'prune', '--yes');
    assert.equal(code, 1);
    assert.equal(pruned, undefined);
    assert.equal(error.reason, reason, error.error);
    assert.match(error.error, says);
    assert.ok(existsSync(used.path) && existsSync(unused.path));
  }

  for (const { when, arrange, ...expected } of refusals) {
    it(`when ${when}`, async (t) => {
      const arranged = await ready(t);
      arrange(arranged);
      await refuses(arranged, expected);
    });
  }

  for (const { when, words, spec = SPEC, after = spec, ...expected } of partialRuns) {
    it(`after a run of ${when}`, async (t) => {
      const cwd = project(t, { 'shop.spec.mjs': spec });
      const used = save(cwd, { text: 'Click Sign in' });
      const unused = save(cwd, { text: 'Click Log in' });
      await run(cwd, { used: [{ file: used.file }], words });
      if (after !== spec) writeFileSync(join(cwd, 'shop.spec.mjs'), after);
      await refuses({ cwd, used, unused }, expected);
    });
  }
});
