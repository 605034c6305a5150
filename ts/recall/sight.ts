/**
 * One look at the page: which frames are looked at, and what each reported, as it goes to the store and, parsed, to
 * resolvers.
 */
import type { Frame, Locator, Page } from '@playwright/test';
import type { FrameObservation, Recipe } from '../native.js';
import { observeFrames } from '../page/observe.js';
import type { ObserveRequest, Report } from '../page/protocol.js';
import { framePath, isFrame, type Surface } from '../page/surface.js';
import type { Root } from './context.js';

export interface Sight {
  readonly surfaces: readonly Surface[];
  readonly observations: FrameObservation[];
}

/** The frames, or the one element, that a scope covers. */
export async function surfacesOf(root: Root, timeout: number): Promise<Surface[]> {
  if (isPage(root)) return root.frames();
  if (isLocator(root)) return [root];
  if ('childFrames' in root) return withDescendants(root);
  const handle = await root.owner().elementHandle({ timeout: Math.max(1, timeout) });
  const frame = await handle.contentFrame();
  await handle.dispose();
  return frame === null ? [] : withDescendants(frame);
}

/** The surfaces a recipe can be on; an element is always looked at. */
export function admitted(surfaces: readonly Surface[], recipe: Recipe): Surface[] {
  return surfaces.filter(
    (surface) => !isFrame(surface) || recipe.admitsFrame(framePath(surface), surface.name(), surface.url()),
  );
}

export async function look(
  surfaces: readonly Surface[],
  request: ObserveRequest,
  timeout: number,
): Promise<Sight> {
  return { surfaces, observations: await observeFrames(surfaces, request, timeout) };
}

/** The report, or nothing when the frame could not be read. */
export function reportOf(observation: FrameObservation): Report | undefined {
  const report = JSON.parse(observation.report) as Report | { error: string };
  return 'candidates' in report ? report : undefined;
}

function withDescendants(frame: Frame): Frame[] {
  return [frame, ...frame.childFrames().flatMap(withDescendants)];
}

function isPage(root: Root): root is Page {
  return 'mainFrame' in root;
}

function isLocator(root: Root): root is Locator {
  return 'click' in root && 'elementHandle' in root;
}
