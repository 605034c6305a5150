// Results by what they have in common, each group counted; the largest first.

import { Tally } from './tally.mjs';

/** @param keyOf Names the group of a result, as an array of words. */
export function grouped(results, keyOf) {
  const groups = new Map();
  for (const result of results) {
    const key = JSON.stringify(keyOf(result));
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups]
    .map(([key, members]) => ({ key: JSON.parse(key), tally: Tally.of(members) }))
    .sort((a, b) => b.tally.labels - a.tally.labels);
}
