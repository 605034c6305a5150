// Children of one parent that are of one kind: entries of a list, rows of a table.

import { attribute, firstElement, nextElement, previousElement, tagOf } from './dom';
import { remembered } from './memory';
import { parentOf } from './tree';

type Kinds = ReadonlyMap<string, readonly Element[]>;

/** Sorted once for all children, so that a list of thousands stays cheap. */
const kindsIn = remembered((parent: Element): Kinds => {
  const kinds = new Map<string, Element[]>();
  for (let child = firstElement(parent); child; child = nextElement(child)) {
    for (const kind of [tagOf(child), kindOf(child)]) {
      const members = kinds.get(kind);
      if (members) members.push(child);
      else kinds.set(kind, [child]);
    }
  }
  return kinds;
});

const placesIn = remembered((members: readonly Element[]): ReadonlyMap<Element, number> => {
  return new Map(members.map((member, index) => [member, index]));
});

function kindOf(element: Element): string {
  return `${tagOf(element)} ${attribute(element, 'class') ?? ''}`;
}

/** Whether a sibling with the same tag and classes passes. In a list a neighbour does, and nobody is counted. */
export function hasTwin(element: Element, passes: (twin: Element) => boolean): boolean {
  const kind = kindOf(element);
  const isTwin = (other: Element | null): boolean => !!other && kindOf(other) === kind && passes(other);
  if (isTwin(nextElement(element)) || isTwin(previousElement(element))) return true;
  const parent = parentOf(element);
  const twins = parent ? (kindsIn(parent).get(kind) ?? []) : [];
  return twins.some((twin) => twin !== element && passes(twin));
}

/** Its place among the siblings of its tag. */
export function placeAmong(element: Element): { index?: number; count?: number } {
  const parent = parentOf(element);
  const members = parent ? kindsIn(parent).get(tagOf(element)) : undefined;
  const index = members ? placesIn(members as Element[]).get(element) : undefined;
  return members && index !== undefined ? { index, count: members.length } : {};
}
