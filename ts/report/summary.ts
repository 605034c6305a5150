/** What the reporter prints: a line for each lookup that was not a plain hit, then the totals. Plain text everywhere. */
import { headline } from './headline.js';
import type { LookupRecord } from './lookup-record.js';
import type { RunReport, TestLookups } from './run.js';
import type { Totals } from './totals.js';

const LABEL_WIDTH = 'resolver calls'.length;

/** Bypassed lookups stand in the totals only: where the cache is off, every lookup is one. */
export function summary(report: RunReport): string {
  if (report.totals.lookups === 0) return '';
  const notable = report.tests.flatMap((test) =>
    test.lookups.filter(isNotable).map((lookup) => line(test, lookup)),
  );
  return [...notable, ...(notable.length > 0 ? [''] : []), ...totalLines(report.totals)].join('\n');
}

function isNotable(lookup: LookupRecord): boolean {
  return lookup.outcome === 'miss' || (lookup.outcome === 'hit' && lookup.fallback);
}

function line({ project, file, line: number, titles }: TestLookups, lookup: LookupRecord): string {
  const place = [...(project === '' ? [] : [`[${project}]`]), `${file}:${number}`, ...titles].join(' › ');
  return `${place} › ${lookup.operation} "${lookup.target}": ${headline(lookup)}`;
}

function totalLines({
  lookups,
  hits,
  misses,
  missesByReason,
  bypassed,
  bypassedByReason,
  conflicts,
  resolverCalls,
  modelCalls,
  ms,
}: Totals): string[] {
  const rows: [string, string][] = [
    ['recall lookups', String(lookups)],
    ['hits', String(hits)],
    ['misses', counted(misses, missesByReason)],
    ['bypassed', counted(bypassed, bypassedByReason)],
    ['conflicts', String(conflicts)],
    ['resolver calls', `${resolverCalls.made} made, ${resolverCalls.avoided} avoided`],
    ['model calls', `${modelCalls.made} made, ${modelCalls.avoided} avoided`],
    ['time', `${ms.lookup} ms in lookups, ${ms.resolve} ms in resolvers`],
  ];
  return rows.map(([label, text]) => `${label.padEnd(LABEL_WIDTH)}  ${text}`);
}

function counted(count: number, reasons: Record<string, number>): string {
  const parts = Object.entries(reasons).map(([reason, times]) => `${reason} ${times}`);
  return parts.length === 0 ? String(count) : `${count} (${parts.join(', ')})`;
}
