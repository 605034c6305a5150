// Looks for programs without starting them.

'use strict';

const { accessSync, constants } = require('node:fs');
const { delimiter, join } = require('node:path');

/** The first of `names` that is an executable on PATH, as a full path, or null. */
function findOnPath(...names) {
  const suffixes = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const found = suffixes.map((suffix) => join(folder, name + suffix)).find(isExecutable);
      if (found) return found;
    }
  }
  return null;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

module.exports = { findOnPath, isExecutable };
