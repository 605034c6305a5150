// Waits until a page may have changed. Only a wake-up: it runs in the page's own world, where a page may lie, and
// what is true is read by the page script afterwards.

import type { Frame, Page } from '@playwright/test';
import { cancellableSleep, sleep } from './sleep.js';
import { isFrame, pageOf, type Surface } from './surface.js';

/**
 * A change between the last look and this wait goes unnoticed, and style sheets change what is visible without
 * a mutation; so after this long it is worth another look anyway.
 */
const LOOK_AGAIN_MS = 200;
/** A frame that cannot be watched must not turn the caller's loop into a busy one. */
const UNWATCHABLE_MS = 20;

const PAGE_EVENTS = ['frameattached', 'framedetached', 'framenavigated'] as const;

/** True when it is worth looking again, false when `ms` passed in quiet. */
export async function waitForChange(surfaces: readonly Surface[], ms: number): Promise<boolean> {
  const [first] = surfaces;
  if (!first || ms <= 0) return sleep(Math.max(0, Math.min(ms, LOOK_AGAIN_MS)), ms > LOOK_AGAIN_MS);
  const page = pageOf(first);
  const wait = Math.min(ms, LOOK_AGAIN_MS);
  const events = pageChange(page);
  const timer = cancellableSleep(wait);
  const watched = framesOf(surfaces).map((frame) => mutation(frame, wait));
  try {
    const changed = await Promise.race([events.happened, timer.over, ...watched]);
    return changed || ms > LOOK_AGAIN_MS;
  } finally {
    events.stop();
    timer.cancel();
  }
}

/** Waits until nothing changed for `quiet`, at most `limit`. */
export async function waitForQuiet(
  surfaces: readonly Surface[],
  quiet: number,
  limit: number,
): Promise<void> {
  const end = performance.now() + limit;
  for (let left = limit; left > 0; left = end - performance.now()) {
    if (!(await waitForChange(surfaces, Math.min(quiet, left)))) return;
  }
}

function framesOf(surfaces: readonly Surface[]): Frame[] {
  const frames = surfaces.flatMap((surface) => (isFrame(surface) ? [surface] : pageOf(surface).frames()));
  return [...new Set(frames)];
}

/** Never false before its time: the quiet of one frame is not the quiet of all. */
async function mutation(frame: Frame, ms: number): Promise<boolean> {
  try {
    if (await frame.evaluate<boolean>(`(${UNTIL_CHANGE})(${ms})`)) return true;
  } catch {
    return sleep(UNWATCHABLE_MS, true);
  }
  return new Promise(() => {});
}

/**
 * In the page, as text because the Node side knows no DOM. Shadow roots that open later are missed until the next
 * look. With a clock that the test has stopped, the Node side's own timer ends the wait.
 */
const UNTIL_CHANGE = `(ms) => new Promise((resolve) => {
  const events = ['transitionend', 'animationend', 'load', 'toggle', 'resize', 'input', 'change'];
  const done = (changed) => {
    observer.disconnect();
    for (const type of events) window.removeEventListener(type, onEvent, true);
    resolve(changed);
  };
  const onEvent = () => done(true);
  const observer = new MutationObserver(onEvent);
  const roots = [document];
  for (const root of roots) {
    observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true });
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  }
  for (const type of events) window.addEventListener(type, onEvent, true);
  setTimeout(() => done(false), ms);
})`;

function pageChange(page: Page): { happened: Promise<boolean>; stop: () => void } {
  const subscribe = page.on.bind(page) as (event: string, listener: () => void) => void;
  const unsubscribe = page.off.bind(page) as (event: string, listener: () => void) => void;
  let stop = neverStarted;
  const happened = new Promise<boolean>((resolve) => {
    const onChange = (): void => resolve(true);
    for (const event of PAGE_EVENTS) subscribe(event, onChange);
    stop = () => PAGE_EVENTS.forEach((event) => unsubscribe(event, onChange));
  });
  return { happened, stop };
}

function neverStarted(): void {}
