/** `test` of the page script: a page that knows the engine, and the questions in short words. */
import { test as base, type Frame, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.cjs';
import { registerEngine } from '../../../dist/page/engine.js';
import { observeFrames } from '../../../dist/page/observe.js';
import type { Candidate, ObserveRequest, Report } from '../../../dist/page/protocol.js';
import { targetLocator } from '../../../dist/page/target.js';

export const test = base.extend<object, { engine: undefined }>({
  launchOptions: launchOptions(),
  engine: [
    async ({}, use) => {
      await registerEngine();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

export { expect } from '@playwright/test';

type Surface = Page | Frame | Locator;

/** One look, as Node makes it, parsed. */
export async function observe(surface: Surface, request: Partial<ObserveRequest> = {}): Promise<Report> {
  const place = 'mainFrame' in surface ? surface.mainFrame() : surface;
  const [observation] = await observeFrames(
    [place],
    { v: 1, op: 'click', testId: 'data-testid', ...request },
    5000,
  );
  return JSON.parse(observation?.report ?? '') as Report;
}

/** The only candidate with this name. */
export async function find(
  surface: Surface,
  name: string,
  request: Partial<ObserveRequest> = {},
): Promise<Candidate> {
  const { candidates } = await observe(surface, request);
  const named = candidates.filter(({ signals }) => signals.name === name);
  const [candidate] = named;
  if (!candidate || named.length > 1) throw new Error(`${named.length} candidates are named "${name}"`);
  return candidate;
}

export function acting(page: Page, { token }: Candidate, ...evidence: string[]): Locator {
  return targetLocator(page.mainFrame(), token, evidence, 'act');
}

export function hovering(page: Page, { token }: Candidate, ...evidence: string[]): Locator {
  return targetLocator(page.mainFrame(), token, evidence, 'hover');
}

/** Every element below `root` logs the trusted events of a gesture that reach it, by its text, to `window.log`. */
export const LOG = `<script>
  window.log = [];
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'click', 'dblclick', 'keydown', 'input', 'drop'])
    document.addEventListener(type, (event) => event.isTrusted && log.push(type + ' ' + (event.target.textContent || event.target.name)));
</script>`;

export const logOf = (page: Page): Promise<string[]> => page.evaluate('window.log');
