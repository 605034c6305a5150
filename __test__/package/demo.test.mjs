// What the demo says about step times: medians of the rounds, step by step, and nothing when the suites differ.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pairSuites } from '../../scripts/demo/step-pairs.mjs';
import StepTimes from '../../scripts/demo/step-times.mjs';

const ran = (project, times, others = {}) => ({
  project,
  title: 'pays',
  status: 'passed',
  steps: times.map((ms, at) => ({ sentence: ['Open "/"', 'Click Pay'][at], ms })),
  ...others,
});

describe('the step times of the demo', () => {
  it('are medians over the rounds, ours beside those by hand', () => {
    const tests = [
      ran('1 sentences', [10, 20]),
      ran('1 by-hand', [8, 19]),
      ran('2 sentences', [90, 22]),
      ran('2 by-hand', [9, 18]),
      ran('3 sentences', [11, 21]),
      ran('3 by-hand', [70, 17]),
    ];
    assert.deepEqual(pairSuites(tests), {
      pairs: [
        { test: 'pays', sentence: 'Open "/"', replayed: 11, byHand: 9 },
        { test: 'pays', sentence: 'Click Pay', replayed: 21, byHand: 18 },
      ],
      broken: [],
    });
  });

  it('do not hide a failed test, a step that only one suite has, or that nothing ran', () => {
    const failed = ran('1 sentences', [10], { status: 'failed', error: 'no' });
    assert.deepEqual(pairSuites([failed, ran('1 by-hand', [8, 9])]).broken, [
      'round 1 sentences: the test "pays" failed: no',
      'only one of the suites has "Click Pay" there in "pays"',
    ]);
    assert.deepEqual(pairSuites([]).broken, ['no step was replayed']);
  });

  it('are those of the sentences, within groups too, not of what goes on inside', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'recall-demo-test-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const step = (title, duration, steps = [], category = 'test.step') => ({
      title,
      duration,
      steps,
      category,
    });
    const reporter = new StepTimes({ file: join(folder, 'times.json') });
    const test = {
      parent: { project: () => ({ name: '1 sentences' }) },
      titlePath: () => ['', '', 'a.spec.ts', 'pays'],
    };
    const steps = [
      step('Before Hooks', 5, [], 'hook'),
      step('recall.step "Open "/""', 10, [step('hit', 1)]),
      step('recall.group "Pay"', 30, [step('recall.expect "it costs € 5"', 20)]),
      step('by hand', 7),
    ];
    reporter.onTestEnd(test, { status: 'passed', errors: [], steps });
    reporter.onEnd();
    assert.deepEqual(JSON.parse(readFileSync(join(folder, 'times.json'), 'utf8')), [
      {
        project: '1 sentences',
        title: 'pays',
        status: 'passed',
        steps: [
          { sentence: 'Open "/"', ms: 10 },
          { sentence: 'it costs € 5', ms: 20 },
          { sentence: 'by hand', ms: 7 },
        ],
      },
    ]);
  });
});
