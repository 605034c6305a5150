/** The known name that a mistyped one was probably meant to be: the smallest edit distance, up to a third of its length. */

export function nearest(name: string, known: readonly string[]): string | undefined {
  const ranked = known.map((candidate) => ({
    candidate,
    distance: distance(name.toLowerCase(), candidate.toLowerCase()),
  }));
  const best = ranked.sort((a, b) => a.distance - b.distance)[0];
  return best !== undefined && best.distance <= Math.max(1, Math.floor(name.length / 3))
    ? best.candidate
    : undefined;
}

/** Edits (insert, delete, replace, swap of neighbours) that make one word of the other. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const edits = [
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      ];
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) edits.push(at(before, column - 2) + 1);
      current.push(Math.min(...edits));
    }
    before = previous;
    previous = current;
  }
  return at(previous, to.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? 0;
