// The labels of a control. `element.labels` walks the whole tree for each control, seconds on a page of thousands;
// asking each label for its control gives the same list in one pass.

import { allMatches, rootNode } from './dom';
import { remembered } from './memory';

type LabelsByControl = ReadonlyMap<Element, readonly HTMLLabelElement[]>;

const NO_LABELS: readonly HTMLLabelElement[] = [];

const labelsIn = remembered((root: Node): LabelsByControl => {
  const byControl = new Map<Element, HTMLLabelElement[]>();
  for (const label of allMatches(root, 'label')) {
    const control = label instanceof HTMLLabelElement ? label.control : null;
    const labels = control && byControl.get(control);
    if (labels) labels.push(label as HTMLLabelElement);
    else if (control) byControl.set(control, [label as HTMLLabelElement]);
  }
  return byControl;
});

/** In document order. */
export function labelsOf(element: Element): readonly HTMLLabelElement[] {
  return labelsIn(rootNode(element)).get(element) ?? NO_LABELS;
}
