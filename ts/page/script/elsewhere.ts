// Whether what was seen of an element now stands on another one: the list moved under the pointer. A control that
// only changed by itself ("Play", "Pause") leaves no such trace.

import { isStill } from './evidence';
import type { Entry } from './registry';
import { allBelow } from './roots';
import { cssOfShape } from './shape';

export function standsElsewhere(entry: Entry, element: Element, evidence: readonly string[]): boolean {
  const { seen, testIdAttribute } = entry;
  return allBelow(document, cssOfShape(seen)).some(
    (other) => other !== element && isStill(other, seen, evidence, testIdAttribute),
  );
}
