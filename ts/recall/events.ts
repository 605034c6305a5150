/** Tells the listener of the options what happens. A listener's error is the listener's: it never fails a run. */
import type { RecallEvent, ResolvedOptions } from '../options/options.js';

export function emit({ onEvent }: Pick<ResolvedOptions, 'onEvent'>, event: RecallEvent): void {
  try {
    onEvent?.(event);
  } catch {
    // As the contract says.
  }
}
