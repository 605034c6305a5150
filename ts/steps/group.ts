/** A group of steps: a frame around them in the trace, and the words that say what they are for. Addresses stay the same. */
import { RecallError } from '../errors.js';
import { kindOf } from '../kind.js';
import { emit } from '../recall/events.js';
import { callSite } from '../recall/call-site.js';
import type { Session } from '../recall/context.js';
import { titleOf } from '../recall/sentence.js';

/** @throws RecallError for what is no prompt or no function. */
export async function inGroup<G, T>(
  session: Session,
  prompt: unknown,
  body: (group: G) => Promise<T> | T,
  makeGroup: () => G,
): Promise<T> {
  const site = callSite();
  const name = checkPrompt(prompt);
  checkBody(body);
  const { options } = session;
  emit(options, { type: 'group', prompt: name, outcome: 'started' });
  try {
    const value = await session.steps.run(titleOf('group', name), site.location, async () =>
      body(makeGroup()),
    );
    emit(options, { type: 'group', prompt: name, outcome: 'passed' });
    return value;
  } catch (error) {
    emit(options, { type: 'group', prompt: name, outcome: 'failed' });
    throw error;
  }
}

function checkPrompt(prompt: unknown): string {
  if (typeof prompt === 'string' && prompt.trim() !== '') return prompt;
  throw invalid(
    'The prompt',
    prompt,
    'a string that says what its steps are for, for example "Fill the login form"',
  );
}

function checkBody(body: unknown): void {
  if (typeof body !== 'function')
    throw invalid('The second argument', body, 'a function that takes the steps: async (group) => { … }');
}

function invalid(what: string, value: unknown, accepted: string): RecallError {
  return new RecallError(
    'option_invalid',
    `${what} of recall.group() is ${kindOf(value)}. Accepted: ${accepted}.`,
  );
}
