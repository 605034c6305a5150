/**
 * Whether runs used all that the suite uses. Every doubt is a refusal with its reason, since a file that a test needs
 * would be removed otherwise.
 *
 * What cannot be told: a step that a test takes only sometimes, and a configuration that shares the cache and whose report
 * was not named. So nothing is removed without `--yes`.
 */
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Failure } from '../output.js';
import type { ReportFile } from './report-file.js';
import { listTests, type ListedTest } from './suite.js';
import { lineOf, pathFromHere } from './text.js';

/** Of tests in a message. */
const MOST_NAMED = 5;

const AGAIN = 'Run the whole suite again.';

/** @throws Failure unless the run was green, whole, and of the tests as they are now. */
export async function requireComplete(report: ReportFile): Promise<void> {
  const { run, path, used } = report;
  if (run.status !== 'passed') throw refusal('run_not_green', path, `the run ${run.status}`);
  if (run.shard !== null) throw sharded(report);
  const tests = await listed(report);
  requireAllRan(report, tests);
  if (used.length === 0)
    throw refusal('no_steps', path, 'its run used no step, or an older version wrote it');
  requireUnchanged(report, tests);
}

function sharded({ path, run }: ReportFile): Failure {
  const { current, total } = run.shard ?? {};
  const what = `it is of shard ${current} of ${total}`;
  const help =
    'Merge the blob reports of all shards: npx playwright merge-reports --reporter=playwright-recall/reporter';
  return refusal('sharded', path, what, help);
}

async function listed({ path, run }: ReportFile): Promise<ListedTest[]> {
  try {
    return await listTests(run.config === null ? undefined : resolve(dirname(path), run.config));
  } catch (error) {
    const said = (error as Error).message;
    const what = `whether its run was complete cannot be told, because Playwright cannot list the tests:\n${said}\n`;
    throw refusal('tests_unknown', path, what, 'Repair that first.');
  }
}

/** A test that is skipped in one project and ran in another took its steps there. */
function requireAllRan({ path, run }: ReportFile, tests: readonly ListedTest[]): void {
  const passed = new Set(run.tests.filter(({ status }) => status === 'passed').map(keyOf));
  const ranSomewhere = new Set(run.tests.filter(({ status }) => status === 'passed').map(keyWithoutProject));
  const skipped = new Set(run.tests.filter(({ status }) => status === 'skipped').map(keyOf));
  const unfinished = run.tests.filter(
    (test) =>
      !passed.has(keyOf(test)) && !(skipped.has(keyOf(test)) && ranSomewhere.has(keyWithoutProject(test))),
  );
  if (unfinished.length > 0)
    throw refusal('tests_unfinished', path, `tests of its run did not run to their end${names(unfinished)}`);
  const known = new Set(run.tests.map(keyOf));
  const missing = tests.filter((test) => !known.has(keyOf(test)));
  if (missing.length > 0)
    throw refusal('tests_missing', path, `its run was not of the whole suite${names(missing)}`);
}

/** A sentence that was written since then has no use recorded yet. */
function requireUnchanged({ path, run }: ReportFile, tests: readonly ListedTest[]): void {
  const started = Date.parse(run.started);
  const changed = tests.find(({ file }) => statSync(file).mtimeMs > started);
  if (changed !== undefined)
    throw refusal('tests_changed', path, `${pathFromHere(changed.file)} was changed after its run began`);
}

export function refusal(reason: string, report: string, what: string, help = AGAIN): Failure {
  return new Failure(`Nothing is pruned by ${pathFromHere(report)}: ${what}. ${help}`, { reason, report });
}

function keyOf({ titlePath }: { titlePath: readonly string[] }): string {
  return JSON.stringify(titlePath);
}

function keyWithoutProject({ titlePath: [, ...rest] }: { titlePath: readonly string[] }): string {
  return JSON.stringify(rest);
}

function names(tests: readonly { titlePath: readonly string[]; status?: string }[]): string {
  const lines = tests
    .slice(0, MOST_NAMED)
    .map(
      ({ titlePath, status = 'did not run' }) =>
        `\n  ${lineOf(titlePath.filter(Boolean).join(' › '))}: ${status}`,
    );
  const more = tests.length > MOST_NAMED ? `\n  and ${tests.length - MOST_NAMED} more` : '';
  return `:${lines.join('')}${more}\n`;
}
