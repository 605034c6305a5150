// Samples of durations and what is read off them.

/** The value below which a share `p` (0 to 1) of the samples lies; nearest rank. */
export function percentile(samples, p) {
  const sorted = [...samples].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(p * sorted.length) - 1))];
}

export const median = (samples) => percentile(samples, 0.5);

/** Three significant digits: the clock and the machine give no more. */
export const rounded = (value) => Number(value.toPrecision(3));

/** Runs `work` and returns how many milliseconds it took. */
export async function timeMs(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Microseconds of each of `rounds` synchronous calls, after a tenth as many that are not counted. */
export function sampleUs(rounds, work) {
  for (let round = 0; round < rounds / 10; round += 1) work(round);
  return Array.from({ length: rounds }, (_, round) => {
    const start = process.hrtime.bigint();
    work(round);
    return Number(process.hrtime.bigint() - start) / 1000;
  });
}
