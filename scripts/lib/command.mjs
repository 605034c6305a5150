// Runs other programs: quietly, with their output kept for a failure, or streaming.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot, root } from './paths.mjs';

/** A program that could not start or did not succeed; `output` is what it printed. */
class CommandFailed extends Error {
  constructor(command, how, output) {
    super(`${command} ${how}`);
    this.output = output;
  }
}

/** Runs to the end and returns what it printed; on failure throws CommandFailed with that text. */
export async function runQuietly(program, args, options = {}) {
  const chunks = [];
  const { code, how } = await start(program, args, options, (chunk) => chunks.push(chunk));
  const output = Buffer.concat(chunks).toString();
  if (code !== 0) throw new CommandFailed([program, ...args].join(' '), how, output);
  return output;
}

/** Runs with its output shown as it comes; returns the exit code, how it ended and the text of stdout. */
export async function runStreaming(program, args, options = {}) {
  const chunks = [];
  const end = await start(program, args, options, (chunk, isStdout) => {
    if (isStdout) chunks.push(chunk);
    (isStdout ? process.stdout : process.stderr).write(chunk);
  });
  return { ...end, stdout: Buffer.concat(chunks).toString() };
}

/** The JavaScript file behind a `bin` of an installed package, to be run with this Node. */
export function packageBin(packageName, bin = packageName) {
  const manifest = inRoot('node_modules', packageName, 'package.json');
  const { bin: bins } = createRequire(import.meta.url)(manifest);
  return join(dirname(manifest), typeof bins === 'string' ? bins : bins[bin]);
}

function start(program, args, { env, cwd = root } = {}, onOutput) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => onOutput(chunk, true));
    child.stderr.on('data', (chunk) => onOutput(chunk, false));
    child.on('error', (error) => resolve({ code: 127, how: `could not start: ${error.message}` }));
    child.on('close', (code, signal) => {
      resolve({ code: code ?? 1, how: signal ? `was ended by ${signal}` : `exited with ${code}` });
    });
  });
}
