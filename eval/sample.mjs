// Which of the data a run tries: the pairs whose name holds a text, and of those a bounded, evenly spread sample.

/** The jobs whose set and pair together contain `text`. */
export function named(jobs, text) {
  return jobs.filter(({ pair }) => `${pair.set} ${pair.id}`.includes(text));
}

/** At most `limit` trials, in whole pairs as far as they go, taken from all over the data and always the same. */
export function sampled(jobs, limit) {
  const chosen = [];
  let left = limit;
  for (const job of spread(jobs)) {
    if (left <= 0) break;
    const trials = job.trials.slice(0, left);
    left -= trials.length;
    if (trials.length > 0) chosen.push({ ...job, trials });
  }
  return chosen.sort((a, b) => jobs.indexOf(original(jobs, a)) - jobs.indexOf(original(jobs, b)));
}

const original = (jobs, { pair }) => jobs.find((job) => job.pair === pair);

/** The first, the last, the middle, the quarters, …: every beginning of the list is spread over all of it. */
function spread(items) {
  const order = new Set();
  for (let parts = 1; order.size < items.length; parts *= 2) {
    for (let part = 0; part <= parts; part += 1) order.add(Math.floor((part * (items.length - 1)) / parts));
  }
  return [...order].map((index) => items[index]);
}
