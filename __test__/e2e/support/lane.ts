/** A process that writes or reads one store together with others; see writer.mjs. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cleanEnvironment } from './process.ts';

export interface LaneJob {
  cwd: string;
  mode: 'write' | 'endless' | 'read';
  lane: number;
  writes: number;
  targets: string[];
  /** Every version that any lane writes, for readers. */
  versions: string[];
}

export interface LaneReport {
  outcomes: Record<string, number>;
  last: Record<string, string>;
}

export class Lane {
  readonly #child: ChildProcess;
  readonly #report: Promise<unknown[]>;

  constructor(job: LaneJob) {
    this.#child = fork(join(__dirname, 'writer.mjs'), {
      cwd: job.cwd,
      env: cleanEnvironment(),
      execArgv: [],
    });
    this.#report = once(this.#child, 'message');
    this.#child.send(job);
  }

  /** What it answers in the end; for an endless one, that it has begun. */
  async report(): Promise<LaneReport> {
    return (await this.#report)[0] as LaneReport;
  }

  stop(): Promise<LaneReport> {
    this.#child.send('stop');
    return this.report();
  }

  async kill(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}
