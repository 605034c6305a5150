// What Node and the page script say to each other. Node asks in the body of a `recall=` selector, the script
// answers with the text of a detached element. Requests never hold text of the page or of the sentence, because
// Playwright prints selectors in traces and errors; reports are parsed in Rust only.

/** Bits of the salted hash of each signal the wanted element carried; an absent signal is no condition. */
export interface SignalBits {
  salt: string;
  testId?: number;
  id?: number;
  nameAttr?: number;
  href?: number;
  name?: number;
}

/** `role` decides; where there is none, the tag and the input type do. */
export interface Shape {
  role: string;
  tag: string;
  type: string;
}

export interface ObserveRequest {
  v: 1;
  op: string;
  /** Without a shape every element fit for the operation is a candidate. */
  shape?: Shape;
  /** Candidates whose bits differ are skipped before anything dear is computed. */
  bits?: SignalBits;
  /** The attribute that holds test ids. */
  testId: string;
  /** Report hidden and inert candidates too. */
  hidden?: boolean;
  /** Token of an element from `pick:`, reported even when it is no candidate of the operation. */
  pick?: string;
  /** How many candidates are reported at most; 5,000 unless said. */
  limit?: number;
}

/**
 * Strings that identify a control. `name` is the accessible name as `getByRole` computes it, except that typed
 * and chosen values are left out; an element without a role is named by its text, as a person would.
 */
export interface Signals {
  testId?: string;
  id?: string;
  nameAttr?: string;
  name: string;
  placeholder?: string;
  title?: string;
  alt?: string;
  href?: string;
}

export type ContextKind =
  'row' | 'item' | 'column' | 'label' | 'group' | 'section' | 'dialog' | 'heading' | 'near';

/**
 * Words around a control. `head` is the row header, legend, heading or label, even where that is the control's own
 * text; of `near` it is the text around that nothing binds to the control. Only rows and items have a `text`, in segments (cells, text blocks) joined by "\n", without the control's
 * own; a landmark's text is its kind.
 */
export interface Context {
  kind: ContextKind;
  head: string;
  text: string;
  /** Place among its sibling rows or items, from 0, and how many there are. */
  index?: number;
  count?: number;
}

/**
 * `flags`, one letter each: `v` visible · `e` enabled · `w` editable · `i` inert · `c` contains other controls ·
 * `x` its own content is the current value (left out of `name`) · `l` name longer than the bound, cut ·
 * `p` password, one-time code or card field · `n` hidden from assistive technology, so `getByRole` skips it.
 */
export interface Candidate {
  token: string;
  role: string;
  tag: string;
  type: string;
  flags: string;
  signals: Signals;
  /** Own visible text where it differs from the name. */
  text?: string;
  /** Innermost first. */
  context: Context[];
  path: string;
}

export interface Report {
  v: 1;
  /** Random, new for each document. */
  doc: string;
  /** Candidates of the shape, those skipped by their bits included. */
  total: number;
  truncated: boolean;
  /** Index of the picked element in `candidates`. */
  picked?: number;
  /** The frame's own labels: document title, first main heading. */
  labels: string[];
  candidates: Candidate[];
}

/**
 * `act` throws `TARGET_CHANGED` when the element is gone or its evidence differs, and arms the guard. `hover` and
 * `type` do the same: with `hover` the guard judges where the pointer comes to rest, not only what is pressed; with
 * `type` it fails when nothing was typed. `locate` looks for the only element with the same evidence and answers
 * nothing otherwise, so that assertions retry.
 */
export type TargetMode = 'act' | 'hover' | 'type' | 'locate';

/**
 * Evidence that must still hold: names of signals (`name`, `id`, …), `text`, `role`, and context kinds. A kind
 * alone (`row`) asks for the same head and that no word of its text is lost (others may join, as icons do that
 * show on hover); `row.head` for the head only; `row#2` for the third segment of the text only.
 */
export interface TargetRequest {
  t: string;
  e: string[];
  m: TargetMode;
}

/**
 * What the guard saw since the target was armed. `late`: it tripped over a value that was in the control by then.
 * `unknown`: this document never armed that token.
 */
export type GuardReading =
  { state: 'armed'; events: number; moves: number; tripped: boolean; late: boolean } | { state: 'unknown' };

export const ENGINE_NAME = 'recall';

/** The message the script throws; Playwright repeats it inside its own error and does not retry. */
export const TARGET_CHANGED = 'recall:target-changed';
