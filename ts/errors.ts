/**
 * The errors this package raises itself: one class, one stable `code` each. Errors of Playwright pass through as they
 * are, with the sentence in front of their message (see recall/failure.ts).
 */

/**
 * What each code means: `RecallError.code` is one of these keys, which do not change between versions. The README's
 * table is held to it by a test.
 * @public
 */
export const ERROR_CODES = {
  option_unknown: 'An option, or a RECALL_* variable, has a name that does not exist.',
  option_invalid: 'An option, an argument or a RECALL_* variable has a value that is not accepted.',
  placeholder_missing: 'A {{placeholder}} has no value, or an empty one.',
  placeholder_unknown: 'A {{placeholder}} is not among the params that were given.',
  placeholder_unused: 'A param was given that no {{placeholder}} names.',
  placeholder_repeated: 'A {{placeholder}} stands twice in one text.',
  placeholder_secret: 'A secret was given for a target, which is shown and sent to resolvers.',
  target_empty: 'A target has no words, or is no text.',
  target_not_found: 'No resolver found the target on the page.',
  target_ambiguous: 'Several controls fit the target equally well.',
  target_unfit:
    'What was found cannot take the action: it is hidden, disabled, not editable, or a wrapper around other controls.',
  target_unstable: 'The target kept changing between the check and the action.',
  page_unreadable: 'The page, or a frame of it, could not be read.',
  engine_not_ready: 'The page was opened before its first lookup was prepared.',
  resolver_invalid_choice:
    'A resolver answered something that is no candidate and no locator of exactly one element.',
  resolver_failed: 'A resolver threw an error.',
  step_missing: 'Under strict: there is no file for this step.',
  step_damaged: "Under strict: the step's file is damaged, or is that of another step.",
  step_refused: 'The code of a step breaks the policy; it was not run, or not stored.',
  step_unloadable: 'The file of a step cannot be loaded as a module.',
  step_not_understood: 'The built-in compiler does not know a sentence of this form.',
  step_unproven: 'A check that was made from a sentence holds on an empty page too, so it proves nothing.',
} as const;

export type RecallErrorCode = keyof typeof ERROR_CODES;

export class RecallError extends Error {
  override readonly name = 'RecallError';
  readonly code: RecallErrorCode;

  constructor(code: RecallErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
