// Lays a suite in sentences beside the same suite by hand: the same tests, with the same steps in the same order.

const SENTENCES = 'sentences';
const BY_HAND = 'by-hand';

/** `pairs` of medians in milliseconds, and what does not hold of the two suites. */
export function pairSuites(tests) {
  const failed = tests.filter(({ status }) => status !== 'passed').map(failure);
  const [ours, theirs] = [SENTENCES, BY_HAND].map((name) => mediansOf(tests, name));
  const different = [...differences(ours, theirs), ...differences(theirs, ours)];
  const empty = ours.size === 0 ? ['no step was replayed'] : [];
  const pairs = [...ours]
    .filter(([place]) => theirs.has(place))
    .map(([place, { test, sentence, ms }]) => ({
      test,
      sentence,
      replayed: ms,
      byHand: theirs.get(place).ms,
    }));
  return { pairs, broken: [...failed, ...different, ...empty] };
}

function failure({ project, title, status, error = '' }) {
  return `round ${project}: the test "${title}" ${status}${error && `: ${error}`}`;
}

/** One entry for each step, by its test and its place in it. */
function mediansOf(tests, suite) {
  const steps = new Map();
  for (const { title, steps: taken } of tests.filter(({ project }) => project.endsWith(` ${suite}`))) {
    for (const [at, { sentence, ms }] of taken.entries()) {
      const place = `${title}\n${at}\n${sentence}`;
      const step = steps.get(place) ?? { test: title, sentence, rounds: [] };
      step.rounds.push(ms);
      steps.set(place, step);
    }
  }
  return new Map([...steps].map(([place, step]) => [place, { ...step, ms: median(step.rounds) }]));
}

function differences(some, others) {
  const alone = [...some].filter(([place]) => !others.has(place));
  return alone.map(([, { test, sentence }]) => `only one of the suites has "${sentence}" there in "${test}"`);
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
