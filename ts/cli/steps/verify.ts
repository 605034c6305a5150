/**
 * `recall steps verify`: what a run would find wrong with each file, without a run. Header and digest are checked by
 * the listing, parse and policy here. Ends with 1 when a run would refuse a file.
 */
import { checkStepCode, type StepFinding, type StepListed } from '../../native.js';
import type { Asked } from '../command.js';
import { print } from '../output.js';
import { openSteps, type DamagedFile, type Place, type StepFile } from './files.js';
import { counted, lineOf, pathFromHere } from './text.js';

const REFUSED = 1;

const RESTORE =
  'restore it from version control; or delete it, and the next run that is not strict makes it anew';

export interface VerifyOptions extends Place, Asked {
  readonly allowEvaluate: boolean;
}

interface Finding extends Omit<StepFinding, 'line' | 'column'> {
  readonly file: string;
  readonly path: string;
  /** Of the file. Absent when it is the file as a whole. */
  readonly line?: number;
  readonly column?: number;
}

export function verifySteps({ json, allowEvaluate, ...place }: VerifyOptions): void {
  const { folder, all } = openSteps(place);
  const findings = all.flatMap((each) => findingsOf(each, allowEvaluate));
  const refused = new Set(findings.filter(({ severity }) => severity === 'high').map(({ path }) => path));
  print(
    json,
    { folder, files: all.length, refused: refused.size, findings },
    asText(all.length, findings, refused.size),
  );
  if (refused.size > 0) process.exitCode = REFUSED;
}

function findingsOf(each: StepListed, allowEvaluate: boolean): Finding[] {
  return each.outcome === 'broken' ? [damage(each)] : violations(each, allowEvaluate);
}

function damage({ file, path, reason, detail, line }: DamagedFile): Finding {
  const place = line === undefined ? {} : { line, column: 1 };
  return { file, path, code: reason, severity: 'high', ...place, message: detail, fix: RESTORE };
}

function violations({ file, path, code, codeLine, identity }: StepFile, allowEvaluate: boolean): Finding[] {
  const { stepType, text } = identity;
  const found = checkStepCode({ code, stepType, text, allowEvaluate });
  return found.map((finding) => inFile({ file, path }, finding, codeLine));
}

/** The policy counts lines from where the code begins. */
function inFile(about: Pick<Finding, 'file' | 'path'>, finding: StepFinding, codeLine: number): Finding {
  return { ...about, ...finding, line: codeLine + finding.line - 1 };
}

function asText(files: number, findings: readonly Finding[], refused: number): string {
  const verdict = refused === 0 ? 'all may be run' : `${refused} must not be run`;
  const total = `${counted(files, 'file')} checked, ${counted(findings.length, 'finding')}, ${verdict}`;
  return [...findings.map(lineOfFinding), total].join('\n');
}

function lineOfFinding({ path, line, column, severity, code, message, fix }: Finding): string {
  const place = [pathFromHere(path), ...(line === undefined ? [] : [line, column])].join(':');
  return `${place}  ${severity}  ${code}: ${lineOf(message)}\n    fix: ${lineOf(fix)}`;
}
