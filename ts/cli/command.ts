/**
 * A command that prints data. It takes `--json`, data go to stdout, errors to stderr, and what is thrown becomes an exit
 * code: 1 not done, 2 wrong usage.
 */
import type { Command } from 'commander';
import { Failure, printFailure } from './output.js';

const NOT_DONE = 1;
export const WRONG_USAGE = 2;

/** The native code of an option whose value means nothing. */
const INVALID_OPTION = 'RECALL_INVALID_OPTION';

export interface Asked {
  readonly json: boolean;
}

/** @param run Gets the options and the words behind them, and throws where it could not do what it was told. */
export function dataCommand<Options extends Asked>(
  parent: Command,
  usage: string,
  description: string,
  run: (options: Options, words: readonly string[]) => void | Promise<void>,
): Command {
  const command = parent
    .command(usage)
    .description(description)
    .option('--json', 'print data as JSON', false);
  return command.action(async () => {
    const options = command.opts<Options & Record<string, unknown>>();
    try {
      await run(options, command.args);
    } catch (error) {
      printFailure(options.json, error);
      process.exitCode = isWrongUsage(error) ? WRONG_USAGE : NOT_DONE;
    }
  });
}

function isWrongUsage(error: unknown): boolean {
  return (
    !(error instanceof Failure) && error instanceof Error && 'code' in error && error.code === INVALID_OPTION
  );
}
