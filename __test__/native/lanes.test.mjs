// Several Node processes on one cache, as Playwright's workers are (P1, P2). The many crashes and the proof that nothing
// newer is lost are in tests/lanes; this is the same through the door.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { filesUnder, folderOf, key, open, record, repository } from './support/store.mjs';

const lane = join(dirname(fileURLToPath(import.meta.url)), 'support', 'lane.mjs');

const start = (root, name, writes) =>
  spawn(process.execPath, [lane, root, name, String(writes)], { stdio: ['ignore', 'pipe', 'inherit'] });

describe('many processes', () => {
  it('P1: write the same few entries without an error, and every one can be read', async (t) => {
    const root = repository(t);
    const lanes = Array.from({ length: 4 }, (_, index) => start(root, `lane ${index}`, 100));
    const said = await Promise.all(lanes.map(outputOf));
    for (const { code, outcomes } of said) {
      assert.equal(code, 0);
      const { stored = 0, conflict = 0, ...others } = outcomes;
      assert.deepEqual(others, {});
      assert.equal(stored + conflict, 100);
    }
    assert.equal(open(root).stats().entries, 5);
    assert.equal(open(root).stats().invalid, 0);
    assert.deepEqual(leftovers(root), []);
  });

  it('P2: leave old or new, never a part, when they are killed while they write', async (t) => {
    const root = repository(t);
    const store = open(root);
    for (let target = 0; target < 5; target += 1) record(store, key(`target ${target}`), 'Save');
    for (let round = 0; round < 6; round += 1) {
      const writer = start(root, `round ${round}`, 1e6);
      await once(writer.stdout, 'data');
      const until = Date.now() + 20 + round * 11;
      while (Date.now() < until) {
        assert.equal(store.lookup(key(`target ${round % 5}`)).outcome, 'found');
        await sleep(0);
      }
      writer.kill('SIGKILL');
      await once(writer, 'exit');
    }
    assert.equal(store.stats().invalid, 0);
    const [next] = await Promise.all([start(root, 'next', 1)].map(outputOf));
    assert.equal(next.code, 0);
    assert.deepEqual(leftovers(root), [], 'the next run swept up');
  });
});

async function outputOf(child) {
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  const [code] = await once(child, 'close');
  return { code, outcomes: JSON.parse(text.trim().split('\n').at(-1)) };
}

const leftovers = (root) => filesUnder(folderOf(root)).filter((path) => /\.(tmp|lock)$/.test(path));
