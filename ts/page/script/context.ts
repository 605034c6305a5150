// The surroundings of a control that say which one it is, innermost first.

import type { Context, ContextKind } from '../protocol';
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
const AROUND: readonly ContextKind[] = ['row', 'column', 'item', 'group', 'section', 'dialog'];

type Wants = (kind: ContextKind) => boolean;

export type Kinds = ReadonlySet<string>;

/** With `wanted` only these kinds, which spares the rest. */
export function contextsOf(element: Element, wanted?: Kinds): Context[] {
  const omit = ownParts(element);
  const wants = (kind: ContextKind): boolean => !wanted || wanted.has(kind);
  const contexts: Context[] = [];
  if (wants('label')) add(contexts, labelBefore(element, omit));
  if (!wanted || AROUND.some(wants)) addAround(contexts, element, omit, wants);
  if (wants('heading')) add(contexts, headingContext(element));
  return contexts.slice(0, CONTEXT_LIMIT);
}

function add(contexts: Context[], context: Context | null): void {
  if (context) contexts.push(context);
}

function addAround(contexts: Context[], element: Element, omit: Omit, wants: Wants): void {
  let cell: Element | null = isCell(element) ? element : null;
  let [rows, items] = [0, 0];
  for (const outer of ancestors(element)) {
    if (isRow(outer)) {
      if (rows++ === 0) addRow(contexts, outer, cell, omit, wants);
      continue;
    }
    if (isCell(outer)) cell = outer;
    const item = items < ITEM_LIMIT && isItem(outer, tagOf(element)) ? itemContext(outer, omit) : null;
    if (item) items++;
    const context = item ?? containerContext(outer);
    if (context && wants(context.kind)) contexts.push(context);
  }
}

function addRow(contexts: Context[], row: Element, cell: Element | null, omit: Omit, wants: Wants): void {
  if (wants('row')) add(contexts, rowContext(row, omit));
  if (cell && wants('column')) add(contexts, columnContext(cell, row));
}
