/**
 * Whether a check can fail: it is run against an empty page of the same browser, where nothing of what it asks for is.
 *
 * A check waits for what is not there, up to its time-out; but an empty page stays empty, so what its first looks do not
 * satisfy never will be. They are over when as many round trips as no check needs, and a little time, have gone by.
 *
 * Limit: in a browser that was started with its profile there is one context only; the empty page is one of its pages then.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { RecallError } from '../errors.js';
import type { StepFunction } from './step-module.js';

const ROUND_TRIPS = 20;

const GRACE_MS = 300;

export async function failsOnEmptyPage(
  page: Page,
  run: StepFunction,
  params: Readonly<Record<string, string>>,
): Promise<boolean> {
  const { empty, close } = await openEmptyPage(page);
  try {
    const passes = run({ page: empty, params }).then(
      () => true,
      () => false,
    );
    return !(await Promise.race([passes, looked(empty)]));
  } finally {
    await close();
  }
}

/** @returns False: nothing that passes takes that long. */
async function looked(empty: Page): Promise<false> {
  for (let trip = 0; trip < ROUND_TRIPS; trip += 1) await empty.title();
  await sleep(GRACE_MS);
  return false;
}

async function openEmptyPage(page: Page): Promise<{ empty: Page; close: () => Promise<void> }> {
  try {
    return await open(page);
  } catch (error) {
    throw new RecallError(
      'step_unproven',
      `No empty page could be opened to see the check fail on, so it is not saved: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** In a context of its own where there can be one: listeners for new pages in the test's context hear nothing. */
async function open(page: Page): Promise<{ empty: Page; close: () => Promise<void> }> {
  const context = await page.context().browser()?.newContext();
  const empty = await (context ?? page.context()).newPage();
  return { empty, close: () => (context ?? empty).close() };
}
