// One line that says how far a run is: rewritten in place in a terminal, a new one now and then elsewhere.

const TERMINAL_INTERVAL_MS = 500;
const LOG_INTERVAL_MS = 10_000;

export class Progress {
  #start = Date.now();
  #shown = 0;
  #done = { pairs: 0, labels: 0, wrong: 0 };

  constructor(pairs, labels) {
    this.total = { pairs, labels };
  }

  add(results) {
    this.#done.pairs += 1;
    this.#done.labels += results.length;
    this.#done.wrong += results.filter(({ verdict }) => verdict === 'wrong').length;
    const interval = process.stdout.isTTY ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS;
    if (Date.now() - this.#shown > interval) this.#show();
  }

  end() {
    this.#show();
    if (process.stdout.isTTY) process.stdout.write('\n');
  }

  get seconds() {
    return Math.round((Date.now() - this.#start) / 100) / 10;
  }

  #show() {
    this.#shown = Date.now();
    const { pairs, labels, wrong } = this.#done;
    const line = `eval: ${pairs}/${this.total.pairs} pairs, ${labels} labels, ${wrong} wrong, ${Math.round(this.seconds)} s`;
    process.stdout.write(process.stdout.isTTY ? `\r${line}\u001B[K` : `${line}\n`);
  }
}
