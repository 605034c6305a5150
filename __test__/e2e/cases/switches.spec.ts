/**
 * When the cache runs at all, and whose it is: CI, Git, work trees, and a cache that is cleared in mid-run.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocatorStore } from 'playwright-recall';
import { expect, test } from '../support/test.ts';
import type { RunScope } from '../support/process.ts';
import { hit, stored } from '../support/lookups.ts';
import { clickEach, visit } from '../support/scripts.ts';

const gesture = { ...visit('/', 'save'), answers: { save: 'button' } };

test.describe('bypassed: the resolver works, nothing is read or written', () => {
  const cases = [
    { when: 'RECALL_LOCATOR_CACHE=0', reason: 'disabled', env: { RECALL_LOCATOR_CACHE: '0' }, use: {} },
    { when: 'locatorCache: false', reason: 'disabled', env: {}, use: { locatorCache: false } },
    { when: 'on CI', reason: 'ci_default', env: { CI: 'true' }, use: {} },
    {
      when: 'off by variable wins over on by option',
      reason: 'disabled',
      env: { RECALL_LOCATOR_CACHE: '0', CI: '1' },
      use: { locatorCache: { ci: true } },
    },
  ];
  for (const { when, reason, env, use } of cases) {
    test(`${when}: ${reason}`, async ({ site, workTree }) => {
      site.page('/', '<button>Save</button>');
      const run = await workTree.run(clickEach, {
        ...gesture,
        env: env as unknown as Record<string, string>,
        use,
      });
      expect(run.lookups).toMatchObject([{ outcome: 'bypassed', reason, resolvedBy: 'custom' }]);
      expect(site.clicks).toEqual(['Save']);
      expect(workTree.gitDir.files).toEqual([]);
    });
  }

  test('outside Git: outside_git, with a hint to run git init', async ({ site, workTree }) => {
    site.page('/', '<button>Save</button>');
    const run = await workTree.run(clickEach, {
      ...visit('/', 'save', 'save'),
      answers: gesture.answers,
      cwd: tmpdir(),
    });
    expect(run.lookups).toMatchObject([
      { outcome: 'bypassed', reason: 'outside_git' },
      { outcome: 'bypassed' },
    ]);
    expect(run.output.match(/git init/g) ?? [], 'said once').toHaveLength(1);
  });
});

test.describe('active', () => {
  const cases = [
    { when: 'CI=false is no CI', env: { CI: 'false' }, use: {} },
    { when: 'on CI, opted in by variable', env: { CI: '1', RECALL_LOCATOR_CACHE_CI: '1' }, use: {} },
    { when: 'on CI, opted in by option', env: { CI: '1' }, use: { locatorCache: { ci: true } } },
  ];
  for (const { when, env, use } of cases) {
    test(when, async ({ site, workTree }) => {
      site.page('/', '<button>Save</button>');
      const run = await workTree.run(clickEach, {
        ...gesture,
        env: env as unknown as Record<string, string>,
        use,
      });
      expect(run.lookups).toMatchObject([stored]);
    });
  }
});

test('linked work trees have their own cache and key', async ({ site, workTree }) => {
  site.page('/', '<button>Save</button>');
  const linked = workTree.linked();
  const runs = [];
  for (const tree of [workTree, linked, linked]) runs.push(await tree.run(clickEach, gesture));
  expect(runs.map(({ lookups }) => lookups[0])).toMatchObject([stored, stored, hit]);
  expect(linked.gitDir.path).not.toBe(workTree.gitDir.path);
  expect(linked.gitDir.entries).not.toEqual(workTree.gitDir.entries);
});

test('GIT_DIR and its like do not redirect the cache to another repository', async ({ site, workTree }) => {
  site.page('/', '<button>Save</button>');
  const linked = workTree.linked();
  const env = {
    GIT_DIR: workTree.gitDir.path,
    GIT_WORK_TREE: workTree.path,
    GIT_COMMON_DIR: workTree.gitDir.path,
  };
  const run = await linked.run(clickEach, { ...gesture, env });
  expect(run.lookups).toMatchObject([stored]);
  expect(linked.gitDir.entries).toHaveLength(1);
  expect(workTree.gitDir.files.filter((file) => !file.includes('worktrees'))).toEqual([]);
});

test('a subdirectory of the project has the same cache', async ({ site, workTree }) => {
  site.page('/', '<button>Save</button>');
  await workTree.run(clickEach, gesture);
  const cwd = join(workTree.path, 'packages', 'app');
  mkdirSync(cwd, { recursive: true });
  const run = await workTree.run(clickEach, { ...gesture, cwd });
  expect(run.lookups).toMatchObject([hit]);
});

test('the cache is cleared by another process in mid-run: misses, not errors', async ({ site, workTree }) => {
  site.page('/', '<button>Save</button>');
  site.page('/clear', () => JSON.stringify(LocatorStore.open({ cwd: workTree.path, env: {} }).clear()));
  await workTree.run(clickEach, gesture);
  const run = await workTree.run(
    async ({ page, recall }: RunScope<undefined>) => {
      await page.goto('/');
      await recall.click('save');
      const cleared = await page.request.get('/clear').then((response) => response.text());
      await recall.click('save');
      await recall.click('save');
      return cleared;
    },
    { answers: gesture.answers },
  );
  expect(run.value).toContain('{"outcome":"cleared","entries":1}');
  expect(run.lookups).toMatchObject([hit, stored, { outcome: 'hit' }]);
});

test('{ cache: false } bypasses one call; { cache: "refresh" } throws one memory away', async ({
  site,
  workTree,
}) => {
  site.page('/', '<button>Save</button>');
  await workTree.run(clickEach, gesture);
  const run = await workTree.run(
    async ({ page, recall }) => {
      await page.goto('/');
      await recall.click('save', { cache: false });
      await recall.click('save', { cache: 'refresh' });
      await recall.click('save');
    },
    { answers: gesture.answers },
  );
  expect(run.lookups).toMatchObject([
    { outcome: 'bypassed', reason: 'disabled' },
    { resolvedBy: 'custom', write: { outcome: 'stored' } },
    hit,
  ]);
  expect(run.calls).toHaveLength(2);
});
