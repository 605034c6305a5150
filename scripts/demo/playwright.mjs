// Playwright in a process of its own, as somebody at their own desk would start it.

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { findBrowser } from '../browser.mjs';
import { packageBin } from '../lib/command.mjs';
import { cleanEnvironment } from './workspace.mjs';

/** The environment of one run: a free port, and the browser that was found where it is not Playwright's own. */
export async function runEnvironment(variables = {}) {
  const { source, executablePath } = findBrowser();
  return {
    ...cleanEnvironment(),
    PORT: String(await freePort()),
    ...(source !== 'playwright' && { RECALL_BROWSER: executablePath }),
    ...variables,
  };
}

/** Runs to the end, whatever the tests come to; returns the exit code and what was printed. */
export function playwrightTest(cwd, env, ...words) {
  const command = [packageBin('@playwright/test', 'playwright'), 'test', ...words];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd, env });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
