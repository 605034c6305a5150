// @ts-check
/**
 * Runs of scripts that use the package as a user's do (`playwright-recall/page`), on the browser server they are told; each
 * sends back what it saw. A process that is used for a second run loads the package anew, so that nothing it remembers is
 * left but what is on disk. The parent's side is process.ts.
 */
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { chromium } from '@playwright/test';
import { countingStub } from './stub.mjs';

const require = createRequire(import.meta.url);
const entry = require.resolve('playwright-recall/page');

/** @returns {typeof import('playwright-recall/page')} */
function freshPackage() {
  const folder = dirname(entry) + sep;
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
  return require(entry);
}

/** @param {unknown} error */
function describe(error) {
  if (!(error instanceof Error)) return { name: 'unknown', code: '', message: String(error), stack: '' };
  const code = 'code' in error ? String(error.code) : '';
  return { name: error.name, code, message: error.message, stack: error.stack ?? '' };
}

/** @param {{ use: Record<string, unknown>, answers?: Record<string, string | (string | null)[]> }} job @param {unknown} stub */
function optionsOf(job, stub) {
  const names =
    /** @type {unknown[] | undefined} */ (job.use.resolvers) ??
    (job.answers === undefined ? undefined : ['stub']);
  return names === undefined
    ? job.use
    : { ...job.use, resolvers: names.map((name) => (name === 'stub' ? stub : name)) };
}

/** @param {any} job */
async function run(job) {
  const browser = await chromium.connect(job.endpoint);
  const context = await browser.newContext({ baseURL: job.origin });
  const page = await context.newPage();
  page.setDefaultTimeout(job.timeout);
  const { createRecall } = freshPackage();
  const { calls, resolver } = countingStub(page, job.answers ?? {});
  const recall = await createRecall(page, { actionTimeout: job.timeout, ...optionsOf(job, resolver) });
  const script = new Function(`return (${job.script})`)();
  const outcome = await Promise.resolve(script({ page, context, recall, argument: job.argument })).then(
    (value) => ({ value, failure: null }),
    (error) => ({ value: null, failure: describe(error) }),
  );
  const answer = { ...outcome, calls, lookups: JSON.parse(JSON.stringify(recall.lookups)) };
  await browser.close();
  return answer;
}

process.on('message', async (/** @type {any} */ job) => {
  process.chdir(job.cwd);
  const answer = await run(job).catch((error) => ({ broken: describe(error) }));
  // What was printed goes another way than the answer: the parent reads until here.
  process.stdout.write(job.end);
  process.stderr.write(job.end);
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
