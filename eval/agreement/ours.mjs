// Role and name of every element of a page that can be named in a sentence, as the page script reports them.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const TIMEOUT_MS = 30_000;

/** Before a page is used: a document learns how to be looked at when it loads. */
export function prepare() {
  return require('../../dist/page/engine.js').registerEngine();
}

/** Elements with a role; an XPath names each. Elements in shadow roots or of made-up tags have none and are left out. */
export async function ourElements(page) {
  const { observeFrames } = require('../../dist/page/observe.js');
  const request = { v: 1, op: 'locate', testId: 'data-testid' };
  const [{ report }] = await observeFrames([page.mainFrame()], request, TIMEOUT_MS);
  const { candidates, truncated } = JSON.parse(report);
  if (candidates === undefined || truncated)
    throw new Error(`the page could not be read whole: ${page.url()}`);
  return candidates.filter(({ role, path }) => role !== '' && isPlain(path)).map(elementOf);
}

function elementOf({ role, path, flags, signals }) {
  return {
    xpath: `/${path.split('/').map(stepOf).join('/')}`,
    role,
    name: signals.name,
    isValueHolder: flags.includes('x'),
    isCut: flags.includes('l'),
    isHiddenFromTree: flags.includes('n'),
  };
}

function stepOf(step) {
  const [name, position] = step.split(':');
  return `*[local-name()="${name}"]${position === undefined ? '' : `[${position}]`}`;
}

const isPlain = (path) => !/(^|\/)(custom|#shadow)/.test(path);
