// @ts-check
/**
 * One run: a fresh Node process that uses the package as a script does (`playwright-recall/page`), on the browser
 * server it is told, and sends back what it saw. The parent's side is process.ts.
 */
import { chromium } from '@playwright/test';
import { createRecall } from 'playwright-recall/page';
import { countingStub } from './stub.mjs';

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

process.once('message', async (job) => {
  const answer = await run(job).catch((error) => ({ broken: describe(error) }));
  process.send?.(answer, () => process.exit());
});
