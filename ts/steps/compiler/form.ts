/** What a form of sentence is: how it may be worded, what it looks for on the page, and the code it comes to. */
import type { Operation } from '../../resolve/request.js';
import type { StepType } from './contract.js';
import type { Located } from './locating.js';
import type { Slots } from './pattern.js';
import type { Values } from './text.js';

export interface Form {
  readonly stepType: StepType;
  /** In the language of `pattern.ts`. */
  readonly patterns: readonly string[];
  /** For the message that lists what is known. */
  readonly example: string;
  /** What its target has to be fit for; without it, no control is looked for. */
  readonly seeks?: Operation;
  /** The same for a second target. */
  readonly place?: Operation;
  /** Asserts that something is not there: what cannot be found is written down from its words. */
  readonly absent?: boolean;
  /** Says plainly what it is about, so that a general form that fits as well is not meant. */
  readonly plain?: boolean | ((slots: Slots) => boolean);
  readonly write: (found: Found) => Written | Refusal;
}

/** What a form's words came to on the page. */
export interface Found {
  readonly sentence: string;
  readonly slots: Slots;
  readonly values: Values;
  /** The locator's source. */
  readonly target: string;
  readonly place: string;
  /** Nothing for what was written down from its words. */
  readonly located?: Located;
}

export interface Written {
  readonly statement: string;
  /** What it does, as in "click page.getByRole('button')". */
  readonly does: string;
  /** Whether it would hold on an empty page. */
  readonly absence?: boolean;
}

export interface Refusal {
  readonly refused: 'form_unknown' | 'target_missing' | 'value_missing';
  readonly because: string;
}
