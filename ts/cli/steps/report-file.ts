/**
 * `recall-report.json` as `recall steps prune` reads it: which step files the run used, and how much of the suite it was.
 * It may have been cut off, written by another version or edited, so nothing in it is taken for granted.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { Failure } from '../output.js';

const reportSchema = v.object({
  version: v.literal(1),
  run: v.object({
    status: v.string(),
    started: v.pipe(v.string(), v.isoTimestamp()),
    finished: v.pipe(v.string(), v.isoTimestamp()),
    config: v.nullable(v.string()),
    shard: v.nullable(v.object({ current: v.number(), total: v.number() })),
    tests: v.array(v.object({ titlePath: v.array(v.string()), status: v.string() })),
  }),
  tests: v.array(v.object({ steps: v.optional(v.array(v.object({ file: v.string() })), []) })),
});

export interface ReportFile {
  readonly path: string;
  readonly run: v.InferOutput<typeof reportSchema>['run'];
  /** Paths below the cache root, with slashes. */
  readonly used: readonly string[];
}

/** @throws Failure that says how to get a report. */
export function readReport(file: string): ReportFile {
  const path = resolve(file);
  const result = v.safeParse(reportSchema, parse(path, read(path)));
  if (!result.success) throw unusable(path, whatIsWrong(result.issues[0]));
  const { run, tests } = result.output;
  return { path, run, used: tests.flatMap(({ steps }) => steps.map((step) => step.file)) };
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const what = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Failure(
      `There is no report to go by: ${path} cannot be read (${what}). Put 'playwright-recall/reporter' among the ` +
        'reporters of the configuration and run the whole suite, or name a report with --report.',
      { reason: 'report_missing', report: path },
    );
  }
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unusable(path, 'it is not JSON; was the run cut off?');
  }
}

function whatIsWrong({ message, path }: v.BaseIssue<unknown>): string {
  const at = path?.map(({ key }) => String(key)).join('.');
  return at === undefined ? message : `${at}: ${message}`;
}

function unusable(path: string, what: string): Failure {
  return new Failure(
    `${path} is no report of this version: ${what}. Run the whole suite again with 'playwright-recall/reporter'.`,
    { reason: 'report_unusable', report: path },
  );
}
