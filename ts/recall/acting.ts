/**
 * The action on a checked element, and the proof of what a failed one did.
 *
 * The locator names exactly the element that was checked and throws when it is gone or no longer matches, so nothing
 * is sent to what stands in its place. An action counts as undispatched only when the page's guard, in the same
 * document, saw no event of it; everything else counts as dispatched and is never repeated.
 */
import type { Locator } from '@playwright/test';
import { RecallError } from '../errors.js';
import { hasFailed, readGuard, targetLocator } from '../page/target.js';
import type { Surface } from '../page/surface.js';
import { shortened } from '../shortened.js';
import { TARGET_CHANGED, type GuardReading, type TargetMode } from '../page/protocol.js';
import { Halfway } from './halfway.js';
import type { Gesture, Limits, Quest } from './quest.js';

/** An element that was checked, with the evidence that must still hold when it is acted on. */
export interface Checked {
  readonly surface: Surface;
  readonly token: string;
  readonly evidence: readonly string[];
}

export type Attempt<T> =
  | { readonly outcome: 'done'; readonly value: T }
  /** Before anything was sent the element was gone or another: to be checked again. */
  | { readonly outcome: 'changed' }
  /** Proven: nothing was sent. */
  | { readonly outcome: 'undispatched'; readonly error: unknown }
  | { readonly outcome: 'failed'; readonly error: unknown };

const MODES: Readonly<Record<Gesture, TargetMode>> = {
  press: 'act',
  second: 'act',
  move: 'hover',
  replace: 'type',
};

/** Thrown by an action with two targets: one of them changed before anything was sent, both are to be checked again. */
export class TargetChanged extends Error {}

/** Wraps an error after which nothing may be tried again, whatever the guard of this target says. */
export class Final extends Error {
  constructor(readonly error: unknown) {
    super();
  }
}

function locatorOf(
  { surface, token, evidence }: Checked,
  { target }: Quest<unknown>,
  mode: TargetMode,
): Locator {
  return targetLocator(surface, token, evidence, mode).describe(shortened(target.sentence));
}

/** @param halfway Milliseconds after which an attempt that has sent nothing makes way for another one. */
export async function attempt<T>(
  checked: Checked,
  quest: Quest<T>,
  halfway: number | undefined,
): Promise<Attempt<T>> {
  const { action } = quest;
  if (action.kind === 'locate')
    return { outcome: 'done', value: await action.run(locatorOf(checked, quest, 'locate')) };
  const watch = halfway === undefined ? undefined : new Halfway(checked, halfway);
  try {
    const locator = locatorOf(checked, quest, MODES[action.gesture]);
    const value = await action.run(locator, limitsOf(quest, watch), checked);
    return (await hasFailed(checked.surface, checked.token))
      ? stopped(await readGuard(checked.surface, checked.token), action.gesture)
      : { outcome: 'done', value };
  } catch (error) {
    if (quest.signal?.aborted !== true) return judge(checked, action.gesture, error);
    // Nobody waits for the answer; a watch left behind would judge what others do.
    void readGuard(checked.surface, checked.token);
    return { outcome: 'failed', error };
  } finally {
    watch?.over();
  }
}

function limitsOf({ deadline, signal }: Quest<unknown>, watch: Halfway | undefined): Limits {
  const { timeout } = deadline;
  const both = signal !== undefined && watch !== undefined;
  const ends = both ? AbortSignal.any([signal, watch.signal]) : (signal ?? watch?.signal);
  return { ...(timeout !== undefined && { timeout }), ...(ends !== undefined && { signal: ends }) };
}

/**
 * The guard stops a gesture that reaches a changed element, and a page that moves a field takes the focus from it;
 * Playwright knows nothing of either and reports success.
 */
function stopped(guard: GuardReading, gesture: Gesture): Attempt<never> {
  if (mayRepeat(guard, gesture)) return { outcome: 'changed' };
  const message = 'It became another control while it was acted on; what had been sent is not repeated.';
  return { outcome: 'failed', error: new RecallError('target_unstable', message) };
}

/** A value that another control got stays there: to repeat it elsewhere would leave both. */
function mayRepeat(guard: GuardReading, gesture: Gesture): boolean {
  const isKnown = guard.state === 'armed';
  if (isKnown && guard.late) return false;
  return gesture === 'replace' || (gesture !== 'second' && isKnown && countOf(guard, gesture) === 0);
}

async function judge<T>(checked: Checked, gesture: Gesture, error: unknown): Promise<Attempt<T>> {
  const guard = await readGuard(checked.surface, checked.token);
  if (error instanceof Final) return { outcome: 'failed', error: error.error };
  if (error instanceof TargetChanged) return { outcome: 'changed' };
  const sent = guard.state === 'armed' && countOf(guard, gesture) > 0;
  if (sent) return { outcome: 'failed', error };
  if (saysChanged(error) || (guard.state === 'armed' && guard.tripped)) return { outcome: 'changed' };
  return guard.state === 'armed' ? { outcome: 'undispatched', error } : { outcome: 'failed', error };
}

function countOf(guard: Extract<GuardReading, { state: 'armed' }>, gesture: Gesture): number {
  return guard.events + (gesture === 'move' ? guard.moves : 0);
}

export function saysChanged(error: unknown): boolean {
  return error instanceof Error && error.message.includes(TARGET_CHANGED);
}
