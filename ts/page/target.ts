// Locators for elements the page script knows by token.
//
// Tried with Playwright 1.65.1 (the e2e tests in __test__/e2e/page hold it to this):
// - An error that an engine throws ends the action at once with `locator.click: Error: recall:target-changed`.
// - The selector of an action is resolved once, and again only after its element was detached.
// - After a navigation the new document has a new engine without that token, so `act` throws there as well.
// - `.describe()`, `.filter()`, `.and()` and `.first()` work on these locators; `.or()` with an engine of the main
//   world would move the question there, where nothing is known.

import type { Frame, Locator } from '@playwright/test';
import type { GuardReading, TargetMode, TargetRequest } from './protocol.js';
import { cancellableSleep } from './sleep.js';
import { ownerFrame, question, type Surface } from './surface.js';

const GUARD_TIMEOUT_MS = 1000;
const PICK_TIMEOUT_MS = 1000;
const PREFIX = Math.random().toString(36).slice(2, 8);

let picks = 0;

export function targetLocator(
  surface: Surface,
  token: string,
  evidence: readonly string[],
  mode: TargetMode,
): Locator {
  const request: TargetRequest = { t: token, e: [...evidence], m: mode };
  return question(surface, 'target', JSON.stringify(request));
}

/**
 * Whether the guard stopped something since the target was resolved, or nothing of what was typed arrived anywhere; a
 * page that does not answer stopped nothing.
 * Counting is the cheapest question there is, and every action asks it.
 */
export function hasFailed(surface: Surface, token: string): Promise<boolean> {
  const answer = question(surface, 'failed', token)
    .count()
    .then(
      (count) => count > 0,
      () => false,
    );
  const bound = cancellableSleep(GUARD_TIMEOUT_MS);
  return Promise.race([answer, bound.over]).finally(bound.cancel);
}

/** What the guard saw since the target was resolved; ends the watch. A page that does not answer is `unknown`. */
export function readGuard(surface: Surface, token: string): Promise<GuardReading> {
  return guardReading(surface, 'guard', token);
}

/** The same while the action is under way; the watch goes on. */
export function peekGuard(surface: Surface, token: string): Promise<GuardReading> {
  return guardReading(surface, 'peek', token);
}

async function guardReading(surface: Surface, verb: 'guard' | 'peek', token: string): Promise<GuardReading> {
  try {
    const text = await question(surface, verb, token).textContent({ timeout: GUARD_TIMEOUT_MS });
    return JSON.parse(text ?? '') as GuardReading;
  } catch {
    return { state: 'unknown' };
  }
}

/**
 * Makes the script remember the one element a locator points at, for the `pick` of an observation. Rejects with
 * Playwright's error when it points at none or at several.
 */
export async function pickLocator(
  locator: Locator,
  timeout = PICK_TIMEOUT_MS,
): Promise<{ frame: Frame; token: string }> {
  const token = `${PREFIX}${++picks}`;
  const [frame] = await Promise.all([
    ownerFrame(locator, timeout),
    question(locator, 'pick', token).textContent({ timeout }),
  ]);
  return { frame, token };
}
