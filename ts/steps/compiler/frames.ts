/** The way from the page to the frame that a control stands in, by what users can tell an iframe by. */
import type { Frame, Locator } from '@playwright/test';
import type { Chain, Link } from './locator.js';
import { cssString } from './own-links.js';

/** An iframe's attributes, the best first. */
const ATTRIBUTES = ['title', 'aria-label', 'name', 'data-testid', 'id'];

export interface FramePath {
  readonly chain: Chain;
  /** What the iframes are called, for the words of the sentence that mean them. */
  readonly words: readonly string[];
}

/** Nothing when an iframe cannot be told from its siblings. */
export async function framePath(frame: Frame, testIdAttribute: string): Promise<FramePath | undefined> {
  const parent = frame.parentFrame();
  if (parent === null) return { chain: [], words: [] };
  const outer = await framePath(parent, testIdAttribute);
  const link = outer === undefined ? undefined : await linkTo(frame, parent, testIdAttribute);
  if (outer === undefined || link === undefined) return undefined;
  return { chain: [...outer.chain, link.link], words: [...outer.words, ...link.words] };
}

async function linkTo(
  frame: Frame,
  parent: Frame,
  testIdAttribute: string,
): Promise<{ link: Link; words: string[] } | undefined> {
  const element = await frame.frameElement();
  const names = [...new Set([...ATTRIBUTES, testIdAttribute])];
  const values = await Promise.all(names.map((name) => element.getAttribute(name)));
  await element.dispose();
  const words = values.filter((value) => value !== null && value !== '') as string[];
  for (const selector of selectorsFor(names, values))
    if (await isOnly(parent.locator(selector))) return { link: { by: 'frame', selector }, words };
  return undefined;
}

function selectorsFor(names: readonly string[], values: readonly (string | null)[]): string[] {
  const byAttribute = names.flatMap((name, at) => {
    const value = values[at];
    return value === null || value === undefined || value === ''
      ? []
      : [`iframe[${name}=${cssString(value)}]`];
  });
  return [...byAttribute, 'iframe'];
}

async function isOnly(locator: Locator): Promise<boolean> {
  return (await locator.count()) === 1;
}
