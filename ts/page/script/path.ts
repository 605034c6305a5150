// The structural path of an element: `html/body/div:3/table:1/tr:7/a:2`, through open shadow hosts by `#shadow`.
// A number counts siblings of the same tag. Names that a page can choose itself read `custom`.

import { firstChild, isElement, nextSibling, parentNode } from './dom';
import { remembered } from './memory';
import { knownTag } from './tag-name';

export const pathOf = remembered((element: Element): string => {
  const parent = parentNode(element);
  if (isElement(parent)) return `${pathOf(parent)}/${stepOf(element)}`;
  return parent instanceof ShadowRoot ? `${pathOf(parent.host)}/#shadow/${stepOf(element)}` : stepOf(element);
});

const stepOf = remembered((element: Element): string => {
  const name = knownTag(element);
  if (name === 'html' || name === 'body') return name;
  const parent = parentNode(element);
  return parent ? `${name}:${positionsIn(parent).get(element) ?? 1}` : name;
});

/** The position of each child among those of its name, counted once for all children. */
const positionsIn = remembered((parent: ParentNode): ReadonlyMap<Element, number> => {
  const counts = new Map<string, number>();
  const positions = new Map<Element, number>();
  for (let child = firstChild(parent); child; child = nextSibling(child)) {
    if (!isElement(child)) continue;
    const name = knownTag(child);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    positions.set(child, count);
  }
  return positions;
});
