/** The settle window: the same code once more, while the page may still be on its way to what the code expects. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { SettleOptions } from '../options/options.js';
import { Deadline } from '../recall/deadline.js';

export interface Settling {
  readonly window: Required<SettleOptions>;
  /** Whether this failure may be gone in another run. */
  readonly mayRunAgain: (error: unknown) => boolean;
  /** @param attempt Counted from one. */
  readonly run: (attempt: number) => Promise<unknown>;
}

export async function settle({ window, mayRunAgain, run }: Settling): Promise<unknown> {
  const end = Deadline.after(undefined).within(window.timeout);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(attempt);
    } catch (error) {
      if (end.left <= window.interval || !mayRunAgain(error)) throw error;
      await sleep(window.interval);
    }
  }
}
