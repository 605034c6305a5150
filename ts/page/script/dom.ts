// Access to the DOM that the page cannot bend. The script runs in an isolated world, so prototypes are the
// browser's own; but `<form><input name="getAttribute">` shadows members on the form itself (also on the
// document), in every world. Every read therefore goes through a method or getter taken from a prototype.

type Getter<T> = (this: unknown) => T;

function getter<T>(prototype: object, name: string): Getter<T> {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  if (!descriptor?.get) throw new Error(`recall: this browser has no ${name}`);
  return descriptor.get as Getter<T>;
}

const proto = Element.prototype;
const { getAttribute, hasAttribute, querySelectorAll, querySelector, closest, matches } = proto;
const { getBoundingClientRect, checkVisibility } = proto;
const { contains, compareDocumentPosition, getRootNode } = Node.prototype;
const documentAll = Document.prototype.querySelectorAll;
const fragmentAll = DocumentFragment.prototype.querySelectorAll;
const createElementOf = Document.prototype.createElement;
const createRangeOf = Document.prototype.createRange;

const getParentNode = getter<ParentNode | null>(Node.prototype, 'parentNode');
const getFirstChild = getter<ChildNode | null>(Node.prototype, 'firstChild');
const getNextSibling = getter<ChildNode | null>(Node.prototype, 'nextSibling');
const getPreviousSibling = getter<ChildNode | null>(Node.prototype, 'previousSibling');
const getNodeType = getter<number>(Node.prototype, 'nodeType');
const getIsConnected = getter<boolean>(Node.prototype, 'isConnected');
const getTextContent = getter<string | null>(Node.prototype, 'textContent');
const getLocalName = getter<string>(proto, 'localName');
const getShadowRoot = getter<ShadowRoot | null>(proto, 'shadowRoot');
const getAssignedSlot = getter<HTMLSlotElement | null>(proto, 'assignedSlot');
const getNextElement = getter<Element | null>(proto, 'nextElementSibling');
const getPreviousElement = getter<Element | null>(proto, 'previousElementSibling');
const getFirstElement = getter<Element | null>(proto, 'firstElementChild');
const labelledByDescriptor = Object.getOwnPropertyDescriptor(proto, 'ariaLabelledByElements');
const getEditable = getter<boolean>(HTMLElement.prototype, 'isContentEditable');

export const parentNode = (node: Node): ParentNode | null => getParentNode.call(node);
export const firstChild = (node: Node): ChildNode | null => getFirstChild.call(node);
export const nextSibling = (node: Node): ChildNode | null => getNextSibling.call(node);
export const previousSibling = (node: Node): ChildNode | null => getPreviousSibling.call(node);
export const isConnected = (node: Node): boolean => getIsConnected.call(node);
export const textContent = (node: Node): string => getTextContent.call(node) ?? '';
export const shadowRootOf = (element: Element): ShadowRoot | null => getShadowRoot.call(element);
export const slotOf = (element: Element): HTMLSlotElement | null => getAssignedSlot.call(element);
export const nextElement = (element: Element): Element | null => getNextElement.call(element);
export const previousElement = (element: Element): Element | null => getPreviousElement.call(element);
export const firstElement = (element: Element): Element | null => getFirstElement.call(element);

export const isElement = (node: Node | null | undefined): node is Element =>
  !!node && getNodeType.call(node) === 1;
export const isText = (node: Node): node is Text => getNodeType.call(node) === 3;
export const isFragment = (node: Node): node is DocumentFragment => getNodeType.call(node) === 11;
export const isDocument = (node: Node): node is Document => getNodeType.call(node) === 9;

/** Lower case for HTML; SVG keeps its camel case. */
export const tagOf = (element: Element): string => getLocalName.call(element);
export const attribute = (element: Element, name: string): string | null => getAttribute.call(element, name);
export const has = (element: Element, name: string): boolean => hasAttribute.call(element, name);
export const matchesCss = (element: Element, css: string): boolean => matches.call(element, css);
export const closestWithin = (element: Element, css: string): Element | null => closest.call(element, css);
export const holds = (outer: Node, inner: Node | null): boolean => contains.call(outer, inner);
export const firstMatch = (element: Element, css: string): Element | null => querySelector.call(element, css);
export const boxOf = (element: Element): DOMRect => getBoundingClientRect.call(element);
export const rootNode = (node: Node): Node => getRootNode.call(node);
export const isEditableContent = (element: Element): boolean =>
  element instanceof HTMLElement && getEditable.call(element);

/** Elements that name this one, null where nothing is set or the browser does not reflect it. */
export const labelledByElements = (element: Element): readonly Element[] | null =>
  (labelledByDescriptor?.get?.call(element) as readonly Element[] | null | undefined) ?? null;

/** The browser's own answer whether the element is rendered; ancestors and closed `details` included. */
export const isRendered = (element: Element): boolean => checkVisibility.call(element);
export const isRenderedAndShown = (element: Element): boolean =>
  checkVisibility.call(element, { visibilityProperty: true });

export function allMatches(root: Node, css: string): NodeListOf<Element> {
  if (isDocument(root)) return documentAll.call(root, css);
  if (isFragment(root)) return fragmentAll.call(root, css);
  return querySelectorAll.call(root, css);
}

/** Whether `a` comes before `b` in document order. */
export const precedes = (a: Node, b: Node): boolean =>
  (compareDocumentPosition.call(a, b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

export const createElement = (name: string): HTMLElement => createElementOf.call(document, name);
export const createRange = (): Range => createRangeOf.call(document);
