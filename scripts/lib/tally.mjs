// What was counted: tests and lints that passed, failed or were skipped.

export const nothing = () => ({ passed: 0, failed: 0, skipped: 0 });

export const oneFailure = () => ({ ...nothing(), failed: 1 });

export const add = (left, right) => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  skipped: left.skipped + right.skipped,
});

/** The closing line that people and CI read. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A runner's count, with a failure added where it ended badly or ran nothing without saying so. */
export function distrust(tally, exitCode) {
  const ranNothing = tally.passed + tally.failed === 0;
  const diedSilently = exitCode !== 0 && tally.failed === 0;
  return ranNothing || diedSilently ? { ...tally, failed: tally.failed + 1 } : tally;
}
