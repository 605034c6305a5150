/** `recall steps …`: what is in the step cache, and whether it is in order. Each command has a file in steps/. */
import type { Command } from 'commander';
import { dataCommand, type Asked } from './command.js';
import type { Place } from './steps/files.js';
import type { PruneOptions } from './steps/prune.js';
import type { VerifyOptions } from './steps/verify.js';

const DEFAULT_ROOT = '.recall/cache';

export function addStepsCommands(root: Command): Command {
  const steps = root.command('steps').description('the step files of this project');
  inCache<Place & Asked>(steps, 'list', 'every step, and every damaged file', async (options) =>
    (await import('./steps/list.js')).listSteps(options),
  );
  inCache<Place & Asked>(steps, 'show', 'one step: its header and its code', async (options, words) =>
    (await import('./steps/show.js')).showStep(options, words.join(' ')),
  ).argument('<step...>', 'its file, its sentence, or how its digest begins');
  addVerify(steps);
  addPrune(steps);
  return steps;
}

function addVerify(steps: Command): void {
  inCache<VerifyOptions>(
    steps,
    'verify',
    'check header, digest, parse and policy of every file; ends with 1 when one must not be run',
    async (options) => (await import('./steps/verify.js')).verifySteps(options),
  ).option('--allow-evaluate', 'as the option allowEvaluate: functions may run in the page', false);
}

function addPrune(steps: Command): void {
  inCache<PruneOptions>(
    steps,
    'prune',
    'list the files that no test of a complete, green run has used',
    async (options) => (await import('./steps/prune.js')).pruneSteps(options),
  )
    .option('--yes', 'remove them', false)
    .option('--report <files...>', 'the reports of the runs to go by (default: "recall-report.json")');
}

function inCache<Options extends Asked>(
  steps: Command,
  name: string,
  description: string,
  run: (options: Options, words: readonly string[]) => Promise<void>,
): Command {
  return dataCommand(steps, name, description, run)
    .option('--cache-root <directory>', 'as the option cacheRoot', DEFAULT_ROOT)
    .option('--cache-path <path>', 'as the option cachePath: only what is below it');
}
