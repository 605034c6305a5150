/**
 * The fresh process of a run, the parent's side: starts run.mjs in the project's directory, hands the job over and
 * gives back its answer with all it printed. A script travels as source text, so it must not use what stands
 * outside it; what it needs comes by `argument`.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { createRecall } from 'playwright-recall/page';

type Recall = Awaited<ReturnType<typeof createRecall>>;
type Lookup = Recall['lookups'][number];

/** What a script of a run gets. */
export interface RunScope<A> {
  page: Page;
  context: BrowserContext;
  recall: Recall;
  argument: A;
}
export type Script<T, A> = (scope: RunScope<A>) => Promise<T>;

/** What the stub resolver answers, by sentence: one answer for ever, or one a call. See stub.mjs. */
type Answers = Record<string, string | (string | null)[]>;

export interface RunOptions<A> {
  answers?: Answers;
  /** Options of `createRecall`; in `resolvers` the name `stub` stands for the counting stub. */
  use?: Record<string, unknown>;
  argument?: A;
  env?: Record<string, string>;
  cwd?: string;
}

interface Failure {
  name: string;
  code: string;
  message: string;
  stack: string;
}

/** What one run did. */
export interface Run<T> {
  value: T;
  failure: Failure | null;
  lookups: Lookup[];
  /** The stub's calls: for which sentence, and how many choices had been rejected before. */
  calls: { target: string; rejected: number; candidates: string[] }[];
  /** Everything the process printed. */
  output: string;
}

export interface Job extends Omit<RunOptions<unknown>, 'env' | 'cwd'> {
  endpoint: string;
  origin: string;
  script: string;
  use: Record<string, unknown>;
  timeout: number;
}

/** Variables of the machine that would switch the cache on or off, or redirect Git. */
const FOREIGN_VARIABLE = /^(CI|RECALL_.*|GIT_.*|DEBUG|NODE_OPTIONS)$/;

export function cleanEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !FOREIGN_VARIABLE.test(name));
  return { ...Object.fromEntries(kept), ...extra };
}

export async function freshProcess<T>(
  job: Job,
  cwd: string,
  env: Record<string, string> = {},
): Promise<Run<T>> {
  const program = join(__dirname, 'run.mjs');
  const child = fork(program, {
    cwd,
    env: cleanEnvironment(env),
    execArgv: [],
    serialization: 'advanced',
    silent: true,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => output.push(part.toString()));
  const answer = await exchange<Run<T>>(child, job);
  if ('broken' in answer)
    throw new Error(`The run could not be set up: ${answer.broken.stack}\n${output.join('')}`);
  return { ...answer, output: output.join('') };
}

function exchange<R>(child: ChildProcess, job: Job): Promise<R | { broken: Failure }> {
  return new Promise((resolve, reject) => {
    let answer: R | undefined;
    child.once('message', (message) => (answer = message as R));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (answer === undefined)
        reject(new Error(`The run ended without an answer (exit ${code}, signal ${signal}).`));
      else resolve(answer);
    });
    child.send(job);
  });
}
