/** Sums over lookups: what the terminal prints last and `recall-report.json` holds as `totals`. */
import type { LookupRecord } from './lookup-record.js';
import type { StepRecord } from './step-record.js';

export interface Totals {
  lookups: number;
  hits: number;
  misses: number;
  missesByReason: Record<string, number>;
  bypassed: number;
  bypassedByReason: Record<string, number>;
  /** Lookups whose resolved control could not be remembered because another lane held the entry. */
  conflicts: number;
  resolverCalls: { made: number; avoided: number };
  /** `avoided`: hits while a model stood in the chain. */
  modelCalls: { made: number; avoided: number };
  ms: { lookup: number; resolve: number; action: number };
  steps: StepTotals;
}

interface StepTotals {
  taken: number;
  /** From their files. */
  replayed: number;
  missesByReason: Record<string, number>;
  /** Made by the compiler; `saved` of them. */
  generated: number;
  saved: number;
  /** Runs of code beyond the first of each step. */
  repeats: number;
  failed: number;
}

export function totalsOf(lookups: readonly LookupRecord[], steps: readonly StepRecord[]): Totals {
  const hits = lookups.filter(({ outcome }) => outcome === 'hit');
  const misses = lookups.filter(({ outcome }) => outcome === 'miss');
  const bypassed = lookups.filter(({ outcome }) => outcome === 'bypassed');
  return {
    lookups: lookups.length,
    hits: hits.length,
    misses: misses.length,
    missesByReason: byReason(misses),
    bypassed: bypassed.length,
    bypassedByReason: byReason(bypassed),
    conflicts: lookups.filter(({ write }) => write?.outcome === 'conflict').length,
    resolverCalls: {
      made: sum(lookups, ({ resolverCalls }) => resolverCalls),
      avoided: hits.filter(({ fallback }) => !fallback).length,
    },
    modelCalls: {
      made: lookups.filter(({ calledModel }) => calledModel).length,
      avoided: hits.filter(({ modelInChain, calledModel }) => modelInChain && !calledModel).length,
    },
    ms: {
      lookup: milliseconds(lookups, 'lookup'),
      resolve: milliseconds(lookups, 'resolve'),
      action: milliseconds(lookups, 'action'),
    },
    steps: stepTotals(steps),
  };
}

function stepTotals(steps: readonly StepRecord[]): StepTotals {
  return {
    taken: steps.length,
    replayed: steps.filter(({ outcome }) => outcome === 'hit').length,
    missesByReason: byReason(steps.filter(({ outcome }) => outcome === 'miss')),
    generated: steps.filter(({ generatedBy }) => generatedBy !== undefined).length,
    saved: steps.filter(({ write }) => write?.outcome === 'saved').length,
    repeats: sum(steps, ({ attempts }) => Math.max(0, attempts - 1)),
    failed: steps.filter(({ passed }) => !passed).length,
  };
}

/** By name, so that two runs print the same order. */
function byReason(records: readonly { readonly reason?: string }[]): Record<string, number> {
  const reasons = records.map(({ reason = 'unknown' }) => reason).sort();
  const counts: Record<string, number> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

function milliseconds(lookups: readonly LookupRecord[], phase: keyof LookupRecord['ms']): number {
  return Math.round(sum(lookups, ({ ms }) => ms[phase]));
}

function sum<T>(records: readonly T[], of: (record: T) => number): number {
  return records.reduce((total, record) => total + of(record), 0);
}
