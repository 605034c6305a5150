// The labels of a control. `element.labels` walks the whole tree for each control, seconds on a page of thousands;
// asking a label for its control is cheap, so only those are asked that can be meant: around it, or for its id.

import {
  allMatches,
  attribute,
  closestWithin,
  has,
  isElement,
  parentNode,
  precedes,
  rootNode,
  tagOf,
} from './dom';
import { remembered } from './memory';

type LabelsById = ReadonlyMap<string, readonly Element[]>;

const LABELABLE = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);
const NO_LABELS: readonly HTMLLabelElement[] = [];

const labelsForIds = remembered((root: Node): LabelsById => {
  const byId = new Map<string, Element[]>();
  for (const label of allMatches(root, 'label[for]')) {
    const id = attribute(label, 'for') ?? '';
    const labels = byId.get(id);
    if (labels) labels.push(label);
    else byId.set(id, [label]);
  }
  return byId;
});

/** In document order. */
export const labelsOf = remembered((element: Element): readonly HTMLLabelElement[] => {
  const tag = tagOf(element);
  // Custom elements may be form controls.
  if (!LABELABLE.has(tag) && !tag.includes('-')) return NO_LABELS;
  const labels = [...labelsAround(element), ...labelsFor(element)].filter(
    (label): label is HTMLLabelElement => label instanceof HTMLLabelElement && label.control === element,
  );
  return labels.sort((a, b) => (precedes(a, b) ? -1 : 1));
});

function labelsFor(element: Element): readonly Element[] {
  const id = attribute(element, 'id');
  return (id && labelsForIds(rootNode(element)).get(id)) || NO_LABELS;
}

function* labelsAround(element: Element): Generator<Element> {
  let label = closestWithin(element, 'label');
  while (label) {
    if (!has(label, 'for')) yield label;
    const parent = parentNode(label);
    label = isElement(parent) ? closestWithin(parent, 'label') : null;
  }
}
