// Everything that a fresh clone needs before it can test, show or measure itself: packages, addon, dist, a
// browser. Does only what is missing or stale, so it is safe to call always and from several processes.

import { findBrowser } from './browser.mjs';
import { addonIsCurrent, buildAddon } from './lib/addon.mjs';
import { installChromium } from './lib/chromium.mjs';
import { findOnPath } from './lib/executable.cjs';
import { buildDist, distIsCurrent } from './lib/dist.mjs';
import { withLock } from './lib/lock.mjs';
import { installPackages, packagesAreInstalled } from './lib/packages.mjs';
import { isMain } from './lib/paths.mjs';

const LOWEST_NODE = 20;

/** In the order in which they need one another. */
const steps = {
  packages: {
    isDone: packagesAreInstalled,
    doing: 'installing npm packages',
    run: installPackages,
  },
  addon: {
    isDone: addonIsCurrent,
    doing: 'building the native addon (a clean build takes about two minutes)',
    run: buildAddon,
  },
  dist: {
    isDone: distIsCurrent,
    doing: 'compiling TypeScript',
    run: buildDist,
  },
  browser: {
    isDone: () => findBrowser() !== null,
    doing: 'installing Chromium from the system’s packages',
    run: installChromium,
  },
};

/** Brings the named steps up to date; all of them unless told. Throws with a message meant for people. */
async function setup(names = Object.keys(steps)) {
  checkTools();
  for (const name of names) {
    if (steps[name].isDone()) say(name, 'ready');
    else
      await withLock(
        'setup',
        (owner) => say(name, `waiting for process ${owner}`),
        () => bringUp(name),
      );
  }
}

async function bringUp(name) {
  const step = steps[name];
  // Another process may have done it while this one waited for the lock.
  if (step.isDone()) return say(name, 'ready');
  say(name, step.doing);
  const start = Date.now();
  await step.run();
  say(name, `done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

function checkTools() {
  const node = Number.parseInt(process.versions.node, 10);
  if (node < LOWEST_NODE) {
    throw new Error(`this is Node ${process.versions.node}; playwright-recall needs ${LOWEST_NODE} or later`);
  }
  if (!findOnPath('cargo')) {
    throw new Error('cargo is not on PATH; install Rust (rustup.rs) and a C compiler, then run this again');
  }
}

const say = (name, text) => console.log(`setup: ${name}: ${text}`);

/** Runs setup; on failure shows why, with the output of what failed. Returns whether it succeeded. */
export async function isSetUp(names) {
  try {
    await setup(names);
    return true;
  } catch (error) {
    if (error.output) console.error(error.output);
    console.error(`setup failed: ${error.message}`);
    return false;
  }
}

if (isMain(import.meta.url)) process.exitCode = (await isSetUp()) ? 0 : 1;
