// Runs the example suite in fresh processes and reads what each of its lookups did from the report of the run.

import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { packageBin } from '../lib/command.mjs';
import { cleanEnvironment } from './workspace.mjs';

/** In this order. The value is which version of the pages the same addresses serve. */
export const RUNS = { 'cold': 'this', 'warm': 'this', 'next version': 'next' };

/** Runs the suite once and returns its tests, each with its status and its lookups, in the order of the files. */
export async function runSuite(folder, name) {
  const report = join(folder, 'recall-report.json');
  rmSync(report, { force: true });
  const output = await playwrightTest(folder, await environment(RUNS[name]));
  return { name, tests: readTests(report, output) };
}

async function environment(site) {
  const { source, executablePath } = findBrowser();
  return {
    ...cleanEnvironment(),
    PORT: String(await freePort()),
    SITE: site,
    ...(source !== 'playwright' && { RECALL_BROWSER: executablePath }),
  };
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

function playwrightTest(cwd, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [packageBin('@playwright/test', 'playwright'), 'test'], {
      cwd,
      env,
    });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}

function readTests(report, output) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).tests;
  } catch {
    throw Object.assign(new Error('the suite did not come to its end'), { output });
  }
}
