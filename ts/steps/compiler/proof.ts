/** Proves on the live page that a locator finds one element, and which one. */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { liveLocator, type Chain } from './locator.js';
import type { Values } from './text.js';

export type Proof = 'proven' | 'ambiguous' | 'other';

/** Long enough for an element that was there a moment ago. */
const HANDLE_TIMEOUT_MS = 1000;

interface LabelLike {
  readonly localName?: string;
  readonly control?: unknown;
}

/** Runs in the page: the same element, or the control that the label chosen stands in for. */
const isSame = (found: unknown, wanted: unknown): boolean => {
  const label = wanted as LabelLike;
  return found === wanted || (label.localName === 'label' && label.control === found);
};

/** One element of the live page, to compare others with. */
export class Witness {
  private constructor(
    private readonly page: Page,
    private readonly wanted: ElementHandle,
    private readonly values: Values,
  ) {}

  /** Nothing when the element is gone. */
  static async of(page: Page, element: Locator, values: Values): Promise<Witness | undefined> {
    const handle = await element.elementHandle({ timeout: HANDLE_TIMEOUT_MS }).catch(() => null);
    return handle === null ? undefined : new Witness(page, handle, values);
  }

  async proves(chain: Chain): Promise<Proof> {
    const locator = liveLocator(this.page, chain, this.values);
    const count = await locator.count();
    if (count !== 1) return count > 1 ? 'ambiguous' : 'other';
    return (await this.#isSame(locator)) ? 'proven' : 'other';
  }

  async #isSame(locator: Locator): Promise<boolean> {
    const found = await locator.elementHandle({ timeout: HANDLE_TIMEOUT_MS }).catch(() => null);
    if (found === null) return false;
    try {
      return await found.evaluate(isSame, this.wanted).catch(() => false);
    } finally {
      await found.dispose();
    }
  }

  dispose(): Promise<void> {
    return this.wanted.dispose();
  }
}
