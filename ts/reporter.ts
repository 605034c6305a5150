/**
 * `playwright-recall/reporter`: what the lookups of a run did, in the terminal and as `recall-report.json`.
 *
 * It prints nothing while tests run, so it goes with any other reporter; Playwright adds its usual one when it is alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { lookupsIn, stepsIn } from './report/attachment.js';
import { Coverage } from './report/coverage.js';
import { Run, type TestName } from './report/run.js';
import { summary } from './report/summary.js';

const DEFAULT_FILE = 'recall-report.json';

class RecallReporter implements Reporter {
  readonly #options: RecallReporter.Options;
  #run = new Run();
  #coverage = new Coverage();
  #root = process.cwd();
  #folder = process.cwd();

  constructor(options: RecallReporter.Options = {}) {
    this.#options = options;
  }

  printsToStdio(): boolean {
    return false;
  }

  onBegin(config: FullConfig): void {
    this.#run = new Run();
    this.#coverage = new Coverage(config);
    this.#root = config.rootDir;
    this.#folder = config.configFile === undefined ? config.rootDir : dirname(config.configFile);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { status, retry, attachments } = result;
    this.#coverage.attempted(test, result);
    this.#run.attempted(test.id, {
      ...this.#nameOf(test),
      status,
      retry,
      lookups: lookupsIn(attachments),
      steps: stepsIn(attachments),
    });
  }

  onEnd(result: FullResult): void {
    const file = this.#file();
    const report = this.#run.report();
    const run = this.#coverage.report(result, dirname(file));
    write(file, JSON.stringify({ ...report, run }, null, 2));
    const text = summary(report);
    if (text !== '') process.stdout.write(`\n${text}\n`);
  }

  #nameOf(test: TestCase): TestName {
    // The root, the project and the file come first.
    const [, project = '', , ...titles] = test.titlePath();
    const file = relative(this.#root, test.location.file).split(sep).join('/');
    return { file, line: test.location.line, titles, project };
  }

  #file(): string {
    return resolve(this.#folder, process.env.RECALL_REPORT_FILE || this.#options.outputFile || DEFAULT_FILE);
  }
}

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  } catch (error) {
    process.stderr.write(
      `playwright-recall: the report could not be written to ${file}: ${(error as Error).message}\n`,
    );
  }
}

// eslint-disable-next-line typescript/no-namespace -- the only way to export a type beside `export =`
declare namespace RecallReporter {
  interface Options {
    /** Where the report goes, relative to the configuration. Default `recall-report.json`; RECALL_REPORT_FILE wins. */
    outputFile?: string;
  }
}

// Not a default export, which tools of ES modules would find one level too deep.
export = RecallReporter;
