// Looks at frames, all at once, one round trip each. The report goes on to Rust as the text it is.

import type { Frame } from '@playwright/test';
import type { FrameObservation } from '../native.js';
import { explained } from './engine.js';
import type { ObserveRequest } from './protocol.js';
import { framePath, isFrame, ownerFrame, question, type Surface } from './surface.js';

/** Enough for a large page on a busy machine; less would call a slow page unreadable. */
const SHORTEST_TIMEOUT_MS = 250;

/** What stands for the report of a frame that is gone, navigating or does not answer. */
const UNREADABLE = JSON.stringify({ error: 'incomplete' });

const STRICT = 'strict mode violation';

/** In the order of `surfaces`. Rejects only for what waiting cannot change: an ambiguous scope, an unknown engine. */
export function observeFrames(
  surfaces: readonly Surface[],
  request: ObserveRequest,
  timeout: number,
): Promise<FrameObservation[]> {
  const bounded = Math.max(SHORTEST_TIMEOUT_MS, timeout);
  return Promise.all(surfaces.map((surface) => observe(surface, JSON.stringify(request), bounded)));
}

async function observe(surface: Surface, request: string, timeout: number): Promise<FrameObservation> {
  const [report, frame] = await Promise.all([read(surface, request, timeout), frameOf(surface, timeout)]);
  const place = frame
    ? { path: framePath(frame), name: frame.name(), url: frame.url() }
    : { path: [], name: '', url: '' };
  return { ...place, report: frame ? report : UNREADABLE };
}

async function read(surface: Surface, request: string, timeout: number): Promise<string> {
  try {
    return (await question(surface, 'observe', request).textContent({ timeout })) ?? UNREADABLE;
  } catch (error) {
    const reason = explained(error);
    if (reason !== error || String(error).includes(STRICT)) throw reason;
    return UNREADABLE;
  }
}

async function frameOf(surface: Surface, timeout: number): Promise<Frame | null> {
  return isFrame(surface) ? surface : ownerFrame(surface, timeout).catch(() => null);
}
