// A trial: one label seen as a question. What is remembered on the first page, and what on the second page is right.
//
// Read backwards, a pair's pages change places. A label says which elements of B do the same as its own; which
// elements of A do so is taken from the labels that point at one of those.

/** The pages of a pair in the order in which they are shown. */
export function pagesOf(pair, isReverse) {
  return isReverse ? [pair.pageB, pair.pageA] : [pair.pageA, pair.pageB];
}

/**
 * The trials of a pair. `isVisible` is whether the element was visible on the first page: undefined where the
 * label does not tell and the page has to be asked.
 */
export function trialsOf(pair, isReverse) {
  return isReverse
    ? pair.labels.filter(({ b }) => b !== null).map((label) => backward(label, pair))
    : pair.labels.map(forward);
}

function forward(label) {
  return {
    ...about(label),
    from: label.a,
    right: label.b,
    equivalents: label.b_equiv ?? [],
    isVisible: label.visible_a,
  };
}

function backward(label, pair) {
  return {
    ...about(label),
    from: label.b,
    right: label.a,
    equivalents: twinsInA(label, pair),
    isVisible: undefined,
  };
}

function about({ target, kind, status, source, rule, a }) {
  return { target, kind, status, source, rule, label: a };
}

function twinsInA(label, pair) {
  const same = new Set([label.b, ...(label.b_equiv ?? [])]);
  return pair.labels.filter(({ a, b }) => a !== label.a && same.has(b)).map(({ a }) => a);
}

/** A rule without its particulars: every hand-written selector is one family. */
export function familyOf(rule) {
  return /^\S+/.exec(rule)?.[0] ?? '';
}

/**
 * Trials in rounds that hold each sentence once, each round to be remembered in a store of its own: otherwise the
 * next element of the same sentence would take the place of the first. Sentences count as the product reads them.
 */
export function roundsOf(trials) {
  const rounds = [];
  const seen = new Map();
  for (const trial of trials) {
    const sentence = trial.target.normalize('NFC').trim().replace(/\s+/gu, ' ');
    const round = seen.get(sentence) ?? 0;
    seen.set(sentence, round + 1);
    (rounds[round] ??= []).push(trial);
  }
  return rounds;
}
