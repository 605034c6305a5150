// The text alternative of an element, by the rules of accname in the order Playwright applies them.

import {
  attribute,
  firstChild,
  has,
  holds,
  isElement,
  isText,
  labelledByElements,
  nextSibling,
  shadowRootOf,
  slotOf,
  tagOf,
} from './dom';
import { contentAfter, contentBefore, contentInstead } from './css-content';
import { isEmbeddedValue, isTypedContent } from './chosen-value';
import { isHiddenFromTree, isNeverSpoken } from './hidden';
import { isPresentation, roleOf } from './role';
import { nativeName, textOf } from './native-name';
import { displayOf } from './style';
import { inwards, type Trail, viaLabelledBy } from './trail';
import { referenced } from './tree';

const NAMED_BY_CONTENT = new Set(
  (
    'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio ' +
    'row rowheader switch tab tooltip treeitem'
  ).split(' '),
);
const SPOKEN_INSIDE = new Set([
  '',
  ...(
    'caption code contentinfo definition deletion emphasis insertion list listitem mark none paragraph presentation ' +
    'region row rowgroup section strong subscript superscript table term time'
  ).split(' '),
]);

export function speak(element: Element, trail: Trail): string {
  if (trail.visited.has(element)) return '';
  if (isSkipped(element, trail)) return visit(element, trail, '');
  const references = labelledByOf(element);
  const labelled = trail.labelledBy ? '' : speakReferences(references, trail);
  if (labelled) return labelled;
  if (isReached(trail) && !references.includes(element) && isEmbeddedValue(element))
    return visit(element, trail, '');
  const label = textOf(element, 'aria-label');
  if (label) return visit(element, trail, label);
  return speakContent(element, trail, references.length > 0);
}

function visit(element: Element, trail: Trail, text: string): string {
  trail.visited.add(element);
  return text;
}

function isSkipped(element: Element, trail: Trail): boolean {
  if (trail.place === 'outside' && trail.valueHolder && holds(trail.valueHolder, element)) return true;
  if (trail.hidden) return false;
  return isNeverSpoken(element) || (!trail.fromHidden && isHiddenFromTree(element));
}

const isReached = (trail: Trail): boolean => trail.label || trail.labelledBy || trail.place === 'inside';

/** Elements set from script count too; they need no attribute. */
function labelledByOf(element: Element): readonly Element[] {
  return labelledByElements(element) ?? referenced(element, attribute(element, 'aria-labelledby'));
}

function speakReferences(references: readonly Element[], trail: Trail): string {
  return references.map((target) => speak(target, viaLabelledBy(trail, isHiddenFromTree(target)))).join(' ');
}

function speakContent(element: Element, trail: Trail, isLabelled: boolean): string {
  const role = roleOf(element);
  const silent = isPresentation(role);
  const native = silent ? null : nativeName(element, trail, isLabelled, speak);
  if (native !== null) return native;
  if (isNamedByContent(element, role, trail) && trail.valueHolder !== element) {
    const text = speakChildren(element, trail);
    if (trail.place === 'self' ? text.trim() : text) return text;
  }
  const tag = tagOf(element);
  const title = silent && tag !== 'iframe' && tag !== 'frame' ? '' : textOf(element, 'title');
  return visit(element, trail, title);
}

function isNamedByContent(element: Element, role: string, trail: Trail): boolean {
  if (NAMED_BY_CONTENT.has(role) || (trail.place === 'inside' && SPOKEN_INSIDE.has(role))) return true;
  if (tagOf(element) === 'summary' && !isPresentation(role)) return true;
  return trail.labelledBy || trail.label || trail.caption;
}

function speakChildren(element: Element, trail: Trail): string {
  trail.visited.add(element);
  if (isTypedContent(element)) return '';
  const inner = inwards(trail);
  const content =
    contentInstead(element) ??
    contentNodes(element)
      .map((node) => speakNode(node, inner))
      .join('');
  return contentBefore(element) + content + contentAfter(element);
}

function contentNodes(element: Element): Node[] {
  const assigned = element instanceof HTMLSlotElement ? element.assignedNodes() : [];
  if (assigned.length) return assigned;
  const shadow = shadowRootOf(element);
  const nodes = [...children(element), ...(shadow ? children(shadow) : [])].filter(
    (node) => !isSlotted(node),
  );
  return has(element, 'aria-owns')
    ? [...nodes, ...referenced(element, attribute(element, 'aria-owns'))]
    : nodes;
}

function children(parent: Node): Node[] {
  const nodes: Node[] = [];
  for (let child = firstChild(parent); child; child = nextSibling(child)) nodes.push(child);
  return nodes;
}

function isSlotted(node: Node): boolean {
  return isElement(node) ? !!slotOf(node) : isText(node) && !!node.assignedSlot;
}

function speakNode(node: Node, trail: Trail): string {
  if (isText(node)) return trail.hidden || trail.fromHidden || isTextRendered(node) ? node.data : '';
  if (!isElement(node)) return '';
  const text = speak(node, trail);
  return displayOf(node) !== 'inline' || tagOf(node) === 'br' ? ` ${text} ` : text;
}

/** Text directly in a shadow host without a slot, or in a closed `details`, is not on the page. */
function isTextRendered(text: Text): boolean {
  const parent = text.parentElement;
  if (!parent) return true;
  if (shadowRootOf(parent) && !text.assignedSlot) return false;
  return !(parent instanceof HTMLDetailsElement) || parent.open;
}
