// Real pages, edited at random in ways whose meaning is known: nothing is ever found that is not meant, and edits that
// leave the control as it was seldom keep it from being found. The whole test is `npm run eval -- --mutations`.

import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { KINDS } from '../../eval/mutation/kinds.mjs';
import { mutationText } from '../../eval/mutation/report.mjs';
import { mutate } from '../../eval/mutation/run.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

const TRIALS = 400;

/** Edits after which the control and all that names it is as it was. */
const HARMLESS = ['banner', 'numbers', 'resort', 'wrap'];
const FOUND_AGAIN = 0.9;

describe('edited pages', { timeout: 300_000 }, () => {
  let outcome;

  before(async () => {
    outcome = await mutate({ data: inRoot('eval', 'pages'), trials: TRIALS, seed: 1, onFailure() {} });
    console.log(mutationText(outcome));
  });

  it('never lead to a control that is not meant, nor to a miss without a cause', () => {
    assert.deepEqual(outcome.failures, []);
    assert.equal(outcome.trials, TRIALS);
  });

  it('are of every kind', () => {
    assert.deepEqual(Object.keys(outcome.kinds).sort(), Object.keys(KINDS).sort());
  });

  it('are seen through where they leave the control as it was', () => {
    const harmless = HARMLESS.map((kind) => outcome.kinds[kind]);
    const [hits, all] = [
      harmless.map(({ verdicts }) => verdicts.hit ?? 0),
      harmless.map(({ trials }) => trials),
    ].map(sum);
    assert.ok(hits / all >= FOUND_AGAIN, `${hits} of ${all}`);
  });

  it('find nothing where nothing is left', () => {
    assert.equal(outcome.kinds.remove.verdicts.hit, undefined);
  });
});

const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);
