// Where things are in a checkout.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path inside the checkout. */
export const inRoot = (...parts) => join(root, ...parts);

/** Where the scripts keep what they remember between runs; deleting it costs a rebuild and nothing else. */
export const stateFolder = inRoot('target', 'scripts');

/** Whether `moduleUrl` is the script that Node was asked to run. */
export const isMain = (moduleUrl) => process.argv[1] === fileURLToPath(moduleUrl);

/** The count of the last run of the tests. */
export const tallyFile = join(stateFolder, 'tally.json');
