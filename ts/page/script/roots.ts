// Where candidates may stand: the document or the given root, and every open shadow root below it.

import { allMatches, isElement, shadowRootOf } from './dom';
import { remembered } from './memory';

/** Slotted content belongs to the root it was written in, so nothing is found twice. */
const rootsBelow = remembered((root: Node): readonly Node[] => {
  const roots: Node[] = [root];
  if (isElement(root)) addShadow(roots, root);
  // Grows while it is walked: shadow roots hold shadow roots.
  for (const outer of roots) {
    // By index and by the plain property: this runs over every element of the page.
    const all = allMatches(outer, '*');
    for (let index = 0; index < all.length; index++) {
      const element = all[index];
      if (element?.shadowRoot) addShadow(roots, element);
    }
  }
  return roots;
});

/** The plain property may be a field named `shadowRoot` of a form. */
function addShadow(roots: Node[], host: Element): void {
  const shadow = shadowRootOf(host);
  if (shadow) roots.push(shadow);
}

export function allBelow(root: Node, css: string): Element[] {
  const found: Element[] = [];
  for (const outer of rootsBelow(root)) {
    const matching = allMatches(outer, css);
    for (let index = 0; index < matching.length; index++) found.push(matching[index] as Element);
  }
  return found;
}
