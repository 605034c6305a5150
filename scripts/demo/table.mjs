// Tables of plain text. No colours: the same bytes in a terminal, in a pipe and in a log.

const GAP = '  ';

/** Columns as wide as their widest cell; cells that are numbers line up at the right. */
export function renderTable(headings, rows) {
  const texts = rows.map((cells) => cells.map(String));
  const widths = headings.map((heading, column) => width([heading, ...texts.map((cells) => cells[column])]));
  const isNumeric = headings.map((_, column) => texts.every((cells) => /^[\d.]*$/.test(cells[column])));
  const line = (cells) =>
    cells
      .map((cell, column) =>
        isNumeric[column] ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
      )
      .join(GAP)
      .trimEnd();
  return [line(headings), line(widths.map((size) => '-'.repeat(size))), ...texts.map(line)].join('\n');
}

const width = (texts) => Math.max(...texts.map(({ length }) => length));
