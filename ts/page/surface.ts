// Where the script is asked: a frame, or one element of it.

import type { Frame, Locator, Page } from '@playwright/test';
import { ENGINE_NAME } from './protocol.js';

export type Surface = Frame | Locator;

export function isFrame(surface: Surface): surface is Frame {
  return 'childFrames' in surface;
}

/** Child indexes from the top frame down. */
export function framePath(frame: Frame): number[] {
  const parent = frame.parentFrame();
  return parent ? [...framePath(parent), parent.childFrames().indexOf(frame)] : [];
}

export function pageOf(surface: Surface): Page {
  return surface.page();
}

/** The locator that asks one question of the page script. */
export function question(
  surface: Surface,
  verb: 'observe' | 'target' | 'failed' | 'guard' | 'peek' | 'pick',
  detail: string,
): Locator {
  return surface.locator(`${ENGINE_NAME}=${verb}:${detail}`);
}

/** The frame the one element of a locator stands in. */
export async function ownerFrame(locator: Locator, timeout: number): Promise<Frame> {
  const handle = await locator.elementHandle({ timeout });
  try {
    const frame = await handle.ownerFrame();
    if (!frame) throw new Error('The element is in no document.');
    return frame;
  } finally {
    await handle.dispose();
  }
}
