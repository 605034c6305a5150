/** A step in one line for people. The same words stand in the trace, in the HTML report and in the terminal. */
import type { StepRecord } from './step-record.js';

/** `hit` · `miss (absent) → compiler, saved` · `hit, 2 attempts, failed` */
export function stepHeadline(step: StepRecord): string {
  const { outcome, generatedBy, attempts, passed } = step;
  const why = outcome === 'hit' ? '' : ` (${reasonText(step)})`;
  const made = generatedBy === undefined ? '' : ` → ${generatedBy}${writeText(step)}`;
  const tried = attempts > 1 ? `, ${attempts} attempts` : '';
  return `${outcome}${why}${made}${tried}${passed ? '' : ', failed'}`;
}

function reasonText({ reason, detail }: StepRecord): string {
  return detail === undefined ? String(reason) : `${reason}: ${detail}`;
}

function writeText({ write }: StepRecord): string {
  if (write === undefined) return '';
  return write.reason === undefined ? `, ${write.outcome}` : `, ${write.outcome} (${write.reason})`;
}
