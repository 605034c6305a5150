// Labels that are shown to be wrong, in disputed.json: `{ set, pair, a, why }`, `a` being the label's path in page A.
// What becomes of them is counted apart.

import { readFileSync } from 'node:fs';

const listed = JSON.parse(readFileSync(new URL('disputed.json', import.meta.url), 'utf8'));

const disputed = new Set(listed.map(({ set, pair, a }) => JSON.stringify([set, pair, a])));

export function isDisputed(pair, { label }) {
  return disputed.has(JSON.stringify([pair.set, pair.id, label]));
}
