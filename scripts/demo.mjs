// `npm run demo`: the product at work. First remembered locators on real pages, then a suite of sentences replayed from
// committed step files. Sets up what is missing first. Ends with 0 only when what it says of the product holds. With
// `--json FILE` it writes the same as data.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { showLocators } from './demo/locators.mjs';
import { showSteps } from './demo/steps.mjs';
import { isSetUp } from './setup.mjs';

const { values: flags } = parseArgs({ options: { json: { type: 'string' } } });

process.exitCode = (await isSetUp()) && (await demo()) ? 0 : 1;

async function demo() {
  try {
    const parts = [await showLocators(), await showSteps()];
    const data = Object.assign({}, ...parts.map((part) => part.data));
    if (flags.json) writeFileSync(flags.json, `${JSON.stringify(data, null, 2)}\n`);
    return verdict(parts.flatMap(({ broken }) => broken));
  } catch (error) {
    console.error(`demo: ${error.message}\n${error.output ?? ''}`);
    return false;
  }
}

function verdict(broken) {
  for (const claim of broken) console.error(`demo: FAILED: ${claim}`);
  return broken.length === 0;
}
