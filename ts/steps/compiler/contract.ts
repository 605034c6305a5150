/** What the compiler is asked, and what it answers. */
import type { Page } from '@playwright/test';

export type StepType = 'action' | 'assertion';

export interface CompileRequest {
  readonly page: Page;
  /** As written, with its {{placeholders}}. */
  readonly sentence: string;
  readonly stepType: StepType;
  /** Today's values by name; secrets already revealed. Never written into code. */
  readonly params: Readonly<Record<string, string>>;
  /** Playwright's testIdAttribute. */
  readonly testIdAttribute: string;
  readonly timeout: number;
  readonly signal?: AbortSignal;
}

export type Compilation =
  | {
      readonly outcome: 'compiled';
      readonly code: string;
      /** One line: what was understood. */
      readonly understood: string;
      /** Whether the assertion asserts absence, and so holds on an empty page too. */
      readonly assertsAbsence: boolean;
      /** Locator sources the page showed to be ambiguous, for `checkStepCode`. */
      readonly ambiguous: readonly string[];
    }
  | {
      readonly outcome: 'not_compiled';
      readonly reason: 'form_unknown' | 'target_missing' | 'target_ambiguous' | 'value_missing';
      readonly message: string;
    };

/** Exported from ts/steps/compiler/compile.ts as `compile`. */
export type Compile = (request: CompileRequest) => Promise<Compilation>;
