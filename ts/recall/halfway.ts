/**
 * Ends an attempt early that has sent nothing by the time there should be left for another one. Only then: a click
 * that was sent and waits for a slow page to arrive has all the time that the caller gave it.
 *
 * Limit: Playwright before 1.62 knows no `signal`; there an attempt takes all of the time.
 */
import { peekGuard } from '../page/target.js';
import type { Checked } from './acting.js';

export class Halfway {
  readonly #abort = new AbortController();
  readonly #timer: NodeJS.Timeout;

  /** @param ms When to look; what is under way by then goes on. */
  constructor(
    private readonly checked: Checked,
    private readonly ms: number,
  ) {
    this.#timer = setTimeout(() => void this.#look(), ms);
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  over(): void {
    clearTimeout(this.#timer);
  }

  /** A page that does not answer proves nothing, so the attempt goes on. */
  async #look(): Promise<void> {
    const guard = await peekGuard(this.checked.surface, this.checked.token);
    if (guard.state !== 'armed' || guard.events + guard.moves > 0) return;
    this.#abort.abort(new Error(`Nothing could be sent to it within ${this.ms} ms.`));
  }
}
