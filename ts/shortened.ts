/** A text for a message: as much of it as tells which it is. */

/** How much of a sentence a message repeats. */
const SHOWN_SENTENCE_LENGTH = 200;

export function shortened(text: string, length = SHOWN_SENTENCE_LENGTH): string {
  if (text.length <= length) return text;
  // Not in the middle of a pair of surrogates.
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
