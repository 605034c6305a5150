// The words a person reads in a part of the page: rendered text, and the alternative text of images. What people
// typed or chose is left out. Every element but letter formatting separates words, whatever its style says, which
// is cheap and does not depend on a style sheet that may still be loading.

import {
  attribute,
  firstChild,
  isElement,
  isRenderedAndShown,
  isText,
  nextSibling,
  shadowRootOf,
  tagOf,
} from './dom';
import { isNeverSpoken } from './hidden';
import { textOf } from './native-name';
import { collapse, cut } from './text';

const LETTER_FORMATTING = new Set([
  'b',
  'em',
  'font',
  'i',
  'mark',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
]);
const VALUES = new Set(['input', 'select', 'textarea', 'datalist', 'option']);
const IMAGES = new Set(['img', 'svg', 'area']);
/** Stands between text blocks while they are read; no page text can hold it. */
const BOUNDARY = '\u0000';
/** More than any caller keeps; a page-sized container is not read to its end. */
const READ_LIMIT = 2000;

interface Reading {
  readonly omit: (element: Element) => boolean;
  text: string;
}

const omitNothing = (): boolean => false;

/** Collapsed, at most `limit` UTF-16 units. */
export function visibleText(
  element: Element,
  limit = READ_LIMIT,
  omit: Reading['omit'] = omitNothing,
): string {
  return cut(collapse(readAll(element, omit).replaceAll(BOUNDARY, ' ')), limit);
}

/** The same, text block by text block. */
export function visibleBlocks(element: Element, omit: Reading['omit'] = omitNothing): string[] {
  return readAll(element, omit).split(BOUNDARY).map(collapse).filter(Boolean);
}

/** The same for a node that need not be an element. */
export function visibleTextOfNode(node: Node, limit: number, omit: Reading['omit']): string {
  const reading = { omit, text: '' };
  readNode(node, reading);
  return cut(collapse(reading.text.replaceAll(BOUNDARY, ' ')), limit);
}

function readAll(element: Element, omit: Reading['omit']): string {
  const reading = { omit, text: '' };
  readChildren(element, reading);
  return reading.text;
}

function readChildren(parent: Node, reading: Reading): void {
  for (let child = firstChild(parent); child; child = nextSibling(child)) {
    if (reading.text.length > READ_LIMIT) return;
    readNode(child, reading);
  }
}

function readNode(node: Node, reading: Reading): void {
  if (isText(node)) reading.text += node.data;
  else if (isElement(node)) readElement(node, reading);
}

function readElement(element: Element, reading: Reading): void {
  const tag = tagOf(element);
  const gap = LETTER_FORMATTING.has(tag) ? '' : BOUNDARY;
  if (VALUES.has(tag) || isNeverSpoken(element) || reading.omit(element) || isUnread(element)) {
    reading.text += gap;
    return;
  }
  reading.text += gap;
  if (IMAGES.has(tag) || attribute(element, 'role') === 'img') reading.text += imageText(element);
  if (tag !== 'svg') readChildren(shadowRootOf(element) ?? element, reading);
  reading.text += gap;
}

function isUnread(element: Element): boolean {
  if (attribute(element, 'aria-hidden') === 'true') return true;
  const editable = attribute(element, 'contenteditable');
  if (editable !== null && editable !== 'false') return true;
  return !isRenderedAndShown(element) && tagOf(element) !== 'slot';
}

function imageText(image: Element): string {
  return textOf(image, 'aria-label') || textOf(image, 'alt') || textOf(image, 'title');
}
