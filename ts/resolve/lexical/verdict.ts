// Which reading wins. One beats another when it is at least as good in every respect and better in one; a sentence is
// answered when one reading is proof and beats all the others, whether they are proof or not. Respects are never
// weighed against each other: a better name in the wrong kind of control is a doubt, not a sum.

import type { ResolverCandidate } from '../request.js';
import type { PhraseBook } from './naming.js';
import type { Reading } from './reading.js';
import type { Place } from './surroundings.js';

/** More than that are ambiguous, whatever is around them. */
const MOST_COMPARED = 100;

export type Verdict =
  | { readonly outcome: 'chosen'; readonly reading: Reading }
  | { readonly outcome: 'ambiguous'; readonly readings: readonly Reading[] }
  | { readonly outcome: 'none' };

export function judge(
  readings: readonly Reading[],
  candidates: readonly ResolverCandidate[],
  book: PhraseBook,
): Verdict {
  const unbeaten = unbeatenOf(readings);
  const [best] = unbeaten;
  if (!best || !unbeaten.some(({ isProof }) => isProof)) return { outcome: 'none' };
  if (unbeaten.length > 1) return { outcome: 'ambiguous', readings: unbeaten };
  const isProven =
    best.isProof && (!best.juxtaposed || hasTwinElsewhere(best.candidate, best.juxtaposed, candidates, book));
  return isProven ? { outcome: 'chosen', reading: best } : { outcome: 'none' };
}

/** Thousands of buttons of a table are read alike, so respects are compared once for each sort of reading. */
function unbeatenOf(readings: readonly Reading[]): Reading[] {
  const sorts = new Map<string, Reading[]>();
  for (const reading of readings) {
    const key = `${respects(reading).join()}`;
    const same = sorts.get(key);
    if (same) same.push(reading);
    else sorts.set(key, [reading]);
  }
  const groups = [...sorts.values()];
  return groups
    .filter(([one]) => !groups.some(([other]) => one && other && isBetter(other, one)))
    .flatMap(furthestIn);
}

/** Each a reason to be meant; more is better. */
function respects({ strength, own, fit, closeness }: Reading): readonly number[] {
  return [strength, own, fit, closeness];
}

function isBetter(a: Reading, b: Reading): boolean {
  const theirs = respects(b);
  const differences = respects(a).map((value, index) => value - (theirs[index] ?? 0));
  return (
    differences.every((difference) => difference >= 0) && differences.some((difference) => difference > 0)
  );
}

function furthestIn(readings: readonly Reading[]): readonly Reading[] {
  if (readings.length > MOST_COMPARED) return readings;
  return readings.filter((one) => !readings.some((other) => isFurtherIn(other, one)));
}

/** Both are within what the sentence says, and `a` alone is within an inner one: a row of Bob in the list of Bob's team. */
function isFurtherIn(a: Reading, b: Reading): boolean {
  if (a.places.length === 0 || a.places.length !== b.places.length) return false;
  return a.places.every((place, index) => {
    const outer = b.candidate.context[b.places[index]?.at ?? -1];
    const at = a.candidate.context.findIndex(
      ({ kind, head, text }) => kind === outer?.kind && head === outer.head && text === outer.text,
    );
    return outer !== undefined && at > place.at && a.candidate.context[place.at]?.head !== outer.head;
  });
}

/** "delete Ada" is about a row where other rows have the same button. */
function hasTwinElsewhere(
  candidate: ResolverCandidate,
  place: Place,
  candidates: readonly ResolverCandidate[],
  book: PhraseBook,
): boolean {
  const own = candidate.context[place.at];
  const name = book.phrase(candidate.name).joined;
  return candidates.some(
    (other) =>
      other.role === candidate.role &&
      book.phrase(other.name).joined === name &&
      other.context.some(({ kind, head }) => kind === place.kind && head !== '' && head !== own?.head),
  );
}
