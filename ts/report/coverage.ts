/**
 * How much of the suite a run was: without it nobody could tell what the run did not use from what it did not reach.
 *
 * A reporter sees the tests that were chosen, not those that a filter left out. So every test that ran is named here, and
 * who wants to know whether that is all of them asks Playwright for its list.
 */
import { relative, sep } from 'node:path';
import type { FullConfig, FullResult, TestCase, TestResult } from '@playwright/test/reporter';

/** `run` in `recall-report.json`. */
export interface CoverageReport {
  /** Of the run as a whole: `passed`, `failed`, `timedout` or `interrupted`. */
  readonly status: string;
  /** ISO 8601, UTC. */
  readonly started: string;
  readonly finished: string;
  /** The configuration, relative to the report, with slashes on every platform; null for a run without. */
  readonly config: string | null;
  /** Which part of the tests it was told to run; null for all. */
  readonly shard: { readonly current: number; readonly total: number } | null;
  readonly tests: readonly CoveredTest[];
}

export interface CoveredTest {
  /** Project, file, describe blocks and title, which together no two tests share. */
  readonly titlePath: readonly string[];
  /** Of its last attempt. */
  readonly status: string;
}

export class Coverage {
  readonly #config: Pick<FullConfig, 'configFile' | 'shard'> | undefined;
  readonly #tests = new Map<string, CoveredTest & { readonly retry: number }>();

  constructor(config?: Pick<FullConfig, 'configFile' | 'shard'>) {
    this.#config = config;
  }

  attempted(
    test: Pick<TestCase, 'id' | 'titlePath'>,
    { retry, status }: Pick<TestResult, 'retry' | 'status'>,
  ): void {
    const earlier = this.#tests.get(test.id);
    // The root suite has no title.
    const [, ...titlePath] = test.titlePath();
    if (earlier === undefined || retry >= earlier.retry)
      this.#tests.set(test.id, { titlePath, status, retry });
  }

  /** @param folder Of the report. */
  report({ status, startTime, duration }: FullResult, folder: string): CoverageReport {
    const { configFile, shard = null } = this.#config ?? {};
    const tests = [...this.#tests.values()].map(({ titlePath, status: ended }) => ({
      titlePath,
      status: ended,
    }));
    return {
      status,
      started: startTime.toISOString(),
      finished: new Date(startTime.getTime() + duration).toISOString(),
      config: configFile === undefined ? null : relative(folder, configFile).split(sep).join('/'),
      shard,
      tests: tests.sort(byTitle),
    };
  }
}

function byTitle(one: CoveredTest, other: CoveredTest): number {
  const [a, b] = [one.titlePath.join('\n'), other.titlePath.join('\n')];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
