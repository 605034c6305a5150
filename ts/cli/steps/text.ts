/**
 * Texts out of step files, for a terminal. A file may hold anything, so what would steer the terminal or turn round how a
 * line reads is shown as an escape.
 */
import { relative } from 'node:path';
import type { DamagedFile } from './files.js';

const STEERING = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u{feff}]/gu;

/** For a line. */
export function lineOf(text: string): string {
  return text.replace(STEERING, escaped);
}

/** For a text of several lines. */
export function linesOf(text: string): string {
  return text.replace(STEERING, (character) => ('\n\t'.includes(character) ? character : escaped(character)));
}

/** As a person in this directory would name it. */
export function pathFromHere(path: string): string {
  return lineOf(relative('', path) || '.');
}

export function damageOf({ line, detail }: DamagedFile): string {
  return lineOf(line === undefined ? detail : `line ${line}: ${detail}`);
}

/** Columns as wide as their widest cell. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
