/**
 * A step without a file: the built-in compiler writes its code, which is run on the live page. Only what passes there is
 * saved, and a check only once it has been seen to fail where nothing is.
 */
import { RecallError, type RecallErrorCode } from '../errors.js';
import { emit } from '../recall/events.js';
import type { StepSave } from '../native.js';
import { compile } from './compiler/compile.js';
import type { Compilation } from './compiler/contract.js';
import { pathFromHere } from './complaint.js';
import { failsOnEmptyPage } from './empty-page.js';
import { failedCandidate } from './notes.js';
import type { StepWork } from './step.js';
import { loadCode, type StepFunction } from './step-module.js';
import { warnOnce } from './warning.js';

type Compiled = Extract<Compilation, { outcome: 'compiled' }>;
type NotCompiled = Extract<Compilation, { outcome: 'not_compiled' }>;

const CODES: Readonly<Record<NotCompiled['reason'], RecallErrorCode>> = {
  form_unknown: 'step_not_understood',
  target_missing: 'target_not_found',
  target_ambiguous: 'target_ambiguous',
  value_missing: 'placeholder_missing',
};

export class Generation {
  constructor(private readonly work: StepWork) {}

  async run(): Promise<unknown> {
    const { recording } = this.work;
    recording.enter('generate');
    const compiled = await this.#compile();
    const step = await loadCode(compiled.code, 'The code of this step');
    recording.generated();
    recording.enter('run');
    const value = await this.#execute(step, compiled);
    recording.enter('generate');
    await this.#prove(step, compiled);
    this.#save(compiled);
    return value;
  }

  async #compile(): Promise<Compiled> {
    const { session, page, call } = this.work;
    const { sentence, stepType, params } = call;
    emit(session.options, { type: 'generation', sentence, outcome: 'started' });
    const compilation = await compile({
      page,
      sentence,
      stepType,
      params,
      testIdAttribute: session.testIdAttribute,
      timeout: session.options.lookupTimeout,
    });
    emit(session.options, {
      type: 'generation',
      sentence,
      outcome: compilation.outcome === 'compiled' ? 'made' : 'not_made',
    });
    if (compilation.outcome === 'compiled') return compilation;
    throw new RecallError(CODES[compilation.reason], compilation.message);
  }

  async #execute(step: StepFunction, { understood, code }: Compiled): Promise<unknown> {
    const { page, call, recording } = this.work;
    recording.attempted();
    try {
      return await step({ page, params: call.params });
    } catch (error) {
      throw failedCandidate(error, understood, code);
    }
  }

  async #prove(step: StepFunction, { assertsAbsence, understood }: Compiled): Promise<void> {
    const { session, site, page, call } = this.work;
    if (call.stepType === 'action' || assertsAbsence) return;
    const fails = await session.steps.run('fails on an empty page', site.location, () =>
      failsOnEmptyPage(page, step, call.params),
    );
    if (!fails)
      throw new RecallError(
        'step_unproven',
        `The check holds on an empty page too, so it would never fail: ${understood}. It is not saved. Name something that only this page shows.`,
      );
  }

  #save({ code, ambiguous }: Compiled): void {
    const { session, call, recording } = this.work;
    const save = session.stepCache.save(call, {
      code,
      ambiguous: [...ambiguous],
      allowEvaluate: session.options.allowEvaluate,
    });
    emit(session.options, { type: 'cache', sentence: call.sentence, write: recording.written(save) });
    if (save.outcome === 'rejected') throw rejected(save);
    if (save.outcome === 'skipped' && save.reason !== 'damaged')
      warnOnce(
        `a step was not saved (${save.reason}): ${pathFromHere(save.path)}: ${save.detail}. It is made anew in every run.`,
      );
  }
}

/** The compiler holds its code to the same policy; only the option allowEvaluate could make a difference. */
function rejected({ findings }: Extract<StepSave, { outcome: 'rejected' }>): RecallError {
  const [finding] = findings;
  return new RecallError(
    'step_refused',
    `The code breaks the policy of steps, so it is not saved: ${finding?.code}: ${finding?.message}.`,
  );
}
