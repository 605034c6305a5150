/**
 * What one lookup did, as data: the same record stands in `recall.lookups`, in events and in the report.
 *
 * It holds the author's sentence with its placeholders as written, never a value, never a URL, and of the page only
 * the names of signals.
 */
import type { Operation } from '../resolve/request.js';

type LookupOutcome = 'hit' | 'miss' | 'bypassed';

export type LookupReason =
  | 'absent'
  | 'invalid'
  | 'changed'
  | 'ambiguous'
  | 'target_missing'
  | 'not_actionable'
  | 'incomplete'
  | 'storage_error'
  | 'disabled'
  | 'ci_default'
  | 'outside_git'
  | 'runtime_dependent';

export type ResolvedBy = 'cache' | 'lexical' | 'model' | 'custom';

/** What became of the recipe of a resolved control. */
export interface WriteRecord {
  readonly outcome:
    'stored' | 'unchanged' | 'not_cacheable' | 'self_check' | 'conflict' | 'storage_error' | 'bypassed';
  readonly reason?: string;
  readonly detail?: string;
}

/** Which strong signals of the remembered control are proven to differ on the chosen one, or still stand on another. */
export interface TargetChange {
  readonly differs: readonly string[];
  readonly standsElsewhere: readonly string[];
}

export interface LookupRecord {
  /** The sentence as written. */
  readonly target: string;
  readonly operation: Operation;
  readonly outcome: LookupOutcome;
  /** Of a miss or a bypass. */
  readonly reason?: LookupReason;
  readonly detail?: string;
  /** Absent when nothing was to be written: after a hit, when bypassed, when the action failed. */
  readonly write?: WriteRecord;
  /** Absent when nobody found it. */
  readonly resolvedBy?: ResolvedBy;
  /** Resolvers ran, whether or not one answered. */
  readonly fallback: boolean;
  readonly calledModel: boolean;
  /** A model stood in the chain, so a hit avoided asking it. */
  readonly modelInChain: boolean;
  /** Times that a resolver was asked. */
  readonly resolverCalls: number;
  readonly evidence?: TargetChange;
  /** The action on it succeeded. */
  readonly acted: boolean;
  readonly ms: { readonly lookup: number; readonly resolve: number; readonly action: number };
}

export interface LookupEvent {
  readonly type: 'lookup';
  readonly lookup: LookupRecord;
}
