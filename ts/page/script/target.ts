// From a token to the element itself, if it still is what was seen.
//
// `act` throws otherwise. Playwright resolves a selector once for an action, and again only when the element was
// detached meanwhile; an error thrown by an engine is a JavaScript error of its evaluation, which it never
// retries, so the action fails at once and nothing was dispatched.

import { TARGET_CHANGED, type TargetRequest } from '../protocol';
import { isConnected } from './dom';
import { isStill, sameSignal } from './evidence';
import { arm } from './guard';
import { entryOf, type Entry } from './registry';
import { allBelow } from './roots';
import { cssOfShape } from './shape';
import { isVisible } from './visibility';

const OWN_SIGNALS = ['testId', 'id', 'nameAttr'] as const;

export function target(root: Node, { t, e, m }: TargetRequest): Element[] {
  const entry = entryOf(t);
  const element = entry?.ref.deref();
  if (m === 'locate') return entry ? located(root, entry, e, element) : [];
  if (!entry || !element || !isSame(element, entry, e)) throw changed();
  arm({ root, entry, element, evidence: e, mode: m });
  return [element];
}

function isSame(element: Element, entry: Entry, evidence: readonly string[]): boolean {
  return isConnected(element) && isStill(element, entry.seen, evidence, entry.testIdAttribute);
}

function changed(): Error {
  const error = new Error(TARGET_CHANGED);
  error.stack = '';
  return error;
}

/** Lists re-sort in place: another element may be the one now. */
function located(root: Node, entry: Entry, evidence: readonly string[], element?: Element): Element[] {
  if (element && isSame(element, entry, evidence)) return [element];
  const same = allBelow(root, cssOfShape(entry.seen)).filter(
    (other) => isSame(other, entry, evidence) && isVisible(other),
  );
  if (same.length === 1) return same;
  return element && !same.length && isItself(element, entry, evidence) ? [element] : [];
}

/**
 * Its text may change while an assertion watches it ("Saving…", "Saved"): it is the same control if something of
 * its own still says so and its surroundings are the same, or if there is no other of its kind.
 */
function isItself(element: Element, entry: Entry, evidence: readonly string[]): boolean {
  const { seen, alone, testIdAttribute } = entry;
  const surroundings = evidence.filter(
    (name) => name !== 'name' && name !== 'text' && name !== 'title' && name !== 'alt',
  );
  if (!isSame(element, entry, surroundings)) return false;
  return (
    alone ||
    OWN_SIGNALS.some((name) => seen.signals[name] && sameSignal(element, seen, name, testIdAttribute))
  );
}
