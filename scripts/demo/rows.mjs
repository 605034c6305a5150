// What one run's lookups come to, for people and as data. Sentences and reasons only: no typed value, no URL.

/** A run as `--json` writes it. */
export const runData = ({ name, tests }) => ({
  name,
  resolverCalls: sum(tests.flatMap(lookupsOf), ({ resolverCalls }) => resolverCalls),
  targets: tests.flatMap(lookupsOf).map(targetData),
});

/** `ms` is the time it took to find the control: the lookup, and the resolvers after a miss; not the action. */
const targetData = ({ target, outcome, reason, resolvedBy, ms }) => ({
  target,
  outcome,
  reason: reason ?? null,
  resolvedBy: resolvedBy ?? null,
  ms: Math.round((ms.lookup + ms.resolve) * 10) / 10,
});

const lookupsOf = ({ lookups }) => lookups;
const sum = (items, of) => items.reduce((total, item) => total + of(item), 0);

/** One row for each target with the runs side by side. */
export function tableOf(runs) {
  const headings = ['target', ...runs.flatMap(({ name }) => [name, 'by', 'ms'])];
  const [first] = runs;
  const rows = first.tests.flatMap((test, at) =>
    test.lookups.map((lookup, nth) => [
      `${lookup.operation} "${lookup.target}"`,
      ...runs.flatMap((run) => cellsOf(run.tests[at]?.lookups[nth])),
    ]),
  );
  return { headings, rows };
}

function cellsOf(lookup) {
  if (!lookup) return ['not reached', '', ''];
  const { resolvedBy, ms } = targetData(lookup);
  return [describe(lookup), resolvedBy ?? 'nobody', Math.round(ms)];
}

/** A memory that no longer fits is stale; where there was none there is nothing to be stale. */
function describe({ outcome, reason, evidence, resolvedBy }) {
  if (outcome !== 'miss') return reason ? `${outcome}: ${reason}` : outcome;
  const what = reason === 'absent' ? 'new' : `stale: ${reason}`;
  const differs = evidence?.differs.join(', ');
  return `${what}${differs ? ` (${differs})` : ''}${resolvedBy ? '' : ', not found'}`;
}
