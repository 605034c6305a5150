// A reporter for Playwright that writes only the count. A flaky test counts as failed: it failed once.

import { writeFileSync } from 'node:fs';

const COUNTED_AS = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

export default class TallyReporter {
  #suite;
  #errors = 0;

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  // An error outside of any test: a file that does not load, a global set-up that throws.
  onError() {
    this.#errors += 1;
  }

  onEnd() {
    const tally = { passed: 0, failed: this.#errors, skipped: 0 };
    for (const test of this.#suite?.allTests() ?? []) tally[COUNTED_AS[test.outcome()]] += 1;
    writeFileSync(process.env.RECALL_TALLY_FILE, JSON.stringify(tally));
  }

  printsToStdio() {
    return false;
  }
}
