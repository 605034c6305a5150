// The step cache as JavaScript sees it: names, outcomes and codes. What it decides is tested in Rust.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const { checkStepCode, normalizeStepText, RunBudgets, stepIdentity, StepStore } = createRequire(
  import.meta.url,
)('../../index.js');

const CODE = `export default async function step({ page, params }) {
  await page.getByLabel('Amount').fill(params.amount);
}
`;

const amount = { cacheKey: 'checkout', stepType: 'action', text: 'Set the amount to {{amount}}' };

/** A directory that goes away with the test that asked for it. */
function folder(t) {
  const root = mkdtempSync(join(tmpdir(), 'recall-steps-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

const thrown = (code, message) => (error) => {
  assert.equal(error.code, code);
  assert.match(error.message, message);
  return true;
};

describe('a step', () => {
  it('is identified by key, type and normalised sentence', () => {
    assert.equal(normalizeStepText('  Click  «Save» NOW '), 'click «Save» now');
    const identity = stepIdentity(amount);
    assert.equal(identity.normalizedText, 'set the amount to {{amount}}');
    assert.match(identity.digest, /^[0-9a-f]{64}$/);
    assert.equal(identity.filename, `set-the-amount-to-amount.${identity.digest}.mjs`);
    assert.deepEqual(stepIdentity(identity), identity);
    assert.notEqual(stepIdentity({ ...amount, stepType: 'assertion' }).digest, identity.digest);
  });

  it('needs a key, a type and words', () => {
    for (const [bad, message] of [
      [{ cacheKey: '' }, /^cacheKey must not be empty/],
      [{ text: ' ' }, /^text must have words/],
      [{ stepType: 'check' }, /^stepType must be "action" or "assertion"/],
    ])
      assert.throws(() => stepIdentity({ ...amount, ...bad }), thrown('RECALL_INVALID_ARGUMENT', message));
  });
});

describe('a store of steps', () => {
  it('saves, loads, lists and removes, and holds no value', (t) => {
    const root = join(folder(t), 'cache');
    const store = new StepStore({ root, path: 'shop' });
    assert.equal(store.folder, join(root, 'shop'));
    const identity = stepIdentity(amount);
    const path = join(root, 'shop', identity.filename);
    assert.deepEqual(store.load(identity), { outcome: 'miss', reason: 'absent', path });

    const params = { amount: '1400' };
    assert.deepEqual(store.save({ identity, code: CODE, params }), { outcome: 'saved', path });
    assert.deepEqual(store.save({ identity, code: CODE, params }), { outcome: 'unchanged', path });
    assert.ok(!readFileSync(path, 'utf8').includes('1400'));

    const { created, ...hit } = store.load({ ...amount, text: ' SET the amount to  {{amount}}' });
    assert.match(created, /^\d{4}-\d\d-\d\d$/);
    assert.deepEqual(hit, { outcome: 'hit', path, code: CODE, codeLine: 8, sentence: amount.text });

    const file = `shop/${identity.filename}`;
    const listed = {
      outcome: 'step',
      file,
      path,
      cachePath: 'shop',
      identity,
      created,
      code: CODE,
      codeLine: 8,
    };
    assert.deepEqual(new StepStore({ root }).list(), [listed]);
    assert.deepEqual(store.remove(file), { outcome: 'removed' });
    assert.deepEqual(store.remove(file), { outcome: 'absent' });
    assert.throws(() => store.remove('../x.mjs'), thrown('RECALL_INVALID_ARGUMENT', /^file must be/));
  });

  it('says what is wrong with a file, and keeps it unless told otherwise', (t) => {
    const root = folder(t);
    const store = new StepStore({ root });
    const identity = stepIdentity(amount);
    const path = join(root, identity.filename);
    writeFileSync(path, '// recall step\n<<<<<<< HEAD\n');
    const { detail, ...miss } = store.load(identity);
    assert.deepEqual(miss, { outcome: 'miss', reason: 'corrupt', path, line: 2 });
    assert.match(detail, /does not begin with `\/\/`/);
    const skipped = store.save({ identity, code: CODE });
    assert.equal(skipped.outcome, 'skipped');
    assert.equal(skipped.reason, 'damaged');
    assert.equal(new StepStore({ root }).list()[0].outcome, 'broken');
    assert.equal(store.save({ identity, code: CODE, replaceDamaged: true }).outcome, 'saved');
  });

  it('never stores what breaks the policy', (t) => {
    const root = folder(t);
    const store = new StepStore({ root });
    const params = { amount: '1400' };
    const rejected = store.save({ identity: amount, code: CODE.replace('params.amount', "'1400'"), params });
    assert.equal(rejected.outcome, 'rejected');
    assert.deepEqual(
      rejected.findings.map(({ code, line }) => [code, line]),
      [
        ['unused_param', 1],
        ['literal_value', 2],
      ],
    );
    assert.deepEqual(readdirSync(root), []);
  });

  it('names a root or path that is none', (t) => {
    const root = folder(t);
    const open = (options) => () => new StepStore(options);
    assert.throws(open({ root: '' }), thrown('RECALL_INVALID_OPTION', /^cacheRoot "" is empty/));
    for (const path of ['/etc', 'C:cache', '..\\x', 'nul', ''])
      assert.throws(
        open({ root, path }),
        thrown('RECALL_INVALID_OPTION', /^cachePath ".*" .*; accepted: a relative path/),
      );
  });

  it('lets two branches that add steps merge', (t) => {
    const root = folder(t);
    const git = (...command) =>
      execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...command]);
    const add = (text) => {
      const store = new StepStore({ root: join(root, '.recall', 'cache') });
      const code = CODE.replace('fill(params.amount)', 'click()');
      assert.equal(store.save({ identity: { ...amount, text }, code }).outcome, 'saved');
      git('add', '.');
      git('commit', '-qm', text);
    };
    git('init', '-qb', 'main');
    mkdirSync(join(root, '.recall'));
    add('click one');
    git('checkout', '-qb', 'other');
    add('click two');
    git('checkout', '-q', 'main');
    add('click three');
    git('merge', '-q', '--no-edit', 'other');
    const sentences = new StepStore({ root: join(root, '.recall', 'cache') }).list();
    assert.deepEqual(sentences.map(({ identity }) => identity.text).sort(), [
      'click one',
      'click three',
      'click two',
    ]);
  });
});

describe('the policy', () => {
  it('answers with code, severity, place, message and fix', () => {
    const code = CODE.replace('await ', '');
    const [finding, ...more] = checkStepCode({ code, stepType: 'action' });
    assert.deepEqual(more, []);
    const { fix, message, ...rest } = finding;
    assert.deepEqual(rest, { code: 'unawaited', severity: 'high', line: 2, column: 3 });
    assert.equal(message, 'nothing waits for `fill`');
    assert.equal(fix, 'put `await` before it');
  });

  it('takes what the caller knows', () => {
    const body = (line) => `export default async function step({ page }) {\n  await ${line};\n}\n`;
    const codes = (code, more) =>
      checkStepCode({ code, stepType: 'action', ...more }).map((finding) => finding.code);
    const first = body("page.getByText('Save').first().click()");
    assert.deepEqual(codes(first), []);
    assert.deepEqual(codes(first, { ambiguous: ["getByText('Save')"] }), ['positional']);
    const evaluate = body('page.evaluate(() => document.title)');
    assert.deepEqual(codes(evaluate), ['evaluate']);
    assert.deepEqual(codes(evaluate, { allowEvaluate: true }), []);
    assert.deepEqual(codes(CODE, { params: { amount: '1' } }), []);
    assert.deepEqual(codes(CODE, { params: {} }), ['unknown_param']);
  });

  it('survives whatever it is given', () => {
    for (const code of ['', '\0', '('.repeat(50_000), '!'.repeat(16_000), '\ud800', '`${'.repeat(5_000)])
      assert.ok(checkStepCode({ code, stepType: 'assertion' }).length > 0);
  });
});

describe('budgets', () => {
  it('grant and refuse, and give groups cycles of their own', () => {
    const budgets = new RunBudgets();
    const asked = [1, 2, 3, 4].map(() => budgets.tryGeneration(amount));
    assert.deepEqual(asked, [
      { outcome: 'granted', attempt: 1, left: 2 },
      { outcome: 'granted', attempt: 2, left: 1 },
      { outcome: 'granted', attempt: 3, left: 0 },
      { outcome: 'exhausted', limit: 3 },
    ]);
    const cycles = [1, 2, 3].map(() => budgets.openGroupCycle('Fill the form'));
    assert.equal(cycles[2], null);
    assert.deepEqual(cycles[0].tryHealing(amount), { outcome: 'granted', attempt: 1, left: 1 });
    assert.deepEqual(budgets.tryHealing(amount), { outcome: 'granted', attempt: 1, left: 1 });
  });

  it('name an attempt count that is none', () => {
    const wrong = () => new RunBudgets({ generation: 3, healing: -1 });
    assert.throws(wrong, thrown('RECALL_INVALID_OPTION', /^healingAttempts is -1; accepted: a whole number/));
  });
});
