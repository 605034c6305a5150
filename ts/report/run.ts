/**
 * The lookups and steps of a whole run, by test. Each attempt of a test replaces the one before it, so a retried test counts
 * once, with what its last attempt did.
 */
import type { LookupRecord } from './lookup-record.js';
import type { StepRecord } from './step-record.js';
import { totalsOf, type Totals } from './totals.js';

/** A test as the report names it. */
export interface TestName {
  /** Relative to the root directory of the run, with slashes on every platform. */
  readonly file: string;
  readonly line: number;
  /** Describe blocks and title. */
  readonly titles: readonly string[];
  readonly project: string;
}

export interface TestRecords extends TestName {
  readonly status: string;
  /** Number of the attempt, from zero. */
  readonly retry: number;
  readonly lookups: readonly LookupRecord[];
  readonly steps: readonly StepRecord[];
}

/** What `recall-report.json` holds. */
export interface RunReport {
  readonly version: 1;
  readonly totals: Totals;
  readonly tests: readonly TestRecords[];
}

export class Run {
  readonly #tests = new Map<string, TestRecords>();

  /** @param id The same for each attempt of one test. */
  attempted(id: string, test: TestRecords): void {
    const earlier = this.#tests.get(id);
    if (earlier === undefined || test.retry >= earlier.retry) this.#tests.set(id, test);
  }

  report(): RunReport {
    const tests = [...this.#tests.values()]
      .filter(({ lookups, steps }) => lookups.length + steps.length > 0)
      .sort(byPlace);
    const totals = totalsOf(
      tests.flatMap(({ lookups }) => lookups),
      tests.flatMap(({ steps }) => steps),
    );
    return { version: 1, totals, tests };
  }
}

/** Workers finish in any order; reports of two runs are to be comparable. */
function byPlace(a: TestRecords, b: TestRecords): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    compare(a.project, b.project) ||
    compare(a.titles.join('\n'), b.titles.join('\n'))
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
