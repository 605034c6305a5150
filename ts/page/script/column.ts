// The header of the column a control stands in: native tables with colspan, ARIA grids.

import type { Context } from '../protocol';
import { allMatches, attribute, closestWithin, tagOf } from './dom';
import { remembered } from './memory';
import { headText } from './own-text';
import { roleOf } from './role';
import { cellsOf, isRow } from './row';

/** Header texts by column position, one map for each table. */
type Headers = ReadonlyMap<number, string>;

export function columnContext(cell: Element, row: Element): Context | null {
  const table = closestWithin(row, 'table,[role=table],[role=grid],[role=treegrid]');
  if (!table || roleOf(cell) === 'columnheader') return null;
  const head = headersOf(table).get(positionOf(cell, row));
  return head ? { kind: 'column', head, text: '' } : null;
}

const headersOf = remembered((table: Element): Headers => {
  const headers = new Map<number, string>();
  for (const row of headerRows(table)) {
    for (const cell of cellsOf(row)) addHeader(headers, cell, row);
  }
  return headers;
});

function headerRows(table: Element): Element[] {
  if (tagOf(table) !== 'table') return rowsWith(table, '[role=columnheader]');
  const { tHead, rows } = table as HTMLTableElement;
  if (tHead) return [...tHead.rows];
  const [first] = rows;
  return first && [...first.cells].every((cell) => tagOf(cell) === 'th') ? [first] : [];
}

function rowsWith(table: Element, css: string): Element[] {
  const rows = [...allMatches(table, css)].map((header) => closestWithin(header, '[role=row]'));
  return [...new Set(rows)].filter((row) => row !== null && isRow(row)) as Element[];
}

/** A header over several columns heads each of them; of two header rows both count. */
function addHeader(headers: Map<number, string>, cell: Element, row: Element): void {
  const text = headText(cell);
  if (!text) return;
  const start = positionOf(cell, row);
  for (let column = start; column < start + spanOf(cell); column++) {
    const above = headers.get(column);
    headers.set(column, above ? `${above} ${text}` : text);
  }
}

function positionOf(cell: Element, row: Element): number {
  const index = Number(attribute(cell, 'aria-colindex'));
  if (index > 0) return index - 1;
  let position = 0;
  for (const other of cellsOf(row)) {
    if (other === cell) break;
    position += spanOf(other);
  }
  return position;
}

/** The browser bounds colspan at 1,000. */
function spanOf(cell: Element): number {
  return cell instanceof HTMLTableCellElement ? cell.colSpan : 1;
}
