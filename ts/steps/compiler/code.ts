/** The text of a step's file, below its header. */
import type { StepType } from './contract.js';

export function moduleOf(statement: string, stepType: StepType, usesParams: boolean): string {
  const imports = stepType === 'assertion' ? "import { expect } from '@playwright/test';\n\n" : '';
  const given = usesParams ? '{ page, params }' : '{ page }';
  return `${imports}/** @param {import('playwright-recall').StepContext} context */
export default async function step(${given}) {
  ${statement}
}
`;
}
