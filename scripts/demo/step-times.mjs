// A Playwright reporter: how long each step of a suite took, and how each test ended, into the file it is given.

import { writeFileSync } from 'node:fs';

/** How the package titles the steps of a test in Playwright's reports. */
const SENTENCE = /^recall\.(?:step|expect) "([^]*)"$/;

export default class StepTimes {
  #file;
  #tests = [];

  constructor({ file }) {
    this.#file = file;
  }

  printsToStdio() {
    return false;
  }

  onTestEnd(test, { status, errors, steps }) {
    const [, , , ...titles] = test.titlePath();
    const error = errors[0]?.message;
    this.#tests.push({
      project: test.parent.project().name,
      title: titles.join(' › '),
      status,
      error,
      steps: sentencesIn(steps),
    });
  }

  onEnd() {
    writeFileSync(this.#file, JSON.stringify(this.#tests));
  }
}

/** In their order; groups are looked into, what goes on inside of a sentence is its own affair. */
function sentencesIn(steps) {
  return steps
    .filter(({ category }) => category === 'test.step')
    .flatMap(({ title, duration, steps: inner }) => {
      if (title.startsWith('recall.group ')) return sentencesIn(inner);
      return [{ sentence: SENTENCE.exec(title)?.[1] ?? title, ms: duration }];
    });
}
