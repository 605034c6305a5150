/** `recall steps show`: one step's file. Several that fit are named, never chosen between. */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { normalizeStepText, type StepListed } from '../../native.js';
import type { Asked } from '../command.js';
import { Failure, print } from '../output.js';
import { openSteps, type Place } from './files.js';
import { damageData, summaryOf } from './list.js';
import { damageOf, lineOf, linesOf, pathFromHere } from './text.js';

/** Fewer characters would as well be the start of a sentence. */
const DIGEST_PREFIX = /^[0-9a-f]{4,64}$/i;

/** The digest in a file's name, which a damaged file has too. */
const DIGEST_IN_NAME = /\.([0-9a-f]{64})\.mjs$/;

/** Of what nearly fits, so many are named. */
const MOST_NAMED = 10;

export function showStep({ json, ...place }: Place & Asked, wanted: string): void {
  const { all, folder } = openSteps(place);
  const [found, ...others] = matching(all, wanted);
  if (found === undefined) throw notFound(all, wanted, folder);
  if (others.length > 0) throw ambiguous([found, ...others], wanted);
  if (found.outcome === 'broken') throw damaged(found);
  const { code, codeLine, identity } = found;
  const data = { ...summaryOf(found), normalized: identity.normalizedText, codeLine, code };
  print(json, data, `${pathFromHere(found.path)}\n${linesOf(readFileSync(found.path, 'utf8')).trimEnd()}`);
}

/** A path names one file, even where its name alone names several. */
function matching(all: readonly StepListed[], wanted: string): StepListed[] {
  const byPath = all.filter(({ file, path }) => file === wanted || path === resolve(wanted));
  if (byPath.length > 0) return byPath;
  const sentence = normalizeStepText(wanted);
  return all.filter(
    (each) =>
      basename(each.path) === wanted ||
      (each.outcome === 'step' && each.identity.normalizedText === sentence) ||
      (DIGEST_PREFIX.test(wanted) && digestOf(each).startsWith(wanted.toLowerCase())),
  );
}

function digestOf({ file }: StepListed): string {
  return DIGEST_IN_NAME.exec(file)?.[1] ?? '';
}

function notFound(all: readonly StepListed[], wanted: string, folder: string): Failure {
  const words = normalizeStepText(wanted);
  const near = all.filter((each) => words !== '' && includes(each, words)).slice(0, MOST_NAMED);
  const hint =
    near.length > 0
      ? `These contain it:\n${namesOf(near)}`
      : 'Give a file, a whole sentence, or the first 4 or more characters of a digest; recall steps list has all.';
  return new Failure(`No step of ${lineOf(folder)} is "${lineOf(wanted)}". ${hint}`, {
    reason: 'not_found',
    near: near.map(nameOf),
  });
}

function includes(each: StepListed, words: string): boolean {
  return (
    each.file.includes(words) || (each.outcome === 'step' && each.identity.normalizedText.includes(words))
  );
}

function ambiguous(found: readonly StepListed[], wanted: string): Failure {
  return new Failure(
    `"${lineOf(wanted)}" fits ${found.length} files. Name one by its path:\n${namesOf(found)}`,
    {
      reason: 'ambiguous',
      matches: found.map(nameOf),
    },
  );
}

function damaged(file: Extract<StepListed, { outcome: 'broken' }>): Failure {
  return new Failure(
    `${pathFromHere(file.path)} is damaged: ${damageOf(file)}. Restore it from version control, or delete it.`,
    damageData(file),
  );
}

function nameOf(each: StepListed) {
  return each.outcome === 'step' ? summaryOf(each) : damageData(each);
}

function namesOf(found: readonly StepListed[]): string {
  return found.map((each) => `  ${lineOf(each.file)}  ${about(each)}`).join('\n');
}

function about(each: StepListed): string {
  if (each.outcome === 'broken') return `damaged: ${damageOf(each)}`;
  const { stepType, cacheKey, text } = each.identity;
  return lineOf(`${stepType} "${text}" of ${cacheKey}`);
}
