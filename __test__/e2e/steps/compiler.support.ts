/** Compiles a sentence on a page and runs what came of it, as the runner of steps will. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { checkStepCode } from '../../../index.js';
import { compile } from '../../../dist/steps/compiler/compile.js';
import type { Compilation, StepType } from '../../../dist/steps/compiler/contract.js';
import { expect, test as base } from '../page/support.ts';

type Values = Record<string, string>;
type Compiled = Extract<Compilation, { outcome: 'compiled' }>;
type Refused = Extract<Compilation, { outcome: 'not_compiled' }>;
type Step = (context: { page: Page; params: Values }) => Promise<unknown>;

const TIMEOUT_MS = 400;

interface Compiler {
  /** Compiles and holds the code against the policy. */
  compiled: (sentence: string, params?: Values, stepType?: StepType) => Promise<Compiled>;
  /** Compiles, checks and runs. */
  step: (sentence: string, params?: Values) => Promise<string>;
  expectation: (sentence: string, params?: Values) => Promise<string>;
  refused: (sentence: string, params?: Values, stepType?: StepType) => Promise<Refused>;
  run: (code: string, params?: Values) => Promise<unknown>;
}

export const test = base.extend<{ compiler: Compiler; folder: string }>({
  folder: async ({}, use) => {
    // Below the repository, so that the code finds Playwright.
    const results = path.resolve('test-results');
    mkdirSync(results, { recursive: true });
    const folder = mkdtempSync(path.join(results, 'compiler-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  compiler: async ({ page, folder }, use) => {
    let files = 0;
    const ask = (sentence: string, params: Values, stepType: StepType): Promise<Compilation> =>
      compile({ page, sentence, stepType, params, testIdAttribute: 'data-testid', timeout: TIMEOUT_MS });
    const compiled: Compiler['compiled'] = async (sentence, params = {}, stepType = 'action') => {
      const result = await ask(sentence, params, stepType);
      if (result.outcome !== 'compiled') throw new Error(result.message);
      const { code, ambiguous } = result;
      const findings = checkStepCode({ code, stepType, params, text: sentence, ambiguous: [...ambiguous] });
      expect(findings, code).toEqual([]);
      return result;
    };
    const run: Compiler['run'] = async (code, params = {}) => {
      const file = path.join(folder, `step-${(files += 1)}.mjs`);
      writeFileSync(file, code);
      const module = (await import(pathToFileURL(file).href)) as { default: Step };
      return module.default({ page, params });
    };
    const perform = async (sentence: string, params: Values, stepType: StepType): Promise<string> => {
      const { code } = await compiled(sentence, params, stepType);
      await run(code, params);
      return statementOf(code);
    };
    await use({
      compiled,
      run,
      step: (sentence, params = {}) => perform(sentence, params, 'action'),
      expectation: (sentence, params = {}) => perform(sentence, params, 'assertion'),
      refused: async (sentence, params = {}, stepType = 'action') => {
        const result = await ask(sentence, params, stepType);
        if (result.outcome === 'compiled') throw new Error(`It was compiled: ${result.code}`);
        return result;
      },
    });
  },
});

/** The one line that does something, without `await` and semicolon. */
function statementOf(code: string): string {
  return /^ {2}await (.*);$/mu.exec(code)?.[1] ?? code;
}

export { expect } from '../page/support.ts';
