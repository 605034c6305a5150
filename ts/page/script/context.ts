// The surroundings of a control that say which one it is, innermost first.

import type { Context } from '../protocol';
import { columnContext } from './column';
import { containerContext } from './container';
import { tagOf } from './dom';
import { headingContext } from './heading';
import { isItem, itemContext } from './item';
import { labelBefore } from './label-before';
import { type Omit, ownParts } from './own-text';
import { isCell, isRow, rowContext } from './row';
import { ancestors } from './tree';

/** Surroundings further out are shared by everything. */
const CONTEXT_LIMIT = 10;
/** An item in an item, as in nested menus; further out it is layout. */
const ITEM_LIMIT = 2;

export function contextsOf(element: Element): Context[] {
  const omit = ownParts(element);
  const contexts: Context[] = [];
  add(contexts, labelBefore(element, omit));
  let cell: Element | null = isCell(element) ? element : null;
  for (const outer of ancestors(element)) {
    if (isRow(outer)) addRow(contexts, outer, cell, omit);
    else add(contexts, blockContext(outer, element, contexts, omit));
    if (isCell(outer)) cell = outer;
  }
  add(contexts, headingContext(element));
  return contexts.slice(0, CONTEXT_LIMIT);
}

function add(contexts: Context[], context: Context | null): void {
  if (context) contexts.push(context);
}

function addRow(contexts: Context[], row: Element, cell: Element | null, omit: Omit): void {
  if (contexts.some(({ kind }) => kind === 'row')) return;
  add(contexts, rowContext(row, omit));
  if (cell) add(contexts, columnContext(cell, row));
}

function blockContext(
  block: Element,
  element: Element,
  found: readonly Context[],
  omit: Omit,
): Context | null {
  const items = found.filter(({ kind }) => kind === 'item').length;
  if (items < ITEM_LIMIT && isItem(block, tagOf(element))) {
    const item = itemContext(block, omit);
    if (item) return item;
  }
  return containerContext(block);
}
