// The structural path of an element: `html/body/div:3/table:1/tr:7/a:2`, through open shadow hosts by `#shadow`.
// A number counts siblings of the same tag. Names that a page can choose itself read `custom`.

import { firstChild, isElement, isFragment, nextSibling, parentNode } from './dom';
import { remembered } from './memory';
import { knownTag } from './tag-name';

/** Deeper parts of the path are cut off at the top. */
const DEPTH_LIMIT = 40;

export const pathOf = remembered((element: Element): string => stepsTo(element).join('/'));

function stepsTo(element: Element): string[] {
  let steps: string[] = [];
  for (let node: Element | null = element; node && steps.length < DEPTH_LIMIT;) {
    steps = [stepOf(node), ...steps];
    const parent: ParentNode | null = parentNode(node);
    if (parent && isFragment(parent)) steps = ['#shadow', ...steps];
    node = isElement(parent) ? parent : parent instanceof ShadowRoot ? parent.host : null;
  }
  return steps;
}

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
