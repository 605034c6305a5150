// Whether what was seen of an element now stands on another one: the list moved under the pointer. A control that
// only changed by itself ("Play", "Pause") leaves no such trace. Where it was not looked for, or on what cannot be
// seen, the same may have stood all the time.

import { isConnected } from './dom';
import { isStill } from './evidence';
import type { Entry } from './registry';
import { allBelow } from './roots';
import { cssOfShape } from './shape';
import { isVisible } from './visibility';

export function standsElsewhere(
  root: Node,
  { seen, testIdAttribute }: Entry,
  element: Element,
  evidence: readonly string[],
): boolean {
  return allBelow(isConnected(root) ? root : document, cssOfShape(seen)).some(
    (other) => other !== element && isStill(other, seen, evidence, testIdAttribute) && isVisible(other),
  );
}
