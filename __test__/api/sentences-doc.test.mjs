// What the documentation lists is what the compiler knows, and the other way round.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import reading from '../../dist/steps/compiler/reading.js';

const { formsOf, readingsOf } = reading;

const text = readFileSync(new URL('../../docs/sentences.md', import.meta.url), 'utf8');
const part = (heading) => text.split(`## \`${heading}\``)[1].split('\n## ')[0];
const listed = (heading) => [...part(heading).matchAll(/^\| `(.+?)` +\|/gmu)].map(([, sentence]) => sentence);

/** Denials, and places in an address or title, are described and not listed one by one. */
const DESCRIBED = / not | not$|starts? with|ends? with|contains? "Cart"|has the focus/u;

for (const [heading, stepType] of [
  ['recall.step', 'action'],
  ['recall.expect', 'assertion'],
]) {
  test(`every sentence that docs/sentences.md lists for ${heading} is known`, () => {
    for (const sentence of listed(heading)) assert.notDeepEqual(readingsOf(sentence, stepType), [], sentence);
  });

  test(`every form of ${heading} is in docs/sentences.md`, () => {
    const examples = formsOf(stepType).map(({ example }) => example);
    const missing = examples.filter(
      (example) => !DESCRIBED.test(example) && !listed(heading).includes(example),
    );
    assert.deepEqual(missing, []);
  });
}
