// The tree as a person sees it: open shadow roots belong to their hosts.

import { allMatches, closestWithin, isElement, isFragment, parentNode, rootNode } from './dom';

/** The parent element, or the host when the element stands at the top of a shadow root. */
export function parentOf(element: Element): Element | null {
  const parent = parentNode(element);
  if (isElement(parent)) return parent;
  return parent && isFragment(parent) ? hostOf(parent) : null;
}

function hostOf(root: Node): Element | null {
  return root instanceof ShadowRoot ? root.host : null;
}

/** `closest` that leaves a shadow root through its host. */
export function closestAcross(element: Element, css: string): Element | null {
  for (let inner: Element | null = element; inner; inner = hostOf(rootNode(inner))) {
    const found = closestWithin(inner, css);
    if (found) return found;
  }
  return null;
}

/** The elements an IDREF list names, looked up in the element's own root, each once. */
export function referenced(element: Element, list: string | null): Element[] {
  if (!list) return [];
  const root = rootNode(element);
  const found = new Set<Element>();
  for (const id of list.split(/[ \t\n\f\r]+/)) {
    const target = id ? allMatches(root, `#${CSS.escape(id)}`)[0] : undefined;
    if (target) found.add(target);
  }
  return [...found];
}

export function* ancestors(element: Element): Generator<Element> {
  for (let outer = parentOf(element); outer; outer = parentOf(outer)) yield outer;
}
