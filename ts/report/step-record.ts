/**
 * What one step did, as data: the same record stands in `recall.steps`, in events and in the report.
 *
 * It holds the author's sentence with its placeholders as written, never a value, never a URL, nothing of the page.
 */
type StepOutcome = 'hit' | 'miss';

/** What became of the code of a step that was made in this run. */
export interface StepWrite {
  readonly outcome: 'saved' | 'unchanged' | 'rejected' | 'skipped';
  readonly reason?: string;
  readonly detail?: string;
}

export interface StepRecord {
  /** The sentence as written. */
  readonly sentence: string;
  readonly stepType: 'action' | 'assertion';
  readonly outcome: StepOutcome;
  /** Of a miss. */
  readonly reason?: 'absent' | 'corrupt' | 'mismatch';
  readonly detail?: string;
  /** The step's file below the cache root, with slashes on every platform. */
  readonly file: string;
  /** The prompt of the group that it stands in. */
  readonly group?: string;
  /** Who made the code, when it was not read from the file. */
  readonly generatedBy?: 'compiler';
  /** Absent when there was nothing to write: after a hit, and when the code did not pass. */
  readonly write?: StepWrite;
  /** How often the code was run. */
  readonly attempts: number;
  readonly passed: boolean;
  /** Milliseconds: reading and checking the file, making code, running it. */
  readonly ms: { readonly load: number; readonly generate: number; readonly run: number };
}

/** What `onEvent` hears of steps. */
export type StepEvent =
  | { readonly type: 'started'; readonly sentence: string; readonly stepType: 'action' | 'assertion' }
  | {
      readonly type: 'generation';
      readonly sentence: string;
      readonly outcome: 'started' | 'made' | 'not_made';
    }
  | { readonly type: 'cache'; readonly sentence: string; readonly write: StepWrite }
  | { readonly type: 'passed' | 'failed'; readonly step: StepRecord }
  | { readonly type: 'group'; readonly prompt: string; readonly outcome: 'started' | 'passed' | 'failed' };
