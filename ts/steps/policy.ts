/** Holds the code of a file against the policy before it is run; the same code of the same file once in this process. */
import { checkStepCode, type StepLoad } from '../native.js';
import { refused } from './complaint.js';
import type { StepCall } from './step-call.js';

type Hit = Extract<StepLoad, { outcome: 'hit' }>;

/** Whether functions may run in the page. */
type Evaluation = 'allowed' | 'refused';

/** The code that keeps the policy, by file. */
const passed: Readonly<Record<Evaluation, Map<string, string>>> = { allowed: new Map(), refused: new Map() };

/** @throws RecallError that names each line that breaks it. */
export function holdToPolicy({ path, code, codeLine }: Hit, call: StepCall, evaluation: Evaluation): void {
  if (passed[evaluation].get(path) === code) return;
  const { stepType, sentence: text } = call;
  const findings = checkStepCode({ code, stepType, text, allowEvaluate: evaluation === 'allowed' });
  const broken = findings.filter(({ severity }) => severity === 'high');
  if (broken.length > 0) throw refused(path, codeLine, broken);
  passed[evaluation].set(path, code);
}
