/**
 * `recall steps prune`: the files that no test has used, by the report of a complete, green run. It lists them, and
 * removes them when told to. Damaged files are left to people: what they were cannot be told.
 */
import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StepStore } from '../../native.js';
import type { Asked } from '../command.js';
import { Failure, print } from '../output.js';
import { refusal, requireComplete } from './completeness.js';
import { openSteps, type Place, type StepFile, type StepFiles } from './files.js';
import { readReport, type ReportFile } from './report-file.js';
import { counted, lineOf, pathFromHere } from './text.js';

const DEFAULT_REPORT = 'recall-report.json';

export interface PruneOptions extends Place, Asked {
  readonly yes: boolean;
  readonly report?: readonly string[];
}

interface Pruned {
  readonly folder: string;
  /** In use, of the files that were looked at. */
  readonly used: number;
  readonly unused: readonly string[];
  readonly removed: readonly string[];
  /** Left alone, whether in use or not. */
  readonly damaged: readonly string[];
}

export async function pruneSteps({ json, yes, report, ...place }: PruneOptions): Promise<void> {
  const files = openSteps(place);
  const reports = (report ?? [process.env.RECALL_REPORT_FILE || DEFAULT_REPORT]).map(readReport);
  for (const each of reports) await requireComplete(each);
  const used = new Set(reports.flatMap((each) => usedPaths(each, place)));
  const unused = files.steps.filter(({ path }) => !used.has(realpathSync.native(path)));
  requireOlder(reports, files.steps);
  const removed = yes ? unused.map(({ file }) => removeFile(files.store, file)) : [];
  const result = resultOf(files, unused, removed);
  print(json, result, asText(result, yes));
}

/**
 * As the file system itself names them: links, and names that differ in case or composition where it ignores that, lead to
 * the same file.
 *
 * @throws Failure for a file that is not there, since then the report is of another cache.
 */
function usedPaths({ path, used }: ReportFile, { cacheRoot }: Place): string[] {
  return used.map((file) => {
    try {
      return realpathSync.native(join(cacheRoot, file));
    } catch {
      throw refusal(
        'other_cache',
        path,
        `its run used ${lineOf(file)}, which is not in ${lineOf(cacheRoot)}`,
        'Name the cache of that run with --cache-root, or run the whole suite again here.',
      );
    }
  });
}

/** What was written later may be in use by now. */
function requireOlder(reports: readonly ReportFile[], steps: readonly StepFile[]): void {
  for (const { path, run } of reports) {
    const newer = steps.find((step) => statSync(step.path).mtimeMs > Date.parse(run.finished));
    if (newer !== undefined)
      throw refusal('steps_changed', path, `${pathFromHere(newer.path)} was written after its run`);
  }
}

/** @throws Failure at the first file that stays; those before it are gone, and the message says so. */
function removeFile(store: StepStore, file: string): string {
  const result = store.remove(file);
  if (result.outcome !== 'skipped') return file;
  throw new Failure(
    `${lineOf(file)} could not be removed (${result.reason}): ${result.detail}. Files listed before it are removed.`,
    { ...result, file },
  );
}

function resultOf(
  { folder, steps, damaged }: StepFiles,
  unused: readonly StepFile[],
  removed: readonly string[],
): Pruned {
  return {
    folder,
    used: steps.length - unused.length,
    unused: unused.map(({ file }) => file),
    removed,
    damaged: damaged.map(({ file }) => file),
  };
}

function asText({ folder, used, unused, removed, damaged }: Pruned, yes: boolean): string {
  const total = `${counted(unused.length, 'file')} unused, ${used} in use in ${lineOf(folder)}`;
  const closing = yes ? `${counted(removed.length, 'file')} removed.` : 'Nothing is removed without --yes.';
  const broken =
    damaged.length === 0
      ? []
      : [`${counted(damaged.length, 'file')} damaged and left alone: recall steps verify`];
  return [...unused.map(lineOf), total, ...broken, ...(unused.length === 0 ? [] : [closing])].join('\n');
}
