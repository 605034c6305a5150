/**
 * Runs in other processes, the parent's side: hands run.mjs a job and gives back its answer with all it printed. Of what an
 * earlier run knew only the files are left. A script travels as source text, so it must not use what stands
 * outside it; what it needs comes by `argument`.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
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

/** Processes that wait for their next job. Those of a variable of their own are used once: some are read at the start. */
const idle: Runner[] = [];

export async function freshRun<T>(job: Job, cwd: string, env?: Record<string, string>): Promise<Run<T>> {
  const runner = (env === undefined ? idle.pop() : undefined) ?? new Runner(env);
  const answer = await runner.run<Run<T>>(job, cwd);
  if (env === undefined) idle.push(runner);
  else runner.end();
  return answer;
}

class Runner {
  readonly #child: ChildProcess;

  constructor(env: Record<string, string> = {}) {
    this.#child = fork(join(__dirname, 'run.mjs'), {
      env: cleanEnvironment(env),
      execArgv: [],
      serialization: 'advanced',
      silent: true,
    });
  }

  end(): void {
    this.#child.disconnect();
  }

  async run<R extends Run<unknown>>(job: Job, cwd: string): Promise<R> {
    const end = `\n${randomUUID()}\n`;
    const printed = [this.#child.stdout, this.#child.stderr].map((stream) => readUntil(stream, end));
    const answer = await this.#answer<R>({ ...job, cwd, end });
    const output = (await Promise.all(printed)).join('');
    if ('broken' in answer) throw new Error(`The run could not be set up: ${answer.broken.stack}\n${output}`);
    return { ...answer, output };
  }

  #answer<R>(job: Job & { cwd: string; end: string }): Promise<R | { broken: Failure }> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const died = (code: number | null, signal: string | null): void =>
        reject(new Error(`The run ended without an answer (exit ${code}, signal ${signal}).`));
      child.once('close', died);
      child.once('message', (message) => {
        child.off('close', died);
        resolve(message as R);
      });
      child.send(job);
    });
  }
}

/** What is printed up to the end mark. */
function readUntil(stream: Readable | null, end: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const read = (part: Buffer): void => {
      text += part.toString();
      if (!text.endsWith(end)) return;
      stream?.off('data', read);
      resolve(text.slice(0, -end.length));
    };
    stream?.on('data', read);
  });
}
