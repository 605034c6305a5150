/** What the reporter prints: a line for each lookup that was not a plain hit, then the totals. Plain text everywhere. */
import { headline } from './headline.js';
import type { LookupRecord } from './lookup-record.js';
import type { RunReport, TestRecords } from './run.js';
import { stepHeadline } from './step-headline.js';
import type { StepRecord } from './step-record.js';
import type { Totals } from './totals.js';

type Row = readonly [label: string, text: string];

const LABEL_WIDTH = 'resolver calls'.length;

/** Bypassed lookups stand in the totals only: where the cache is off, every lookup is one. */
export function summary(report: RunReport): string {
  const { totals, tests } = report;
  if (totals.lookups + totals.steps.taken === 0) return '';
  const notable = tests.flatMap((test) =>
    test.lookups
      .filter(isNotable)
      .map((lookup) => lookupLine(test, lookup))
      .concat(test.steps.filter(isNotableStep).map((step) => stepLine(test, step))),
  );
  const rows = [
    ...(totals.lookups > 0 ? lookupRows(totals) : []),
    ...(totals.steps.taken > 0 ? stepRows(totals.steps) : []),
  ];
  const lines = rows.map(([label, text]) => `${label.padEnd(LABEL_WIDTH)}  ${text}`);
  return [...notable, ...(notable.length > 0 ? [''] : []), ...lines].join('\n');
}

function isNotable(lookup: LookupRecord): boolean {
  return lookup.outcome === 'miss' || (lookup.outcome === 'hit' && lookup.fallback);
}

function isNotableStep({ outcome, attempts }: StepRecord): boolean {
  return outcome === 'miss' || attempts > 1;
}

function lookupLine(test: TestRecords, lookup: LookupRecord): string {
  return `${placeOf(test)} › ${lookup.operation} "${lookup.target}": ${headline(lookup)}`;
}

function stepLine(test: TestRecords, step: StepRecord): string {
  const name = step.stepType === 'action' ? 'step' : 'expect';
  return `${placeOf(test)} › ${name} "${step.sentence}": ${stepHeadline(step)}`;
}

function placeOf({ project, file, line, titles }: TestRecords): string {
  return [...(project === '' ? [] : [`[${project}]`]), `${file}:${line}`, ...titles].join(' › ');
}

function stepRows({ taken, replayed, missesByReason, generated, saved, failed }: Totals['steps']): Row[] {
  return [
    ['recall steps', String(taken)],
    ['replayed', String(replayed)],
    ['misses', counted(taken - replayed, missesByReason)],
    ['compiled', `${generated}, ${saved} saved`],
    ['failed', String(failed)],
  ];
}

function lookupRows({
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
}: Totals): Row[] {
  return [
    ['recall lookups', String(lookups)],
    ['hits', String(hits)],
    ['misses', counted(misses, missesByReason)],
    ['bypassed', counted(bypassed, bypassedByReason)],
    ['conflicts', String(conflicts)],
    ['resolver calls', `${resolverCalls.made} made, ${resolverCalls.avoided} avoided`],
    ['model calls', `${modelCalls.made} made, ${modelCalls.avoided} avoided`],
    ['time', `${ms.lookup} ms in lookups, ${ms.resolve} ms in resolvers`],
  ];
}

function counted(count: number, reasons: Record<string, number>): string {
  const parts = Object.entries(reasons).map(([reason, times]) => `${reason} ${times}`);
  return parts.length === 0 ? String(count) : `${count} (${parts.join(', ')})`;
}
