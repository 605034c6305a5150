/**
 * The only importer of the addon: its classes and types under the names the rest of the TypeScript uses.
 */
export interface LookupKey {
  url: string;
  operation: string;
  scope?: string[];
  target: string;
  baseUrl?: string;
  runtimeDependent?: boolean;
  cache?: boolean;
}
export interface FrameObservation {
  path: number[];
  name: string;
  url: string;
  report: string;
}
export interface Chosen {
  frame: number;
  token: string;
}
export interface Recipe {
  readonly request: string;
  admitsFrame(path: number[], name: string, url: string): boolean;
}
export type BypassReason = 'disabled' | 'ci_default' | 'outside_git' | 'runtime_dependent';
export type StoreLookup =
  | { outcome: 'found'; recipe: Recipe }
  | { outcome: 'miss'; reason: 'absent' | 'invalid' | 'storage_error'; detail?: string }
  | { outcome: 'bypassed'; reason: BypassReason };
export type StoreMatch =
  | { outcome: 'hit'; frame: number; token: string; evidence: string[] }
  | {
      outcome: 'miss';
      reason: 'changed' | 'ambiguous' | 'target_missing' | 'not_actionable' | 'incomplete';
      detail?: string;
    };
export interface StoreWrite {
  outcome:
    'stored' | 'unchanged' | 'not_cacheable' | 'self_check' | 'conflict' | 'storage_error' | 'bypassed';
  reason?: string;
  detail?: string;
}
export interface LocatorStore {
  readonly state: { outcome: 'active' } | { outcome: 'bypassed'; reason: BypassReason; hint?: string };
  lookup(key: LookupKey): StoreLookup;
  match(recipe: Recipe, frames: FrameObservation[]): StoreMatch;
  record(key: LookupKey, frames: FrameObservation[], chosen: Chosen, removed?: Recipe): StoreWrite;
  compare(
    recipe: Recipe,
    frames: FrameObservation[],
    chosen: Chosen,
  ): { differs: string[]; standsElsewhere: string[] };
  invalidate(key: LookupKey, seen: Recipe): { outcome: string };
  clear(): { outcome: 'cleared'; entries: number } | { outcome: 'storage_error'; detail: string };
  stats():
    | {
        outcome: 'counted';
        entries: number;
        bytes: number;
        invalid: number;
        formats: { folder: string; entries: number; bytes: number }[];
      }
    | { outcome: 'storage_error'; detail: string; code: string };
}
interface StoreOptions {
  cwd: string;
  env: Record<string, string>;
  locatorCache?: unknown;
}
const addon = require('../index.js') as { LocatorStore: { open(options: StoreOptions): LocatorStore } };
export const LocatorStore = addon.LocatorStore;
