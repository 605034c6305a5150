// The kinds of edits, and which misses a person would accept after each, or after another one besides. A hit is right or wrong by what edits.js says.

const GONE = ['target_missing', 'changed', 'ambiguous'];
/** Elsewhere, or under another name, a control may lose the styles that show it. */
const GONE_OR_HIDDEN = [...GONE, 'not_actionable'];

/** What a trial is about. */
export const KINDS = {
  resort: GONE,
  swapContents: GONE,
  twin: GONE,
  twinItem: GONE,
  remove: GONE,
  rename: GONE,
  move: GONE_OR_HIDDEN,
  wrap: GONE_OR_HIDDEN,
  banner: GONE,
  numbers: GONE,
  regenerateIds: GONE_OR_HIDDEN,
  translate: GONE,
  disable: GONE_OR_HIDDEN,
  frame: GONE_OR_HIDDEN,
  shadow: GONE_OR_HIDDEN,
};

/** What may happen besides, before it. */
export const BESIDES = ['banner', 'numbers', 'regenerateIds', 'wrap'];
