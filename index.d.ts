/* Generated from src/binding by NAPI-RS; src/binding/header.d.ts stands at its beginning. */
/* eslint-disable */

/** What the code of a step is given. */
export interface StepContext {
  /** The page that the sentence is about. */
  readonly page: import('@playwright/test').Page
  /** Today's values, by the names that stand in the sentence as `{{name}}`. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * Which binding artifact the generated loader actually loaded: `'native'` for
 * a native addon, otherwise the `platformArchABI` of the WASI flavor. Every
 * flavor napi-rs can build is listed, because `NAPI_RS_NATIVE_LIBRARY_PATH`
 * can point the loader at a WASI artifact this package does not build itself.
 */
export declare const __napiBindingTarget: 'native' | 'wasm32-wasi' | 'wasm32-wasip1'

/** One recovery cycle of a group, with healing pools of its own. */
export declare class GroupCycle {
  /**
   * Asks for an attempt to heal a step within this cycle.
   *
   * Throws `RECALL_INVALID_ARGUMENT` for an empty key or sentence.
   */
  tryHealing(identity: StepKey): StepAttempt
}

/**
 * The locator cache of one Git work tree.
 *
 * Nothing on disk makes a call throw: what the file system refuses is the outcome `storage_error`.
 */
export declare class LocatorStore {
  /**
   * Decides whether the cache runs (switches, CI, Git) and finds its folder. Makes nothing.
   *
   * Throws `RECALL_INVALID_OPTION`.
   */
  static open(options: StoreOptions): LocatorStore
  /** Whether the cache runs, and if not, why. */
  get state(): StoreState
  /**
   * What is remembered about a target. One bounded file read, no lock. An entry that cannot be used is removed.
   *
   * Throws `RECALL_INVALID_ARGUMENT`.
   */
  lookup(key: LookupKey): StoreLookup
  /**
   * Checks a recipe against what was observed on the page.
   *
   * Throws `RECALL_INVALID_ARGUMENT`.
   */
  match(recipe: Recipe, frames: Array<FrameObservation>): StoreMatch
  /**
   * Records the control that a resolver chose, from what was observed *before* the action on it succeeded. `removed`
   * is the recipe that was disproved: what differs on the same control is not required again.
   *
   * Throws `RECALL_INVALID_ARGUMENT`.
   */
  record(key: LookupKey, frames: Array<FrameObservation>, chosen: Chosen, removed?: Recipe | undefined | null): StoreWrite
  /**
   * Which signals of a remembered control are proven to differ on the chosen one, and which of those another control
   * still carries. Names of signals only.
   *
   * Throws `RECALL_INVALID_ARGUMENT`.
   */
  compare(recipe: Recipe, frames: Array<FrameObservation>, chosen: Chosen): TargetChange
  /**
   * Removes an entry if it still holds the recipe that was seen.
   *
   * Throws `RECALL_INVALID_ARGUMENT`.
   */
  invalidate(key: LookupKey, seen: Recipe): StoreInvalidation
  /** Removes every entry and the key of this work tree. */
  clear(): StoreClearing
  /** Counts what is stored for this work tree. */
  stats(): StoreStats
}

/** What is remembered about one target. It can be checked against a page; it holds no text of one. */
export declare class Recipe {
  /**
   * What the page script has to look for, as a fragment of JSON: the shape of the control, and a few bits of a salted
   * hash by which most other candidates can be skipped.
   */
  get request(): string
  /**
   * Whether a frame may hold the control. `path` is the chain of child indexes from the top frame.
   *
   * Throws `RECALL_INVALID_ARGUMENT`.
   */
  admitsFrame(path: Array<number>, name: string, url: string): boolean
}

/** How often one test may generate and heal each step. */
export declare class RunBudgets {
  /**
   * Full budgets.
   *
   * Throws `RECALL_INVALID_OPTION` naming `generationAttempts` or `healingAttempts`.
   */
  constructor(limits?: AttemptLimits | undefined | null)
  /**
   * Asks for an attempt to generate a step.
   *
   * Throws `RECALL_INVALID_ARGUMENT` for an empty key or sentence.
   */
  tryGeneration(identity: StepKey): StepAttempt
  /**
   * Asks for an attempt to heal a step that stands outside of a group's recovery.
   *
   * Throws `RECALL_INVALID_ARGUMENT` for an empty key or sentence.
   */
  tryHealing(identity: StepKey): StepAttempt
  /** Opens a recovery cycle for the group with this prompt; null when it has none left. */
  openGroupCycle(prompt: string): GroupCycle | null
}

/** The step files of one address. Nothing on disk makes a call throw. */
export declare class StepStore {
  /**
   * Checks root and path, and makes nothing.
   *
   * Throws `RECALL_INVALID_OPTION` naming `cacheRoot` or `cachePath` and the value.
   */
  constructor(options: StepStoreOptions)
  /** The directory of its steps, which need not exist. */
  get folder(): string
  /**
   * Loads a step. Its code has not been held against the policy: see `checkStepCode`.
   *
   * Throws `RECALL_INVALID_ARGUMENT` for an empty key or sentence.
   */
  load(identity: StepKey): StepLoad
  /**
   * Saves a step's code, if it keeps the policy.
   *
   * Throws `RECALL_INVALID_ARGUMENT` for an empty key or sentence, `RECALL_NO_THREAD`.
   */
  save(request: StepSaveRequest): StepSave
  /** Every step file at this address and below it, in the order of their paths. */
  list(): Array<StepListed>
  /**
   * Removes a file, named by its path below the root as `list()` gives it.
   *
   * Throws `RECALL_INVALID_ARGUMENT` when that is not the path of a step file.
   */
  remove(file: string): StepRemoval
}

/** How many attempts a step has. */
export interface AttemptLimits {
  /** To be generated; 3 by default. */
  generation?: number
  /** To be healed, and how many recovery cycles a group has; 2 by default. */
  healing?: number
}

/**
 * Holds code against the policy. What has a finding of severity `high` must be neither stored nor run.
 *
 * Throws `RECALL_INVALID_ARGUMENT`, `RECALL_NO_THREAD`.
 */
export declare function checkStepCode(candidate: StepCode): Array<StepFinding>

/** The element that was chosen. */
export interface Chosen {
  /** Its frame's index among the observed ones. */
  frame: number
  /** Its token in that frame's report. */
  token: string
}

/** What was observed in one frame. */
export interface FrameObservation {
  /** The chain of child indexes from the top frame; empty for the top frame. */
  path: Array<number>
  /** The frame's name. */
  name: string
  /** The frame's address. */
  url: string
  /** The page script's report, as it came. */
  report: string
}

/** The option `locatorCache` in detail. */
export interface LocatorCacheOptions {
  /** Whether the cache runs on CI; off by default. */
  ci?: boolean
  /** What of an address does not identify a page. */
  url?: UrlOptions
}

/** One lookup. */
export interface LookupKey {
  /** The top page's address. */
  url: string
  /** The kind of control wanted. */
  operation: 'click' | 'fill' | 'check' | 'select' | 'hover' | 'focus' | 'upload' | 'drag' | 'drop' | 'locate' | 'press'
  /** The chain of `within(…)`; empty without. */
  scope?: Array<string>
  /** The sentence that names the control, without any value. */
  target: string
  /** Playwright's `baseURL`. */
  baseUrl?: string
  /** Whether the target's text depends on a value of this run. */
  runtimeDependent?: boolean
  /** `false` keeps this call out of the cache. */
  cache?: boolean
}

/**
 * A step's sentence in the form that identifies it: NFC, trimmed, white space runs to one space, case folded in full; text
 * in quotation marks and `{{name}}` as written.
 */
export declare function normalizeStepText(text: string): string

/** What an attempt that was asked for came to. */
export type StepAttempt =
  | { outcome: 'granted'; /** Which one it is, counted from one. */
    attempt: number; /** How many are left after it. */
  left: number }
  | { outcome: 'exhausted'; /** How many there were. */
  limit: number }

/** Code to be held against the policy. */
export interface StepCode {
  /** The code. */
  code: string
  /** What the policy asks of it. */
  stepType: 'action' | 'assertion'
  /** The sentence: its words may stand in the code, whatever the params' values are. */
  text?: string
  /**
   * Today's values of the params, for code that is new. Leave it out for a replay: a value of today may well be the name
   * of a button.
   */
  params?: Record<string, string>
  /** What the page showed several of: locators as Playwright's errors spell them, or names. */
  ambiguous?: Array<string>
  /** Whether functions may run in the page. Off by default. */
  allowEvaluate?: boolean
}

/** One break of the policy. */
export interface StepFinding {
  /** The stable code of the rule; `docs/step-policy.md` lists them. */
  code: string
  /** `high` refuses the code, the others are reported. */
  severity: 'high' | 'medium' | 'low'
  /** The line of the code, counted from one. */
  line: number
  /** The column in UTF-16 units, counted from one. */
  column: number
  /** What was found. Never a param's value. */
  message: string
  /** What to do instead. */
  fix: string
}

/**
 * What identifies a step, and the name of its file.
 *
 * Throws `RECALL_INVALID_ARGUMENT` for an empty key or sentence.
 */
export declare function stepIdentity(step: StepKey): StepIdentity

/** What identifies a step. */
export interface StepIdentity {
  /** The user's key, in NFC. */
  cacheKey: string
  /** `action` for `recall.step`, `assertion` for `recall.expect`. */
  stepType: 'action' | 'assertion'
  /** The sentence as it was given. */
  text: string
  /** The sentence in the form that identifies the step. */
  normalizedText: string
  /** SHA-256 over key, type and normalized sentence, in hex. */
  digest: string
  /** The name of its file. */
  filename: string
}

/** What a step is identified by. An identity that `stepIdentity` gave is one too. */
export interface StepKey {
  /** The user's key, per test file or flow. */
  cacheKey: string
  /** `action` for `recall.step`, `assertion` for `recall.expect`. */
  stepType: 'action' | 'assertion'
  /** The sentence, with `{{name}}` in place of values. */
  text: string
}

/** One file of a listing. */
export type StepListed =
  | { outcome: 'step'; /** The file's path below the root, with forward slashes. */
    file: string; /** The file's path. */
    path: string; /** The `cachePath` it belongs to; without for the root. */
    cachePath?: string; /** Which step it is. */
    identity: StepIdentity; /** The UTC date of its last generation. */
    created: string; /** Its code, not yet held against the policy. */
    code: string; /** The line of the file on which the code begins. */
  codeLine: number }
  | { outcome: 'broken'; /** The file's path below the root, with forward slashes. */
    file: string; /** The file's path. */
    path: string; /** The `cachePath` it belongs to; without for the root. */
    cachePath?: string; /** Why. */
    reason: 'absent' | 'corrupt' | 'mismatch'; /** What is wrong with it, for people. */
    detail: string; /** The line of the file that is to blame. */
  line?: number }

/** What loading a step came to. */
export type StepLoad =
  | { outcome: 'hit'; /** Its file. */
    path: string; /** Its code. */
    code: string; /** The line of the file on which the code begins. */
    codeLine: number; /** The sentence as its author wrote it. */
    sentence: string; /** The UTC date of its last generation. */
  created: string }
  | { outcome: 'miss'; /** Why. */
    reason: 'absent' | 'corrupt' | 'mismatch'; /** Its file. */
    path: string; /** What is wrong with the file, for people; not for `absent`. */
    detail?: string; /** The line of the file that is to blame. */
  line?: number }

/** What became of a file that was to be removed. */
export type StepRemoval =
  | { outcome: 'removed' }
  | { outcome: 'absent' }
  | { outcome: 'skipped'; /** Why. */
    reason: 'read_only' | 'busy' | 'outside_root' | 'storage_error'; /** What happened, for people. */
    detail: string; /** The stable code, when it was an error. */
  code?: string }

/** What saving a step came to. */
export type StepSave =
  | { outcome: 'saved'; /** Its file. */
  path: string }
  | { outcome: 'unchanged'; /** Its file. */
  path: string }
  | { outcome: 'rejected'; /** All that was found. */
  findings: Array<StepFinding> }
  | { outcome: 'skipped'; /** Why. */
    reason: 'read_only' | 'disk_full' | 'busy' | 'damaged' | 'outside_root' | 'storage_error'; /** Its file. */
    path: string; /** What happened, for people. */
    detail: string; /** The stable code, when it was an error. */
  code?: string }

/** A step's code to be saved. */
export interface StepSaveRequest {
  /** Which step. */
  identity: StepKey
  /** Its code. */
  code: string
  /** Today's values of the params, none of which may stand in the code. */
  params?: Record<string, string>
  /** What the page showed several of: locators as Playwright's errors spell them, or names. */
  ambiguous?: Array<string>
  /** Whether functions may run in the page. Off by default. */
  allowEvaluate?: boolean
  /** Whether a file that is damaged or of another step is replaced. Off by default: it is kept and the save is skipped. */
  replaceDamaged?: boolean
}

/** Where steps are. */
export interface StepStoreOptions {
  /** The directory of the cache. */
  root: string
  /** A subdirectory of it that is part of the steps' address. */
  path?: string
}

/** What became of the store that was to be cleared. */
export type StoreClearing =
  | { outcome: 'cleared'; /** How many entries went. */
  entries: number }
  | { outcome: 'storage_error'; /** A message for people. */
    detail: string; /** The stable code. */
  code: string }

/** One format's folder. */
export interface StoreFormat {
  /** Its name. */
  folder: string
  /** Its entries. */
  entries: number
  /** Their size in bytes. */
  bytes: number
}

/** What became of an entry that was to be removed. */
export type StoreInvalidation =
  | { outcome: 'removed' }
  | { outcome: 'kept' }
  | { outcome: 'absent' }
  | { outcome: 'conflict' }
  | { outcome: 'storage_error'; /** A message for people. */
    detail: string; /** The stable code. */
  code: string }

/** What a lookup found. */
export type StoreLookup =
  | { outcome: 'found'; /** The recipe. */
  recipe: Recipe }
  | { outcome: 'miss'; /** Why. */
    reason: 'absent' | 'invalid' | 'storage_error'; /** For `invalid`: `format`, `rules` or `corrupt`. For `storage_error`: a message for people. */
    detail?: string; /** For `storage_error`: the stable code. */
  code?: string }
  | { outcome: 'bypassed'; /** Why. */
  reason: 'disabled' | 'ci_default' | 'outside_git' | 'runtime_dependent' }

/** What a recipe came to on the current page. */
export type StoreMatch =
  | { outcome: 'hit'; /** Its frame's index among the observed ones. */
    frame: number; /** Its token in that frame's report. */
    token: string; /** Names of the signals and surroundings that it carries. */
  evidence: Array<string> }
  | { outcome: 'miss'; /** Why. */
    reason: 'changed' | 'ambiguous' | 'target_missing' | 'not_actionable' | 'incomplete'; /** What in particular. */
  detail?: string }

/** How a store is opened. */
export interface StoreOptions {
  /** The directory whose Git work tree's cache is used. */
  cwd: string
  /** The environment (`process.env`): `RECALL_LOCATOR_CACHE`, `RECALL_LOCATOR_CACHE_CI` and `CI` are read from it. */
  env: Record<string, string | undefined | null>
  /** On, off, or in detail. */
  locatorCache?: boolean | LocatorCacheOptions
}

/** Whether the cache runs. */
export type StoreState =
  | { outcome: 'active' }
  | { outcome: 'bypassed'; /** Why. */
    reason: 'disabled' | 'ci_default' | 'outside_git'; /** What would change it. */
  hint?: string }

/** What is stored. */
export type StoreStats =
  | { outcome: 'counted'; /** Entries of every format. */
    entries: number; /** Their size in bytes. */
    bytes: number; /** Entries of the current format that cannot be used. */
    invalid: number; /** Each format there is. */
  formats: Array<StoreFormat> }
  | { outcome: 'storage_error'; /** A message for people. */
    detail: string; /** The stable code. */
  code: string }

/** What became of a recipe that was to be recorded. */
export type StoreWrite =
  | { outcome: 'stored' }
  | { outcome: 'unchanged' }
  | { outcome: 'not_cacheable'; /** Which case it is. */
  detail: string }
  | { outcome: 'self_check'; /** What it would come to instead. */
  detail: string }
  | { outcome: 'conflict' }
  | { outcome: 'storage_error'; /** A message for people. */
    detail: string; /** The stable code. */
  code: string }
  | { outcome: 'bypassed'; /** Why. */
  reason: 'disabled' | 'ci_default' | 'outside_git' | 'runtime_dependent' }

/** How a remembered control and the one chosen instead differ. Names of signals only. */
export interface TargetChange {
  /** Signals that the chosen control does not carry. */
  differs: Array<string>
  /** Of those, the ones that another control on the page carries. */
  standsElsewhere: Array<string>
}

/** What of an address does not identify a page. */
export interface UrlOptions {
  /** The origin of Playwright's `baseURL` counts as one origin, whatever it is. */
  base?: boolean
  /** Names of query parameters that do not matter; `*` stands for any characters. */
  ignoreQuery?: Array<string>
  /** Paths in `URLPattern` syntax, such as `/orders/:id`, whose every match counts as one page. */
  paths?: Array<string>
}
