// The candidates of a question: elements of the wanted shape, or fit for the operation.

import type { ObserveRequest } from '../protocol';
import { bitTest } from './bits';
import { isInert } from './inert';
import { fitnessFor } from './operation';
import { allBelow } from './roots';
import { cssOfShape, hasShape } from './shape';
import { isVisible } from './visibility';

export interface Found {
  /** Those to report, in document order within each root. */
  readonly elements: Element[];
  /** Of the shape and to be seen, but surely not the wanted one. */
  readonly skipped: number;
}

/**
 * Bits are looked at before visibility, which is dearer. Whether those skipped can be seen matters only when
 * nothing else remains: one of them is enough to say that such controls exist.
 */
export function findCandidates(root: Node, request: ObserveRequest): Found {
  const elements: Element[] = [];
  const skipped: Element[] = [];
  const { bits, testId } = request;
  const mayBeIt = bits ? bitTest(bits, testId) : undefined;
  for (const element of wanted(root, request)) {
    if (mayBeIt && !mayBeIt(element)) skipped.push(element);
    else if (isReportable(element, request)) elements.push(element);
  }
  const anySeen = elements.length > 0 || skipped.some((element) => isReportable(element, request));
  return { elements, skipped: anySeen ? skipped.length : 0 };
}

function wanted(root: Node, { op, shape, testId }: ObserveRequest): Element[] {
  if (shape) return allBelow(root, cssOfShape(shape)).filter((element) => hasShape(element, shape));
  const { css, fits } = fitnessFor(op, testId);
  return allBelow(root, css).filter(fits);
}

/** Files are set on inputs that pages hide on purpose. */
function isReportable(element: Element, { op, hidden }: ObserveRequest): boolean {
  return !!hidden || op === 'upload' || (isVisible(element) && !isInert(element));
}
