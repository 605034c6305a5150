/**
 * All tests that there are, as Playwright lists them: the measure of whether a run was complete.
 *
 * # Limits
 *
 * A configuration that shows fewer tests under some variables shows them here under the variables of this command.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { playwrightCommand } from '../playwright.js';

/** A list of very many tests is long. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

export interface ListedTest {
  /** Project, file, describe blocks and title. */
  readonly titlePath: readonly string[];
  /** Where it is written. */
  readonly file: string;
}

interface JsonSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly projectName: string }[];
  }[];
  readonly suites?: readonly JsonSuite[];
}

interface JsonReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly JsonSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/**
 * @param config The configuration file; without, the one that Playwright finds here.
 * @throws Error with what Playwright said, also for a `test.only`, under which it would list only that.
 */
export async function listTests(config: string | undefined): Promise<ListedTest[]> {
  const folder = mkdtempSync(join(tmpdir(), 'recall-list-'));
  try {
    const file = join(folder, 'list.json');
    await list(file, config);
    const { config: about, suites } = JSON.parse(readFileSync(file, 'utf8')) as JsonReport;
    return suites.flatMap((suite) => testsOf(suite, [suite.title], about.rootDir));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function list(file: string, config: string | undefined): Promise<void> {
  const where = config === undefined ? [] : ['--config', config];
  // Into a file: the configuration may print something itself.
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const command = [playwrightCommand(), 'test', '--list', '--forbid-only', '--reporter=json', ...where];
  try {
    await promisify(execFile)(process.execPath, command, { env, maxBuffer: MAX_OUTPUT_BYTES });
  } catch (error) {
    throw new Error(complaint(file, error as Printed), { cause: error });
  }
}

interface Printed {
  readonly message: string;
  readonly stdout?: string;
  readonly stderr?: string;
}

/** What Playwright found wrong; what it printed, when it did not get as far as writing its list. */
function complaint(file: string, { message, stdout = '', stderr = '' }: Printed): string {
  try {
    const { errors } = JSON.parse(readFileSync(file, 'utf8')) as JsonReport;
    return [...new Set(errors.map((error) => error.message ?? ''))].join('\n');
  } catch {
    return `${stdout}${stderr}`.trim() || message;
  }
}

function testsOf(
  { specs, suites = [] }: JsonSuite,
  titles: readonly string[],
  rootDir: string,
): ListedTest[] {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName }) => ({
        titlePath: [projectName, ...titles, title],
        file: resolve(rootDir, file),
      })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title], rootDir)),
  ];
}
