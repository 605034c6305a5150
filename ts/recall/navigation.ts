/**
 * Whether the page is about to become another one: a main-frame navigation that was requested and has not arrived.
 *
 * A click on a link returns long before a slow server answers; the next sentence is about the page that comes, and a
 * control of the same name on the page that goes must not be taken for it.
 *
 * Limit: a navigation that the page's script starts later, on a timer, is seen when its request goes out, not before.
 */
import type { Frame, Page, Request } from '@playwright/test';
import type { Deadline } from './deadline.js';

/** A finished request whose document never arrives was a download or an empty answer. */
const ARRIVAL_GRACE_MS = 500;

export class NavigationWatch {
  readonly #page: Page;
  #inFlight: Request | undefined;
  #waiting: (() => void)[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#started(request));
    page.on('framenavigated', (frame) => this.#arrived(frame));
    page.on('requestfailed', (request) => this.#ended(request));
    page.on('requestfinished', (request) => this.#finished(request));
    page.on('close', () => this.#release());
    page.on('crash', () => this.#release());
  }

  /** Returns once no navigation is in flight, or at the deadline. */
  async settled(deadline: Deadline): Promise<void> {
    if (this.#inFlight === undefined) return;
    await new Promise<void>((resolve) => {
      const timer = Number.isFinite(deadline.left) ? setTimeout(resolve, deadline.left) : undefined;
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #started(request: Request): void {
    if (request.isNavigationRequest() && frameOf(request) === this.#page.mainFrame())
      this.#inFlight = request;
  }

  #arrived(frame: Frame): void {
    if (frame === this.#page.mainFrame()) this.#release();
  }

  #ended(request: Request): void {
    if (request === this.#inFlight) this.#release();
  }

  #finished(request: Request): void {
    if (request !== this.#inFlight) return;
    setTimeout(() => this.#ended(request), ARRIVAL_GRACE_MS).unref();
  }

  #release(): void {
    this.#inFlight = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resume of waiting) resume();
  }
}

/** A request of a service worker, or of a page that is only being opened, has no frame. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}
