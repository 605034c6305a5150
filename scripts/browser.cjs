// Finds the Chromium that tests, demo and benchmarks drive. Nothing here downloads or starts anything.

//
// CommonJS, since Playwright loads a configuration of this package with require(), which turns an .mjs file's
// imports into require() but still runs it as an ES module.

'use strict';

const { existsSync } = require('node:fs');
const { findOnPath, isExecutable } = require('./lib/executable.cjs');

// What a browser does on its own is no part of a test: it costs time and looks for a network.
const QUIET_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

// The shell is Chromium without its windows, which Playwright’s own is as well; here it takes half the time of the whole.
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Where a browser is and how it was found, or null. In this order: the variable RECALL_BROWSER, Playwright's
 * own installed Chromium, a system browser on PATH. A RECALL_BROWSER that does not exist is an error: whoever
 * set it wants that browser and no other.
 */
function findBrowser() {
  const named = process.env.RECALL_BROWSER;
  if (named) {
    if (!isExecutable(named)) throw new Error(`RECALL_BROWSER names ${named}, which is no executable file`);
    return { executablePath: named, source: 'RECALL_BROWSER' };
  }
  const own = playwrightsOwn();
  if (own) return { executablePath: own, source: 'playwright' };
  const system = findOnPath(...SYSTEM_NAMES);
  return system ? { executablePath: system, source: 'system' } : null;
}

/** Playwright's `launchOptions` for the browser that was found. */
function launchOptions() {
  const browser = findBrowser();
  if (!browser) throw new Error('no browser found: run `npm run setup`');
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: browser.executablePath,
    // Chromium refuses to start its sandbox as root.
    args: isRoot ? ['--no-sandbox', ...QUIET_ARGS] : QUIET_ARGS,
  };
}

function playwrightsOwn() {
  try {
    const { chromium } = require('@playwright/test');
    const path = chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

module.exports = { findBrowser, launchOptions };
