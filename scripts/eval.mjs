// `npm run eval`: how often the right control is found again on version pairs of real pages, and how often a wrong one.
//
//   --data DIR       a set of pairs or a folder of sets, in the format of eval/README.md; eval/pages unless said
//   --only TEXT      only pairs whose set and name contain this
//   --limit N        at most so many labels, taken from all over the data
//   --knockout       the element that is looked for is taken out of the second page: whatever is found is wrong
//   --reverse        the later version is remembered, the earlier one looked at
//   --json FILE      writes every count and every verdict as data
//   --mutations      edits the pages at random instead, in ways whose meaning is known, and looks up what is on them
//   --trials N       how many edits are tried with it, 1,000 unless said
//   --seed N         what they are drawn from, 1 unless said
//   --pages          compares role and name with Playwright's and the browser's own instead, page by page
//
// Ends with 1 when something was wrong, with 2 when the data or a flag is.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from './lib/paths.mjs';
import { isSetUp } from './setup.mjs';

const OPTIONS = {
  data: { type: 'string', default: inRoot('eval', 'pages') },
  only: { type: 'string' },
  limit: { type: 'string' },
  knockout: { type: 'boolean', default: false },
  reverse: { type: 'boolean', default: false },
  json: { type: 'string' },
  pages: { type: 'boolean', default: false },
  mutations: { type: 'boolean', default: false },
  trials: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
};

process.exitCode = await main().catch((error) => {
  console.error(`eval: ${error.stack ?? error.message}`);
  return 2;
});

async function main() {
  const flags = flagsFrom(process.argv.slice(2));
  if (flags === null || !(await isSetUp())) return 2;
  const { knockout: isKnockout, reverse: isReverse, ...options } = flags;
  const run = flags.pages ? comparePages : flags.mutations ? tryMutations : tryLabels;
  const { outcome, text, isWrong } = await run({ ...options, isKnockout, isReverse });
  console.log(`\n${text}`);
  if (flags.json) writeFileSync(flags.json, `${JSON.stringify(outcome, null, 1)}\n`);
  return isWrong ? 1 : 0;
}

/** Loaded only now: before the setup nothing of it needs to exist. */
async function tryLabels(options) {
  const { evaluate } = await import('../eval/run.mjs');
  const { reportText } = await import('../eval/report.mjs');
  const outcome = await evaluate(options);
  return { outcome, text: reportText(outcome), isWrong: outcome.wrong > 0 };
}

async function comparePages(options) {
  const { compare } = await import('../eval/agreement/run.mjs');
  const { agreementText } = await import('../eval/agreement/report.mjs');
  const outcome = await compare(options);
  return { outcome, text: agreementText(outcome), isWrong: false };
}

async function tryMutations(options) {
  const { mutate } = await import('../eval/mutation/run.mjs');
  const { failureText, mutationText } = await import('../eval/mutation/report.mjs');
  const outcome = await mutate({ ...options, onFailure: (failure) => console.log(failureText(failure)) });
  return { outcome, text: mutationText(outcome), isWrong: outcome.wrong > 0 };
}

function flagsFrom(args) {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    const limit = values.limit === undefined ? undefined : positive('--limit', values.limit);
    const [trials, seed] = [positive('--trials', values.trials), positive('--seed', values.seed)];
    return { ...values, limit, trials, seed };
  } catch (error) {
    console.error(`eval: ${error.message}`);
    return null;
  }
}

function positive(flag, text) {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`${flag} is "${text}"; accepted: a whole number from 1`);
  return number;
}
