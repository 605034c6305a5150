// Several lanes at once: each takes the next job when it is done with one, the largest first.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('lane.mjs', import.meta.url));

/** The results of each job, in the order of the jobs. `onDone` is called with each as it comes. */
export async function runJobs(jobs, laneCount, onDone) {
  const results = jobs.map(() => []);
  const queue = [...jobs.keys()].sort((a, b) => jobs[b].trials.length - jobs[a].trials.length);
  const lanes = Array.from({ length: Math.min(laneCount, jobs.length) }, () => new Lane());
  try {
    await Promise.all(lanes.map((lane) => work(lane, jobs, queue, results, onDone)));
  } finally {
    for (const lane of lanes) lane.end();
  }
  return results;
}

async function work(lane, jobs, queue, results, onDone) {
  await lane.hear();
  while (queue.length > 0) {
    const index = queue.shift();
    results[index] = await lane.run(jobs[index]);
    onDone(results[index]);
  }
}

/** The parent's side of lane.mjs. */
class Lane {
  #child = fork(PROGRAM);

  async run(job) {
    this.#child.send(job);
    const { results, error } = await this.hear();
    if (error !== undefined) throw new Error(error);
    return results;
  }

  /** What the child says next. */
  async hear() {
    const heard = new AbortController();
    try {
      const { signal } = heard;
      const [[message]] = await Promise.race([
        once(this.#child, 'message', { signal }).then((said) => [said]),
        once(this.#child, 'exit', { signal }).then(([code, by]) => this.#ended(by ?? `exit code ${code}`)),
      ]);
      return message;
    } finally {
      heard.abort();
    }
  }

  end() {
    if (this.#child.connected) this.#child.disconnect();
  }

  #ended(how) {
    throw new Error(`a lane ended early (${how})`);
  }
}
