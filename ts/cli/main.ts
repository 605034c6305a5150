#!/usr/bin/env node
/**
 * The `recall` command. Exit codes: that of Playwright for `recall test`; else 0 done, 1 not done, 2 wrong usage.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { OWN_FLAGS } from './arguments.js';
import { dataCommand, WRONG_USAGE } from './command.js';
import { printFailure } from './output.js';
import { addStepsCommands } from './steps.js';

const ownFlags = Object.entries(OWN_FLAGS).map(([flag, { help }]) => `  ${flag.padEnd(20)} ${help}`);

async function main(argv: readonly string[]): Promise<number> {
  const [, , command, ...rest] = argv;
  // Not by commander, which would read Playwright's options as its own.
  if (command === 'test' && !isHelp(rest)) return (await import('./run-tests.js')).runTests(rest);
  await program().parseAsync([...argv]);
  return Number(process.exitCode ?? 0);
}

function isHelp([first]: readonly string[]): boolean {
  return first === '--help' || first === '-h';
}

function program(): Command {
  const root = new Command('recall')
    .description('Playwright tests in plain sentences.')
    .version(ownVersion())
    .exitOverride();
  root
    .command('test')
    .description('run Playwright tests; everything but the flags below goes to `playwright test` untouched')
    .usage('[flags] [playwright arguments]')
    .addHelpText('after', `\nFlags:\n${ownFlags.join('\n')}`);
  const cache = root.command('cache').description('the locators remembered for this work tree');
  dataCommand(cache, 'clear', 'forget all of them, and their key', async ({ json }) =>
    (await import('./cache.js')).clearCache(json),
  );
  dataCommand(cache, 'stats', 'how many there are and what they take', async ({ json }) =>
    (await import('./cache.js')).showStats(json),
  );
  for (const command of [root, cache, addStepsCommands(root)]) namesCommands(command);
  return root;
}

/** Last of all: commands that are made after it would say it of themselves. */
function namesCommands(command: Command): void {
  const path = command.parent === null ? command.name() : `${command.parent.name()} ${command.name()}`;
  const names = command.commands.map((each) => each.name()).join(', ');
  command.showHelpAfterError(`${path} takes: ${names}. More: ${path} --help`);
}

function ownVersion(): string {
  const text = readFileSync(join(__dirname, '..', '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Commander has printed its message already. */
function exitCodeOf(error: unknown): number {
  if (error instanceof Error && 'exitCode' in error) return error.exitCode === 0 ? 0 : WRONG_USAGE;
  printFailure(false, error);
  return 1;
}

async function exitCode(argv: readonly string[]): Promise<number> {
  try {
    return await main(argv);
  } catch (error) {
    return exitCodeOf(error);
  }
}

void (async () => {
  process.exitCode = await exitCode(process.argv);
})();
