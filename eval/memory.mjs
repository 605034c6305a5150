// The product as its users have it: `createRecall` on a page, with a resolver that answers what it is told to.
//
// The operation is always `locate`. It sends nothing to the page, so that all labels of a page can be tried on one
// load of it, and what it remembers of a control is what a click or a fill remembers: role, signals, surroundings.

import { createRecall } from 'playwright-recall/page';

export class Memory {
  #recall;
  #answer = null;

  /** @param cwd The Git repository that it is kept in. */
  static async of(page, cwd) {
    const memory = new Memory();
    const resolvers = [() => memory.#answer];
    memory.#recall = await createRecall(page, { cwd, resolvers, lookupTimeout: 0 });
    return memory;
  }

  /** Remembers the element for the sentence. */
  async record(target, element) {
    this.#answer = element;
    const { lookup, error } = await this.#locate(target);
    if (lookup?.outcome === 'hit') throw new Error(`"${target}" was remembered before it was recorded`);
    return whatWasWritten(lookup?.write, error);
  }

  /** Looks the sentence up; nobody answers a miss. */
  async lookUp(target) {
    this.#answer = null;
    const { lookup, locator } = await this.#locate(target);
    if (lookup?.outcome === 'hit') return { outcome: 'hit', locator };
    return { outcome: 'miss', reason: lookup?.reason ?? 'failed', detail: lookup?.detail };
  }

  async #locate(target) {
    const before = this.#recall.lookups.length;
    const result = await this.#recall.locator(target).then(
      (locator) => ({ locator }),
      (error) => ({ error }),
    );
    const lookup = this.#recall.lookups[before];
    if (lookup?.outcome === 'bypassed') throw new Error(`the cache was bypassed: ${lookup.reason}`);
    return { ...result, lookup };
  }
}

/** Whether the recipe stands, and otherwise why not. */
function whatWasWritten(write, error) {
  if (write === undefined)
    return { isRecorded: false, reason: `not resolved: ${error?.code ?? error?.name ?? 'unknown'}` };
  if (write.outcome === 'stored' || write.outcome === 'unchanged') return { isRecorded: true };
  const detail = write.detail ?? write.reason;
  if (write.outcome === 'not_cacheable') return { isRecorded: false, reason: detail ?? 'not_cacheable' };
  return { isRecorded: false, reason: detail === undefined ? write.outcome : `${write.outcome}: ${detail}` };
}
