// Counts of verdicts, for a pair, for a group of labels or for a whole run.

export class Tally {
  labels = 0;
  recorded = 0;
  notCacheable = 0;
  notCacheableBy = {};
  hit = 0;
  equivalent = 0;
  wrong = 0;
  miss = {};
  goneOk = 0;
  /** Verdicts on labels that are in dispute; they count nowhere else. */
  disputed = {};

  static of(results) {
    const tally = new Tally();
    for (const result of results) tally.add(result);
    return tally;
  }

  add({ verdict, reason, isDisputed }) {
    if (isDisputed) return increase(this.disputed, verdict);
    this.labels += 1;
    if (verdict === 'not_cacheable') return this.#addUnrecorded(reason);
    this.recorded += 1;
    if (verdict === 'miss') increase(this.miss, reason);
    else if (verdict === 'gone_ok') this.goneOk += 1;
    else this[verdict] += 1;
  }

  #addUnrecorded(reason) {
    this.notCacheable += 1;
    increase(this.notCacheableBy, reason);
  }

  get misses() {
    return Object.values(this.miss).reduce((sum, count) => sum + count, 0);
  }

  /** Of those recorded, how many were found again: as the label says, or its equal. */
  get found() {
    return this.hit + this.equivalent;
  }
}

function increase(counts, name) {
  counts[name] = (counts[name] ?? 0) + 1;
}
