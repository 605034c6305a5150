/**
 * Whether a resolver's choice can take the operation, as Playwright judges it. A fault that may pass (disabled, hidden,
 * read-only) is waited for; a choice of the wrong kind is refused at once.
 */
import type { Operation, ResolverCandidate } from '../resolve/request.js';

export interface Fault {
  /** Said after "it is" or "it". */
  readonly text: string;
  /** It may be over in a moment: the page is still getting ready. */
  readonly passing: boolean;
}

/** Operations on the control itself, for which Playwright waits until it is enabled. */
const NEEDS_ENABLED: ReadonlySet<Operation> = new Set<Operation>(['click', 'fill', 'check', 'select']);

/** Operations that need nothing on show: a file input is mostly hidden, and a locator may be for a hidden element. */
const HIDDEN_IS_FINE: ReadonlySet<Operation> = new Set<Operation>(['upload', 'locate', 'focus', 'press']);

const TEXT_FIELDS: ReadonlySet<string> = new Set(['input', 'textarea']);

export function faultOf(operation: Operation, candidate: ResolverCandidate): Fault | undefined {
  const textField = TEXT_FIELDS.has(candidate.tag);
  if (operation === 'fill' && !candidate.editable && !textField)
    return { text: 'not editable', passing: false };
  if (!candidate.visible && !HIDDEN_IS_FINE.has(operation)) return { text: 'not visible', passing: true };
  if (!candidate.enabled && NEEDS_ENABLED.has(operation)) return { text: 'disabled', passing: true };
  if (operation === 'fill' && !candidate.editable) return { text: 'read-only', passing: true };
  return undefined;
}

/** A wrapper takes no click itself: it would go to whatever stands in its middle. Hovering and dragging one is usual. */
export function wrapperFault(operation: Operation): Fault | undefined {
  return NEEDS_ENABLED.has(operation)
    ? { text: 'a wrapper around other controls', passing: false }
    : undefined;
}
