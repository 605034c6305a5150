/** A call of `recall.step` or `recall.expect` as one step of the trace, with its record, its events and its error. */
import { RecallError } from '../errors.js';
import { callSite, type CallSite } from '../recall/call-site.js';
import type { Scope, Session } from '../recall/context.js';
import { emit } from '../recall/events.js';
import { present } from '../recall/failure.js';
import { titleOf } from '../recall/sentence.js';
import { stepHeadline } from '../report/step-headline.js';
import type { StepRecord } from '../report/step-record.js';
import { StepRecording } from './recording.js';
import { Step } from './step.js';
import { stepCall, type StepCall } from './step-call.js';

const NAMES = { action: 'step', assertion: 'expect' } as const;

/** @param sentence Not held to anything yet, as the params. */
export function takeStep(
  session: Session,
  scope: Scope,
  stepType: StepCall['stepType'],
  sentence: unknown,
  params: unknown,
): Promise<unknown> {
  const title = titleOf(NAMES[stepType], sentence);
  const site = callSite();
  return session.steps.run(title, site.location, async () => {
    try {
      return await take(session, scope, stepCall(stepType, sentence, params), site);
    } catch (error) {
      throw present(error, title, site, session.redaction);
    }
  });
}

async function take(
  session: Session,
  { page, root, group }: Scope,
  call: StepCall,
  site: CallSite,
): Promise<unknown> {
  if (root !== page) throw confined();
  learnValues(session, call);
  const recording = new StepRecording(call, group);
  emit(session.options, { type: 'started', sentence: call.sentence, stepType: call.stepType });
  const load = session.stepCache.load(call);
  recording.loaded(load);
  const finish = async (passed: boolean): Promise<void> => {
    const record = recording.finish(session.stepCache.nameOf(load.path), passed);
    session.stepRecords.push(record);
    emit(session.options, { type: passed ? 'passed' : 'failed', step: record });
    if (isNotable(record)) await session.steps.run(stepHeadline(record), site.location, async () => {});
  };
  try {
    const value = await new Step({ session, page, call, site, recording }).run(load);
    await finish(true);
    return value;
  } catch (error) {
    await finish(false);
    throw error;
  }
}

function confined(): RecallError {
  return new RecallError(
    'option_invalid',
    'Steps are about a whole page, and this is inside of recall.within(…). Say in the sentence where the control is: "click the Delete button for Bob Smith".',
  );
}

/** What is typed is shown nowhere from here on. Of a check, what should be on the page is worth reading; secrets are not. */
function learnValues({ redaction }: Session, { stepType, params, secrets }: StepCall): void {
  for (const [name, value] of Object.entries(params))
    if (stepType === 'action' || secrets.has(name)) redaction.learn(value);
}

/** A plain replay says nothing: that is what steps do. */
function isNotable({ outcome, attempts }: StepRecord): boolean {
  return outcome !== 'hit' || attempts > 1;
}
