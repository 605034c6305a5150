// A name whose parts stand in two places of the sentence: "Delete Bob Smith" in "the Delete button for Bob Smith".

import { Strength, type Naming } from './naming.js';
import type { Sentence } from './sentence.js';
import { findIn, slice, type Span } from './words.js';

const MOST_WORDS = 12;

/** Each way to cut the name in two so that both parts are there, in the order of the sentence. */
export function splitsOf({ phrase, strength }: Naming, sentence: Sentence): Span[][] {
  const count = phrase.words.length;
  if (strength !== Strength.Named || count < 2 || count > MOST_WORDS) return [];
  if (!phrase.words.every((word) => sentence.phrase.joined.includes(word))) return [];
  const splits: Span[][] = [];
  for (let cut = 1; cut < count; cut += 1) {
    const first = findIn(sentence.phrase, slice(phrase, { from: 0, to: cut }));
    const second = findIn(sentence.phrase, slice(phrase, { from: cut, to: count }));
    if (first && second && mayBelongTogether(first, second, sentence)) {
      splits.push(first.from < second.from ? [first, second] : [second, first]);
    }
  }
  return splits;
}

/** The other way round only with a role word between: "USD EUR" is not "EUR to USD". */
function mayBelongTogether(first: Span, second: Span, { roles }: Sentence): boolean {
  if (first.to < second.from) return true;
  return second.to < first.from && roles.slice(second.to, first.from).some((mentions) => mentions.length > 0);
}
