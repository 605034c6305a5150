/**
 * A project in a real, temporary Git repository. `run` is one run in it; the next `run` has nothing from it but the cache.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GitDir } from './git-dir.ts';
import { cleanEnvironment, freshRun, type Run, type RunOptions, type Script } from './process.ts';

/** Long enough for a loaded machine; failing actions give their own, shorter one. */
const ACTION_TIMEOUT = 15_000;

/** Where the runs find their browser and their pages. */
export interface Surroundings {
  endpoint: string;
  origin: string;
}

export class WorkTree {
  readonly path: string;
  readonly gitDir: GitDir;

  private constructor(
    path: string,
    private readonly surroundings: Surroundings,
  ) {
    this.path = path;
    this.gitDir = new GitDir(git(path, 'rev-parse', '--absolute-git-dir').trim());
  }

  static create(surroundings: Surroundings): WorkTree {
    const path = realpathSync(mkdtempSync(join(tmpdir(), 'recall-e2e-')));
    git(path, 'init', '--quiet');
    return new WorkTree(path, surroundings);
  }

  /** A second work tree of the same repository, inside this one's directory. */
  linked(): WorkTree {
    git(
      this.path,
      '-c',
      'user.name=e2e',
      '-c',
      'user.email=e2e@localhost',
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'Start',
    );
    const path = join(this.path, 'linked');
    git(this.path, 'worktree', 'add', '--quiet', path);
    return new WorkTree(path, this.surroundings);
  }

  /** A run that must succeed. */
  async run<T, A = undefined>(script: Script<T, A>, options: RunOptions<A> = {}): Promise<Run<T>> {
    const run = await this.attempt(script, options);
    if (run.failure !== null)
      throw new Error(`The run failed: ${run.failure.stack}\n${JSON.stringify(run.lookups)}\n${run.output}`);
    return run;
  }

  /** A run that may fail; its failure is part of what it gives back. */
  attempt<T, A = undefined>(script: Script<T, A>, options: RunOptions<A> = {}): Promise<Run<T>> {
    const { env, cwd = this.path, use = {}, ...rest } = options;
    const job = { ...this.surroundings, ...rest, use, script: script.toString(), timeout: ACTION_TIMEOUT };
    return freshRun<T>(job, cwd, env);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', env: cleanEnvironment() });
}
