// The list item, card or repeated block around a control.

import type { Context } from '../protocol';
import { containerContext } from './container';
import { allMatches, attribute, firstMatch, previousElement, tagOf } from './dom';
import { HEADINGS } from './heading';
import { remembered } from './memory';
import { asBody, asHead, headText, type Omit } from './own-text';
import { hasTwin } from './siblings';
import { roleOf } from './role';
import { visibleBlocks } from './visible-text';

const ITEM_ROLES = new Set(['listitem', 'option', 'treeitem', 'article', 'menuitem']);
const HEADS = `${HEADINGS},summary,dt`;
/** Blocks that repeat for other reasons than being entries of a list. */
const NO_BLOCKS = new Set(
  (
    'a body button dl fieldset footer form h1 h2 h3 h4 h5 h6 header html label main nav ol optgroup select table ' +
    'tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Whether `block` is one entry among several, each of which holds an element with this tag. */
export function isItem(block: Element, tag: string): boolean {
  const blockTag = tagOf(block);
  if (blockTag === 'dd' || ITEM_ROLES.has(roleOf(block))) return true;
  if (NO_BLOCKS.has(blockTag) || isPartOfItsOwn(block)) return false;
  const css = CSS.escape(tag);
  return firstMatch(block, css) !== null && hasTwin(block, (twin) => firstMatch(twin, css) !== null);
}

/**
 * A label or an id without a number names one part of the page; entries of a list are told apart by what is in them,
 * and their ids, if they have any, are numbered.
 */
function isPartOfItsOwn(block: Element): boolean {
  const id = attribute(block, 'id');
  return (!!id && !/\d/.test(id)) || !!containerContext(block)?.head;
}

/** Null where there is no text in it at all. Where the control is all there is, its own text heads the item. */
export function itemContext(block: Element, omit: Omit): Context | null {
  const head = (tagOf(block) === 'dd' && termOf(block)) || itemHead(block);
  if (!head) return null;
  return { kind: 'item', head, text: asBody(visibleBlocks(block, omit)) };
}

/** A heading inside, else the first text. */
const itemHead = remembered((block: Element): string => {
  for (const heading of allMatches(block, HEADS)) {
    const text = headText(heading);
    if (text) return text;
  }
  return asHead(visibleBlocks(block)[0] ?? '');
});

function termOf(definition: Element): string {
  for (let sibling = previousElement(definition); sibling; sibling = previousElement(sibling)) {
    if (tagOf(sibling) === 'dt') return headText(sibling);
  }
  return '';
}
