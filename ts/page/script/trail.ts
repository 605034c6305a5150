// How the computation of a name got to an element: which rules apply depends on it.

export interface Trail {
  /** Name hidden elements too. */
  readonly hidden: boolean;
  /** Every element contributes once. */
  readonly visited: Set<Element>;
  /** The named element, something in it, or something a reference led to. */
  readonly place: 'self' | 'inside' | 'outside';
  /** The reference that led here, if one did. */
  readonly label: boolean;
  readonly labelledBy: boolean;
  readonly caption: boolean;
  /** A reference to a hidden element speaks all of it. */
  readonly fromHidden: boolean;
  /** Its own content is the chosen value, so that neither it nor references into it name it. */
  readonly valueHolder?: Element | undefined;
}

/** Computes the text of one element; handed around so that the rules need not know each other. */
export type Speak = (element: Element, trail: Trail) => string;

export function startTrail(hidden: boolean, valueHolder?: Element): Trail {
  const visited = new Set<Element>();
  return {
    hidden,
    visited,
    place: 'self',
    label: false,
    labelledBy: false,
    caption: false,
    fromHidden: false,
    valueHolder,
  };
}

export function inwards(trail: Trail): Trail {
  return trail.place === 'self' ? { ...trail, place: 'inside' } : trail;
}

export function viaLabelledBy(trail: Trail, fromHidden: boolean): Trail {
  return { ...trail, place: 'outside', label: false, labelledBy: true, caption: false, fromHidden };
}

export function viaLabel(trail: Trail, fromHidden: boolean): Trail {
  return { ...trail, place: 'outside', label: true, labelledBy: false, caption: false, fromHidden };
}

/** `legend`, `caption`, `figcaption`: the element's own caption. */
export function viaCaption(trail: Trail, hidden: boolean): Trail {
  return { ...inwards(trail), caption: true, fromHidden: trail.fromHidden || hidden };
}

/** `title` of an SVG, read like a reference. */
export function viaSvgTitle(trail: Trail, hidden: boolean): Trail {
  return { ...inwards(trail), labelledBy: true, fromHidden: trail.fromHidden || hidden };
}
