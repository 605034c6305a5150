/**
 * How long a first attempt may take when there is a second to leave time for, and how often a target may change
 * between check and action before the lookup gives up.
 */
import { RecallError } from '../errors.js';
import type { Session } from './context.js';
import type { Quest } from './quest.js';

/** Half of Playwright's usual 30 s. */
const FIRST_ATTEMPT_MS = 15_000;

/** A page that re-renders this often between a look and the next round trip does not come to rest. */
const MAX_CHANGES = 20;

export class Patience {
  #changes = 0;

  constructor(
    private readonly session: Session,
    private readonly quest: Quest<unknown>,
  ) {}

  /** Milliseconds after which the first of two attempts makes way, if it has sent nothing by then. */
  firstAttempt(): number {
    const left = Math.min(this.quest.deadline.left, this.session.testTimeLeft());
    return Math.min(FIRST_ATTEMPT_MS, Math.ceil(left / 2));
  }

  /** One more change. @returns 1. @throws RecallError when it was one too many, or the time is over. */
  spend(): 1 {
    this.#changes += 1;
    if (this.#changes > MAX_CHANGES || this.quest.deadline.passed) throw this.exhausted();
    return 1;
  }

  exhausted(): RecallError {
    return new RecallError(
      'target_unstable',
      `The target changed ${this.#changes} times between the check and the action; nothing was sent to it. Wait for the page to come to rest, or raise the time-out.`,
    );
  }
}
