/** `recall test`: Playwright's own command with our flags turned into variables; its output and exit code are kept. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { splitArguments } from './arguments.js';
import { playwrightCommand } from './playwright.js';

/** A process that a signal ended, as shells say it. */
const SIGNAL_EXIT_BASE = 128;

export function runTests(given: readonly string[]): Promise<number> {
  const { environment, playwright } = splitArguments(given);
  const child = spawn(process.execPath, [playwrightCommand(), 'test', ...playwright], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  // The terminal tells the child as well; it decides when to end, after its reports are written.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      resolve(code ?? SIGNAL_EXIT_BASE + (signal === null ? 0 : constants.signals[signal])),
    );
  });
}
