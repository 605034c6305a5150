// The shown page's elements, named by absolute XPath: what probe.js does there, called from here.

import { fileURLToPath } from 'node:url';

const PROBE = fileURLToPath(new URL('probe.js', import.meta.url));

/** A hit has been checked a moment ago; its locator resolves at once or never. */
const LANDING_TIMEOUT_MS = 5_000;

/** Makes the functions below work on every page of the context. */
export const addProbe = (context) => context.addInitScript({ path: PROBE });

/** For each path whether it names an element that is visible. */
export const visibilityAt = (page, paths) => page.evaluate((each) => self.recallEval.visibility(each), paths);

/** The beginning of an element's HTML, for people. */
export const htmlAt = (page, path) => page.evaluate((each) => self.recallEval.htmlAt(each), path);

/** Where a locator lands: which of the trial's elements it is, its own path, and the beginning of its HTML. */
export function landingOf(locator, { right, equivalents }) {
  const wanted = { right, equivalents };
  return locator.evaluate((element, each) => self.recallEval.landing(element, each), wanted, {
    timeout: LANDING_TIMEOUT_MS,
  });
}

/** Takes elements out of the page until they are put back. */
export const takeOut = (page, paths) => page.evaluate((each) => self.recallEval.takeOut(each), paths);

export const putBack = (page) => page.evaluate(() => self.recallEval.putBack());
