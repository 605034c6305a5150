// The surroundings of a control that say which one it is, innermost first.

import type { Context, ContextKind } from '../protocol';
import { columnContext } from './column';
import { containerContext } from './container';
import { tagOf } from './dom';
import { headingContext } from './heading';
import { isItem, itemContext } from './item';
import { labelBefore } from './label-before';
import { nearContext } from './near';
import { type Omit, ownParts } from './own-text';
import { isCell, isRow, rowContext } from './row';
import { placeAmong } from './siblings';
import { ancestors } from './tree';

/** Surroundings further out are shared by everything. */
const CONTEXT_LIMIT = 10;
/** An item in an item, as in nested menus; further out it is layout. */
const ITEM_LIMIT = 2;
const BLOCKS: readonly ContextKind[] = ['item', 'group', 'section', 'dialog'];
const AROUND: readonly ContextKind[] = ['row', 'column', ...BLOCKS];

export type Kinds = ReadonlySet<string>;

/** What is read, and how. */
interface Wish {
  readonly omit: Omit;
  readonly wants: (kind: ContextKind) => boolean;
  /** Counting a long list costs more than reading one entry of it. */
  readonly placed: boolean;
}

/** With `wanted` only these kinds and without their places, which spares the rest. */
export function contextsOf(element: Element, wanted?: Kinds): Context[] {
  const wish = {
    omit: ownParts(element),
    wants: (kind: ContextKind) => !wanted || wanted.has(kind),
    placed: !wanted,
  };
  const contexts: Context[] = [];
  if (wish.wants('label')) add(contexts, labelBefore(element, wish.omit));
  if (AROUND.some(wish.wants)) addAround(contexts, element, wish);
  if (wish.wants('heading')) add(contexts, headingContext(element));
  const bounded = contexts.slice(0, CONTEXT_LIMIT);
  if (wish.wants('near')) add(bounded, nearContext(element, wish.omit));
  return bounded;
}

function add(contexts: Context[], context: Context | null): void {
  if (context) contexts.push(context);
}

function addAround(contexts: Context[], element: Element, wish: Wish): void {
  let cell: Element | null = isCell(element) ? element : null;
  let [rows, items] = [0, 0];
  for (const outer of ancestors(element)) {
    if (isRow(outer)) {
      if (rows++ === 0) addRow(contexts, outer, cell, wish);
      continue;
    }
    if (isCell(outer)) cell = outer;
    if (!BLOCKS.some(wish.wants)) continue;
    const item = items < ITEM_LIMIT && isItem(outer, tagOf(element)) ? itemContext(outer, wish.omit) : null;
    if (item) items++;
    const context = item ? placed(item, outer, wish) : containerContext(outer);
    if (context && wish.wants(context.kind)) contexts.push(context);
  }
}

function addRow(contexts: Context[], row: Element, cell: Element | null, wish: Wish): void {
  if (wish.wants('row')) add(contexts, placed(rowContext(row, wish.omit), row, wish));
  if (cell && wish.wants('column')) add(contexts, columnContext(cell, row));
}

function placed(context: Context | null, block: Element, wish: Wish): Context | null {
  return context && wish.placed ? { ...context, ...placeAmong(block) } : context;
}
