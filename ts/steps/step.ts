/**
 * One step from its sentence to its end:
 *
 *   navigation in flight? wait → file? check the policy, run it │ none: make code, run it, prove it, save it
 *
 * Code is run only after the policy has passed it, and saved only after it has done on the live page what it is for.
 */
import type { Page } from '@playwright/test';
import type { StepLoad } from '../native.js';
import type { CallSite } from '../recall/call-site.js';
import type { Session } from '../recall/context.js';
import { Deadline } from '../recall/deadline.js';
import { damaged, missing, restless } from './complaint.js';
import { Generation } from './generation.js';
import { failedReplay } from './notes.js';
import { holdToPolicy } from './policy.js';
import type { StepRecording } from './recording.js';
import { settle } from './settle.js';
import type { StepCall } from './step-call.js';
import { loadStep, type StepFunction } from './step-module.js';
import { hasNotActed, isTransient } from './transient.js';
import { warnOnce } from './warning.js';

/** What Playwright gives a navigation. */
const NAVIGATION_MS = 30_000;

/** A file that another process writes again and again between our check and the import. */
const MAX_LOADS = 5;

type Hit = Extract<StepLoad, { outcome: 'hit' }>;
type Miss = Extract<StepLoad, { outcome: 'miss' }>;

/** What steps of one call work with. */
export interface StepWork {
  readonly session: Session;
  readonly page: Page;
  readonly call: StepCall;
  readonly site: CallSite;
  readonly recording: StepRecording;
}

export class Step {
  constructor(private readonly work: StepWork) {}

  /** @returns What the step's code returns. */
  async run(load: StepLoad): Promise<unknown> {
    const { session, page } = this.work;
    await session.navigationOf(page).settled(Deadline.after(undefined).within(NAVIGATION_MS));
    return load.outcome === 'hit' ? this.#replay(load) : this.#make(load);
  }

  async #replay(load: Hit): Promise<unknown> {
    const { hit, run } = await this.#module(load);
    const { session, call, site, page, recording } = this.work;
    recording.enter('run');
    let attempts = 0;
    const once = (): Promise<unknown> => run({ page, params: call.params });
    try {
      return await settle({
        window: session.options.settle,
        mayRunAgain: (error) => mayRunAgain(error, call, hit),
        run: (attempt) => {
          attempts = attempt;
          recording.attempted();
          return attempt === 1 ? once() : session.steps.run(`attempt ${attempt}`, site.location, once);
        },
      });
    } catch (error) {
      throw failedReplay(error, hit, attempts);
    }
  }

  /** The function of a file that keeps the policy, and that is still what was checked once it has been imported. */
  async #module(load: Hit): Promise<{ hit: Hit; run: StepFunction }> {
    const { session, call } = this.work;
    let hit = load;
    for (let loads = 0; loads < MAX_LOADS; loads += 1) {
      holdToPolicy(hit, call, session.options.allowEvaluate ? 'allowed' : 'refused');
      const { run, fresh } = await loadStep(hit.path, hit.code);
      const again = fresh ? session.stepCache.load(call) : hit;
      if (again.outcome === 'hit' && again.code === hit.code) return { hit, run };
      if (again.outcome === 'hit') hit = again;
    }
    throw restless(hit.path);
  }

  #make(miss: Miss): Promise<unknown> {
    const { session, call } = this.work;
    if (session.options.strict) throw miss.reason === 'absent' ? missing(miss.path, call) : damaged(miss);
    if (miss.reason !== 'absent')
      warnOnce(`${damaged(miss).message} It is neither used nor overwritten; the step is made anew.`);
    return new Generation(this.work).run();
  }
}

/** A check may be repeated; what acts only while it cannot have acted. */
function mayRunAgain(error: unknown, { stepType }: StepCall, { path, code, codeLine }: Hit): boolean {
  if (!isTransient(error)) return false;
  return stepType === 'assertion' || hasNotActed(error as Error, { code, codeLine, path });
}
