// What the demo says of this product, held against what the three runs did. Each claim that does not hold gives a
// sentence; without any, the demo has shown what it promises.

/** Reasons that say: the memory was looked at, and the page is no longer as it was. */
const STALE = new Set(['changed', 'ambiguous', 'target_missing', 'not_actionable']);

export function brokenClaims([cold, warm, next]) {
  return [
    ...each(cold, ({ outcome, reason }) => outcome === 'miss' && reason === 'absent', 'is new'),
    ...each(cold, ({ resolvedBy }) => resolvedBy === 'lexical', 'is found by the resolver'),
    ...each(cold, ({ write }) => write?.outcome === 'stored', 'is remembered'),
    ...passed(cold),
    ...each(warm, ({ outcome }) => outcome === 'hit', 'hits'),
    ...each(warm, ({ resolverCalls }) => resolverCalls === 0, 'calls no resolver'),
    ...passed(warm),
    ...each(
      next,
      ({ outcome, reason }) => outcome === 'hit' || STALE.has(reason),
      'hits, or is stale with a reason',
    ),
    ...passed({ ...next, tests: next.tests.filter(({ lookups }) => lookups.every(isFound)) }),
    ...shows(next, ({ outcome }) => outcome === 'hit', 'hit'),
    ...shows(next, ({ reason }) => STALE.has(reason), 'stale target'),
    ...sameTargets(cold, warm),
  ];
}

/** A target that nobody found fails its test, and has to. */
export const isFound = ({ resolvedBy }) => resolvedBy !== undefined;

function each({ name, tests }, holds, what) {
  const broken = tests.flatMap(({ lookups }) => lookups).filter((lookup) => !holds(lookup));
  return broken.map(({ operation, target }) => `${name} run: not so that ${operation} "${target}" ${what}`);
}

const passed = ({ name, tests }) =>
  tests
    .filter(({ status }) => status !== 'passed')
    .map(({ titles, status }) => `${name} run: the test "${titles.join(' › ')}" ${status}`);

const shows = ({ name, tests }, isOne, what) =>
  tests.flatMap(({ lookups }) => lookups).some(isOne) ? [] : [`${name} run: shows no ${what}`];

function sameTargets(...runs) {
  const [first, ...others] = runs.map(({ tests }) => tests.flatMap(({ lookups }) => lookups).length);
  if (first === 0) return ['no test looked anything up'];
  return others.every((count) => count === first) ? [] : ['the runs did not look up the same targets'];
}
