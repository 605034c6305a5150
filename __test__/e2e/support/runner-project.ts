/**
 * A small project of a user, with its own Git repository, that Playwright's own runner runs: `npx playwright test`.
 * The package and Playwright are linked into its node_modules.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { launchOptions } from '../../../scripts/browser.cjs';
import { GitDir } from './git-dir.ts';
import { cleanEnvironment } from './process.ts';

const PACKAGE = realpathSync(join(__dirname, '..', '..', '..'));

export interface RunnerResult {
  exitCode: number | null;
  output: string;
}

export class RunnerProject {
  readonly path = realpathSync(mkdtempSync(join(tmpdir(), 'recall-runner-')));
  readonly gitDir = new GitDir(join(this.path, '.git'));

  constructor(
    files: Record<string, string>,
    private readonly origin: string,
  ) {
    execFileSync('git', ['init', '--quiet'], { cwd: this.path, env: cleanEnvironment() });
    this.#link('playwright-recall', PACKAGE);
    this.#link('@playwright/test', join(PACKAGE, 'node_modules', '@playwright', 'test'));
    for (const [name, text] of Object.entries(files)) this.write(name, text);
  }

  write(name: string, text: string): void {
    const path = join(this.path, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  read(name: string): string {
    return readFileSync(join(this.path, name), 'utf8');
  }

  /** Every file below a directory, with its text. */
  texts(directory: string): string {
    const found = readdirSync(join(this.path, directory), { recursive: true, withFileTypes: true });
    const files = found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    return files.map((file) => `${file}\n${readFileSync(file, 'latin1')}`).join('\n');
  }

  /** `npx playwright test` as a user types it. */
  run(args: string[] = [], env: Record<string, string> = {}): Promise<RunnerResult> {
    const cli = join(this.path, 'node_modules', '@playwright', 'test', 'cli.js');
    const surroundings = {
      ORIGIN: this.origin,
      LAUNCH_OPTIONS: JSON.stringify(launchOptions()),
      FORCE_COLOR: '0',
      ...env,
    };
    const child = spawn(process.execPath, [cli, 'test', ...args], {
      cwd: this.path,
      env: runnerEnvironment(surroundings),
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => output.push(part.toString()));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode) => resolve({ exitCode, output: output.join('') }));
    });
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  #link(name: string, target: string): void {
    const link = join(this.path, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link, 'dir');
  }
}

/** The outer runner tells its workers who they are by variables, which the inner one must not believe. */
function runnerEnvironment(extra: Record<string, string>): NodeJS.ProcessEnv {
  const env = cleanEnvironment(extra);
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(TEST_|PLAYWRIGHT_|PW_|PWTEST)/.test(name)),
  );
}
