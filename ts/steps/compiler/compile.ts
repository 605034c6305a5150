/**
 * The built-in step compiler: a plain sentence becomes the code of a step, on the live page, without a model.
 *
 *   sentence → tokens → readings (every form that fits) → each on the page: control → proven locator → statement
 *
 * It never guesses. When two readings come to different code on this page it names both and compiles neither; a control is
 * looked for until it is there or the time is over, and only by words that the sentence has.
 *
 * Limits: one action or one check a sentence, English around names of any language, no conditions, no positions.
 */
import { Deadline } from '../../recall/deadline.js';
import { checkStepCode } from '../../native.js';
import type { Compilation, Compile, CompileRequest } from './contract.js';
import { moduleOf } from './code.js';
import { missingValue, nothingFound, refusedByPolicy, severalReadings, unknownForm } from './explain.js';
import { Finder, type Finding } from './finding.js';
import { readingsOf, type Reading } from './reading.js';
import { Sighting } from './sighting.js';
import { paramsIn, textOf } from './text.js';

type Written = Extract<Finding, { outcome: 'written' }>;
type Missed = Extract<Finding, { outcome: 'missed' }>;
interface Look {
  readonly findings: readonly Finding[];
  readonly ambiguous: readonly string[];
}

export const compile: Compile = async (request) => {
  const { sentence, stepType, params, timeout } = request;
  const missing = paramsIn(textOf(sentence)).filter((name) => !Object.hasOwn(params, name));
  if (missing.length > 0) return missingValue(sentence, missing);
  const readings = readingsOf(sentence, stepType);
  if (readings.length === 0) return unknownForm(sentence, stepType);
  return conclude(
    request,
    await lookUntilFound(request, readings, Deadline.after(undefined).within(timeout)),
  );
};

/** A page that is still rendering shows the control later. */
async function lookUntilFound(
  request: CompileRequest,
  readings: readonly Reading[],
  window: Deadline,
): Promise<Look> {
  for (;;) {
    request.signal?.throwIfAborted();
    const sighting = await Sighting.of(request.page, request.testIdAttribute, window);
    const seen = await lookOnce(request, readings, sighting);
    if (window.passed || !seen.findings.every(mayPass)) return seen;
    await sighting.changed(window);
  }
}

function mayPass(finding: Finding): boolean {
  return finding.outcome === 'missed' && finding.miss.reason.startsWith('target_');
}

async function lookOnce(
  request: CompileRequest,
  readings: readonly Reading[],
  sighting: Sighting,
): Promise<Look> {
  const { page, sentence, params: values, testIdAttribute } = request;
  const finder = new Finder(page, sighting, { sentence, values, testIdAttribute });
  const findings: Finding[] = [];
  for (const reading of readings) findings.push(await finder.find(reading));
  return { findings, ambiguous: [...finder.ambiguous] };
}

function conclude(request: CompileRequest, look: Look): Compilation {
  const { sentence, stepType } = request;
  const written = differing(
    look.findings.filter((finding): finding is Written => finding.outcome === 'written'),
  );
  const [only, ...others] = written;
  if (only === undefined)
    return nothingFound(
      sentence,
      stepType,
      look.findings.filter((finding): finding is Missed => finding.outcome === 'missed'),
    );
  return others.length > 0 ? severalReadings(sentence, written) : gated(request, only, look.ambiguous);
}

/** Code is held against the policy here as well: a file path may lead out of the project. */
function gated(
  { sentence, stepType, params }: CompileRequest,
  { written }: Written,
  ambiguous: readonly string[],
): Compilation {
  const { statement, does, absence } = written;
  const code = moduleOf(statement, stepType, /\bparams\b/u.test(statement));
  const findings = checkStepCode({ code, stepType, params, text: sentence, ambiguous: [...ambiguous] });
  const broken = findings.find(({ severity }) => severity === 'high');
  if (broken !== undefined) return refusedByPolicy(sentence, does, broken);
  return { outcome: 'compiled', code, understood: does, assertsAbsence: absence ?? false, ambiguous };
}

/** Readings that come to the same code are one. */
function differing(written: readonly Written[]): Written[] {
  return [...new Map(written.map((finding) => [finding.written.statement, finding])).values()];
}
