// How far a sentence has been explained, while it is being parsed.

import type { ContextKind } from './role-words.js';
import { Fit } from './roles.js';
import type { Place } from './surroundings.js';

export interface Explanation {
  readonly fit: Fit;
  /** The role word, as the sentence has it. */
  readonly roleWord?: string | undefined;
  readonly places: readonly Place[];
  /** A place that stands right beside the name, as if it were a part of it: "delete Ada". */
  readonly juxtaposed?: Place | undefined;
}

/** What was explained last. */
type Last = 'start' | 'grammar' | 'name' | 'role' | 'joint' | 'chunk' | 'kind';

export interface State extends Explanation {
  readonly at: number;
  readonly inHead: boolean;
  /** A phrase begins here, so an article may stand. */
  readonly isOpening: boolean;
  readonly last: Last;
  /** Something found on the page has to follow. */
  readonly isOwing: boolean;
  readonly isNamed: boolean;
  /** The head held the role word and nothing else: "the button of …". */
  readonly isOnlyRole: boolean;
  readonly kinds: readonly ContextKind[] | undefined;
}

export const START: State = {
  at: 0,
  inHead: true,
  isOpening: true,
  last: 'start',
  isOwing: false,
  isNamed: false,
  isOnlyRole: false,
  kinds: undefined,
  fit: Fit.None,
  places: [],
};
