/**
 * The step files that a command is about. Links to directories are not followed, so each file is listed once; a `cachePath`
 * that leads through a link leads to the same files under another name.
 */
import { statSync } from 'node:fs';
import { StepStore, type StepListed } from '../../native.js';
import { Failure } from '../output.js';

export interface Place {
  readonly cacheRoot: string;
  readonly cachePath?: string;
}

export type StepFile = Extract<StepListed, { outcome: 'step' }>;
export type DamagedFile = Extract<StepListed, { outcome: 'broken' }>;

export interface StepFiles {
  readonly store: StepStore;
  /** Where they are; with `cachePath`, a directory of the cache. */
  readonly folder: string;
  readonly all: readonly StepListed[];
  readonly steps: readonly StepFile[];
  readonly damaged: readonly DamagedFile[];
}

/** @throws Failure when there is no such cache: a mistyped directory must not look like an empty one. */
export function openSteps({ cacheRoot, cachePath }: Place): StepFiles {
  const store = new StepStore({ root: cacheRoot, ...(cachePath !== undefined && { path: cachePath }) });
  const { folder } = store;
  if (isAbsent(folder))
    throw new Failure(
      `There is no directory ${folder}. A run with recall.step makes it; --cache-root and --cache-path name another.`,
      { reason: 'absent', folder },
    );
  const all = store.list();
  return {
    store,
    folder,
    all,
    steps: all.filter((each) => each.outcome === 'step'),
    damaged: all.filter((each) => each.outcome === 'broken'),
  };
}

/** What cannot be looked at is left to the listing, which says why. */
function isAbsent(folder: string): boolean {
  try {
    return statSync(folder, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}
