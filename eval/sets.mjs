// Finds sets of page pairs in a folder: the folder itself, or those right below it, that hold a `labels.json`.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FORMAT = 'recall-pairs 1';

/** Every set with its folder and its pairs. Throws with a message meant for people when there is none. */
export function readSets(data) {
  const folders = [resolve(data), ...childFolders(data)].filter((folder) => existsSync(labelsOf(folder)));
  if (folders.length === 0) throw new Error(`${resolve(data)} holds no labels.json, nor does a folder in it`);
  return folders.map(readSet);
}

/** The pairs of all sets in one list; each knows its set and where its pages are. */
export function pairsOf(sets) {
  return sets.flatMap(({ set, folder, pairs }) => pairs.map((pair) => ({ ...pair, set, folder })));
}

function childFolders(data) {
  if (!existsSync(data)) return [];
  const entries = readdirSync(data, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => resolve(data, name))
    .sort();
}

const labelsOf = (folder) => join(folder, 'labels.json');

function readSet(folder) {
  const { format, set, pairs } = JSON.parse(readFileSync(labelsOf(folder), 'utf8'));
  if (format !== FORMAT)
    throw new Error(`${labelsOf(folder)} has the format "${format}"; read is "${FORMAT}"`);
  return { set, folder, pairs };
}
