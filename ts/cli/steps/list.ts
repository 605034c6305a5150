/** `recall steps list`: one line a step, then one for each damaged file. */
import { print } from '../output.js';
import type { Asked } from '../command.js';
import { openSteps, type DamagedFile, type Place, type StepFile, type StepFiles } from './files.js';
import { columns, counted, damageOf, lineOf } from './text.js';

export function listSteps({ json, ...place }: Place & Asked): void {
  const files = openSteps(place);
  const { folder, steps, damaged } = files;
  const data = { folder, steps: steps.map(summaryOf), damaged: damaged.map(damageData) };
  print(json, data, asText(files));
}

/** A step without its code. */
export function summaryOf({ file, path, cachePath, created, identity }: StepFile) {
  const { text, stepType, cacheKey, digest } = identity;
  return {
    sentence: text,
    type: stepType,
    cacheKey,
    ...(cachePath !== undefined && { cachePath }),
    created,
    digest,
    file,
    path,
  };
}

export function damageData({ file, path, reason, detail, line }: DamagedFile) {
  return { file, path, reason, detail, ...(line !== undefined && { line }) };
}

function asText({ folder, steps, damaged }: StepFiles): string {
  const rows = columns(steps.map(rowOf));
  const broken = damaged.map((each) => `damaged  ${lineOf(each.file) || '.'}  ${damageOf(each)}`);
  const total = `${counted(steps.length, 'step')}, ${damaged.length} damaged in ${lineOf(folder)}`;
  return [...rows, ...broken, total].join('\n');
}

function rowOf({ file, created, identity }: StepFile): string[] {
  const { stepType, cacheKey, text } = identity;
  return [stepType, lineOf(created), lineOf(cacheKey), `"${lineOf(text)}"`, lineOf(file)];
}
