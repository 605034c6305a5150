// The evaluation judges rightly: on a pair of pages made for it, where every verdict is known, and where some labels lie.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sampled } from '../../eval/sample.mjs';
import { readSets } from '../../eval/sets.mjs';
import { Tally } from '../../eval/tally.mjs';
import { roundsOf, trialsOf } from '../../eval/trial.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

const BODY = '/html[1]/body[1]';

const PAGE_A = `<!doctype html><title>Orders</title>
<button>Save order</button>
<button>Print order</button>
<button>Archive order</button>
<a href="/help">Help</a>
<a href="/terms">Terms</a>
<ul><li>Ada <a href="/1">Edit</a></li><li>Bob <a href="/2">Edit</a></li></ul>
<button hidden>Undo</button>`;

const PAGE_B = `<!doctype html><title>Orders</title>
<p>New!</p>
<button>Print order</button>
<button>Save order</button>
<a href="/help">Help</a>
<a href="/terms">Terms</a>
<ul><li>Bob <a href="/2">Edit</a></li><li>Ada <a href="/1">Edit</a></li></ul>`;

const LABELS = [
  label('the Save order button', 'button[1]', 'button[2]'),
  label('the Print order button', 'button[2]', 'button[1]'),
  label('the Archive order button', 'button[3]', null, { status: 'absent' }),
  // These two lie about where the links are now; the second says that the other does the same.
  label('the Help link', 'a[1]', 'a[2]'),
  label('the Terms link', 'a[2]', 'a[1]', { b_equiv: [`${BODY}/a[2]`] }),
  label('the Edit link', 'ul[1]/li[1]/a[1]', 'ul[1]/li[2]/a[1]'),
  label('the Edit link', 'ul[1]/li[2]/a[1]', 'ul[1]/li[1]/a[1]'),
  label('the Undo button', 'button[4]', null, { visible_a: false }),
];

function label(target, a, b, others = {}) {
  const [from, to] = [`${BODY}/${a}`, b && `${BODY}/${b}`];
  const fixed = {
    kind: 'link',
    source: 'hand',
    rule: 'made up',
    status: 'same',
    visible_a: true,
    b_equiv: [],
  };
  return { target, a: from, b: to, ...fixed, ...others };
}

describe('npm run eval', () => {
  let folder;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'recall-eval-test-'));
    mkdirSync(join(folder, 'made-up'));
    writeFileSync(join(folder, 'made-up', 'a.html'), PAGE_A);
    writeFileSync(join(folder, 'made-up', 'b.html'), PAGE_B);
    const pairs = [{ id: 'orders', pageA: 'a.html', pageB: 'b.html', gap: 'minor', labels: LABELS }];
    const data = { format: 'recall-pairs 1', set: 'made-up', pairs };
    writeFileSync(join(folder, 'made-up', 'labels.json'), JSON.stringify(data));
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  function run(...flags) {
    const file = join(folder, 'out.json');
    const args = [inRoot('scripts', 'eval.mjs'), '--data', folder, '--json', file, ...flags];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    assert.ok(status === 0 || status === 1, `it ended with ${status}: ${stderr}`);
    return { status, stdout, counts: JSON.parse(readFileSync(file, 'utf8')) };
  }

  it('counts each verdict, and lists what is wrong', { timeout: 120_000 }, () => {
    const { status, stdout, counts } = run();
    const { labels, recorded, notCacheable, hit, equivalent, wrong, miss, goneOk } = counts;
    assert.deepEqual(
      { labels, recorded, notCacheable, hit, equivalent, wrong, miss, goneOk },
      { labels: 7, recorded: 7, notCacheable: 0, hit: 4, equivalent: 1, wrong: 1, miss: {}, goneOk: 1 },
    );
    assert.equal(status, 1, 'something wrong ends with 1');
    const listed =
      /WRONG: "the Help link"[^]*landed on +\/html\[1\]\/body\[1\]\/a\[1\][^]*evidence +.*\bname\b/;
    assert.match(stdout, listed);
    assert.equal(counts.pairs[0].wrong, 1);
  });

  it('finds nothing once everything right is taken out', { timeout: 120_000 }, () => {
    const { counts } = run('--knockout', '--only', 'orders');
    // What the lying label took out was another link.
    assert.deepEqual([counts.hit, counts.wrong, counts.goneOk], [0, 1, 6]);
  });

  it('changes the pages’ places', { timeout: 120_000 }, () => {
    const { counts } = run('--reverse');
    assert.deepEqual([counts.labels, counts.hit, counts.equivalent, counts.wrong], [6, 4, 1, 1]);
  });
});

describe('what the evaluation is made of', () => {
  it('keeps labels of one sentence apart', () => {
    const sizes = roundsOf(LABELS).map((round) => round.length);
    assert.deepEqual(sizes, [7, 1]);
  });

  it('takes twins of page A from the labels when it is read backwards', () => {
    const [a, b] = [
      label('one', 'a[1]', 'a[1]', { b_equiv: [`${BODY}/a[2]`] }),
      label('two', 'a[2]', 'a[2]'),
    ];
    const [first] = trialsOf({ labels: [a, b] }, true);
    assert.deepEqual([first.from, first.right, first.equivalents], [a.b, a.a, [b.a]]);
  });

  it('takes a sample from all over the data, and the same each time', () => {
    const jobs = Array.from({ length: 50 }, (_, index) => ({ pair: { id: index }, trials: [1, 2, 3] }));
    const chosen = sampled(jobs, 10).map(({ pair, trials }) => [pair.id, trials.length]);
    assert.deepEqual(chosen, [
      [0, 3],
      [12, 1],
      [24, 3],
      [49, 3],
    ]);
  });

  it('counts what is in dispute nowhere else', () => {
    const tally = Tally.of([{ verdict: 'wrong', isDisputed: true }, { verdict: 'hit' }]);
    assert.deepEqual([tally.labels, tally.wrong, tally.disputed], [1, 0, { wrong: 1 }]);
  });

  it('says where it found no data', () => {
    assert.throws(() => readSets('/nowhere'), /\/nowhere holds no labels\.json/);
  });
});
