// Installs a system Chromium where that can be done without asking: as root on Debian and its relatives.

import { runQuietly } from './command.mjs';
import { findOnPath } from './executable.cjs';

export async function installChromium() {
  if (!isRootWithApt()) {
    throw new Error(
      'found no browser: run `npx playwright install chromium`, install your system’s Chromium, or name one in RECALL_BROWSER',
    );
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];
  await runQuietly('apt-get', [...options, 'update'], { env });
  const install = (name) => runQuietly('apt-get', [...options, 'install', '-y', name], { env });
  // Not every relative of Debian has the shell alone.
  await install('chromium-headless-shell').catch(() => install('chromium'));
}

const isRootWithApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && findOnPath('apt-get') !== null;
