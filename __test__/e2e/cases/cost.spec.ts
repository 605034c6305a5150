/**
 * V2: what 50 cached lookups ask of the browser. Playwright's own log (`DEBUG=pw:api`) names every call.
 */
import { expect, test } from '../support/test.ts';
import type { RunScope } from '../support/process.ts';
import { hit } from '../support/lookups.ts';

const LOOKUPS = 50;

/** Calls of Playwright that a log shows, with how often. */
function callsIn(log: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, call = ''] of log.matchAll(/=> (\S+) started/g))
    counts.set(call, (counts.get(call) ?? 0) + 1);
  return counts;
}

test('V2 50 cached lookups: no screenshot, no full snapshot, no resolver; the cost is measured and printed', async ({
  site,
  workTree,
}) => {
  const names = Array.from({ length: LOOKUPS }, (_, index) => `Command ${index}`);
  site.page('/palette', names.map((name) => `<button>${name}</button>`).join(''));
  const clickAll = async ({ page, recall, argument }: RunScope<string[]>) => {
    await page.goto('/palette');
    const start = performance.now();
    for (const name of argument) await recall.click(`run ${name}`);
    return performance.now() - start;
  };
  const answers = Object.fromEntries(names.map((name) => [`run ${name}`, `name:${name}`]));
  await workTree.run(clickAll, { argument: names, answers });

  const warm = await workTree.run(clickAll, { argument: names, answers, env: { DEBUG: 'pw:api' } });
  expect(warm.lookups).toMatchObject(names.map(() => hit));
  expect(warm.calls, 'no resolver').toEqual([]);
  const calls = callsIn(warm.output);
  expect(
    [...calls.keys()].filter((call) => /screenshot|snapshot|\.content$|innerHTML|evaluate/i.test(call)),
    'nothing that reads the whole page',
  ).toEqual([]);
  const clicks = calls.get('locator.click') ?? 0;
  expect(clicks, 'the log shows what was called').toBe(LOOKUPS);
  const others = [...calls].filter(([call]) => call.startsWith('locator.') && call !== 'locator.click');
  expect(
    others.reduce((sum, [, count]) => sum + count, 0),
    'one look at the page and one at what the click did, for each',
  ).toBeLessThanOrEqual(2 * LOOKUPS);
  console.log(
    `V2: ${LOOKUPS} cached lookups with their clicks took ${Math.round(warm.value)} ms; ${[...calls].map(([call, count]) => `${call} × ${count}`).join(', ')}`,
  );
});
