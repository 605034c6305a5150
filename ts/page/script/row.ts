// The row of a table or grid around a control.

import type { Context } from '../protocol';
import { allMatches, firstElement, nextElement, tagOf } from './dom';
import { remembered } from './memory';
import { asBody, headText, type Omit } from './own-text';
import { roleOf } from './role';
import { collapse } from './text';
import { visibleBlocks } from './visible-text';

const CELL_ROLES = new Set(['cell', 'gridcell', 'rowheader', 'columnheader']);
const ARIA_CELLS = '[role=cell],[role=gridcell],[role=rowheader],[role=columnheader]';

export function isRow(element: Element): boolean {
  return roleOf(element) === 'row' || tagOf(element) === 'tr';
}

export function isCell(element: Element): boolean {
  return CELL_ROLES.has(roleOf(element)) || tagOf(element) === 'td';
}

export function rowContext(row: Element, omit: Omit): Context | null {
  const head = rowHead(row);
  const text = asBody(cellsOf(row).map((cell) => cellText(cell, omit)));
  return head || text ? { kind: 'row', head, text } : null;
}

function cellText(cell: Element, omit: Omit): string {
  return omit(cell) ? '' : collapse(visibleBlocks(cell, omit).join(' '));
}

/** The row header, else the first cell that says anything. */
const rowHead = remembered((row: Element): string => {
  const cells = cellsOf(row);
  const headers = cells.filter((cell) => roleOf(cell) === 'rowheader');
  for (const cell of [...headers, ...cells]) {
    const text = headText(cell);
    if (text) return text;
  }
  return '';
});

export const cellsOf = remembered((row: Element): readonly Element[] => {
  const cells: Element[] = [];
  for (let child = firstElement(row); child; child = nextElement(child)) if (isCell(child)) cells.push(child);
  return cells.length ? cells : [...allMatches(row, ARIA_CELLS)];
});
