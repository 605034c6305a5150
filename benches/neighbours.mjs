// The same lookup as other natural-language tools for Playwright do it: one file for all that is remembered,
// read and parsed as a whole, then searched by the prompt. One keeps YAML (a list of `{ type, prompt, xpaths }`,
// parsed with js-yaml), another JSON (an object by key). Both are written here from their public sources'
// outline; neither checks the page, so what they are compared with is `lookup` alone.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { median, rounded, sampleUs } from './sample.mjs';

const ENTRIES = 1000;
const ROUNDS = 200;

const prompt = (index) => `the Ship order ${1000 + index} button`;
const entry = (index) => ({
  type: 'locate',
  prompt: prompt(index),
  xpaths: [`/html/body/main[1]/table[1]/tbody[1]/tr[${index + 1}]/td[4]/button[1]`],
});

/** Medians at 1,000 entries, each with its ratio to `ownUs`, the median of this product's lookup. */
export function measureNeighbours(folder, ownUs) {
  const entries = Array.from({ length: ENTRIES }, (_, index) => entry(index));
  return [yamlFile(folder, entries), jsonFile(folder, entries)].map(({ cache, find }) => {
    const p50Us = median(sampleUs(ROUNDS, (round) => mustFind(find, prompt((round * 37) % ENTRIES))));
    return { cache, entries: ENTRIES, p50Us: rounded(p50Us), timesLookup: rounded(p50Us / ownUs) };
  });
}

function yamlFile(folder, caches) {
  const file = join(folder, 'neighbour.cache.yaml');
  writeFileSync(file, dump({ version: '1', cacheId: 'orders', caches }));
  const find = (wanted) =>
    load(readFileSync(file, 'utf8')).caches.find(
      ({ type, prompt: text }) => type === 'locate' && text === wanted,
    );
  return { cache: 'yaml file', find };
}

function jsonFile(folder, caches) {
  const file = join(folder, 'neighbour.cache.json');
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(caches.map((cache) => [cache.prompt, cache])), null, 2),
  );
  return { cache: 'json file', find: (wanted) => JSON.parse(readFileSync(file, 'utf8'))[wanted] };
}

function mustFind(find, wanted) {
  if (find(wanted)?.prompt !== wanted) throw new Error('a neighbour’s cache does not find its own entry');
}
