// A reading in words, for reports and failures. Says words of the sentence and kinds of evidence, nothing of the page.

import { Strength } from './naming.js';
import type { Reading } from './reading.js';
import { Fit } from './roles.js';
import { Closeness, type Place } from './surroundings.js';

export function reasonsFor(reading: Reading): string[] {
  return [...naming(reading), ...kind(reading), ...reading.places.map(place)];
}

function naming({ source, strength, isProof }: Reading): string[] {
  if (!source) return [];
  if (strength > Strength.Weak) return [`its ${source} is in the sentence word for word`];
  return [isProof ? `its ${source} is in the sentence` : `its ${source} says more than the sentence`];
}

function kind({ fit, roleWord }: Reading): string[] {
  if (fit === Fit.None || !roleWord) return [];
  return [fit === Fit.Exact ? `it is a ${roleWord}` : `it may be called a ${roleWord}`];
}

function place({ kind: around, closeness, words }: Place): string {
  const where = around === 'frame' ? 'page' : around;
  if (words === '') return `it is in a ${where}`;
  const how =
    closeness === Closeness.Scattered
      ? 'scattered over'
      : closeness >= Closeness.InLabel
        ? 'in the label of'
        : 'in';
  return `"${words}" stands ${how} its ${where}`;
}
