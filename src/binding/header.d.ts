/* Generated from src/binding by NAPI-RS; src/binding/header.d.ts stands at its beginning. */
/* eslint-disable */

/** What the code of a step is given. */
export interface StepContext {
  /** The page that the sentence is about. */
  readonly page: import('@playwright/test').Page
  /** Today's values, by the names that stand in the sentence as `{{name}}`. */
  readonly params: Readonly<Record<string, string>>
}
