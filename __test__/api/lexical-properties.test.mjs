// What holds for any page: the answer is a pure function of the sentence and the set of candidates, and more
// candidates can only take it away.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { button, control, resolve, row, section } from './lexical/page.mjs';

const WORDS = [
  'save',
  'Delete',
  'all',
  'Bob',
  'Smith',
  'Ann',
  'log',
  'in',
  'out',
  'for',
  'the',
  'menu',
  '7',
  'email',
  '送信',
  'für',
  'C++',
];
const word = fc.constantFrom(...WORDS);
const words = (most) => fc.array(word, { minLength: 1, maxLength: most }).map((list) => list.join(' '));
const places = fc.array(
  fc
    .tuple(fc.constantFrom(row, section), words(2), words(3))
    .map(([kind, head, text]) => kind(head, kind === row ? text : '')),
  { maxLength: 2 },
);
const shape = fc.record({
  role: fc.constantFrom('button', 'link', 'textbox', 'checkbox', 'heading', 'row', ''),
  name: fc.oneof(words(3), words(2), fc.constant('')),
  context: places,
  elementId: fc.option(word, { nil: undefined }),
  title: fc.option(words(2), { nil: undefined }),
});
const controls = fc
  .array(shape, { minLength: 1, maxLength: 8 })
  .map((shapes) =>
    shapes.map(({ role, name, ...more }, at) => control(role, name, { ...more, id: `c${at}` })),
  );
const role = fc.constantFrom('button', 'link', 'field', 'checkbox', 'heading', '');
const sentence = fc.oneof(
  words(4),
  fc.tuple(words(2), role).map(([name, kind]) => `the ${name} ${kind}`),
  fc.tuple(words(2), role, words(2)).map(([name, kind, place]) => `the ${name} ${kind} for ${place}`),
);
/** A sentence about one of them, so that many pages have an answer. */
const asked = controls.chain((candidates) =>
  fc.tuple(
    fc.constant(candidates),
    fc.oneof(
      sentence,
      fc
        .constantFrom(...candidates)
        .chain((one) =>
          role.map((kind) => `the ${one.name} ${kind}${one.context[0] ? ` for ${one.context[0].head}` : ''}`),
        ),
    ),
  ),
);

const RUNS = { numRuns: 300 };

function summary(answer) {
  return answer.outcome === 'chosen' ? answer.candidate.id : answer.reason;
}

test('the order of the candidates never changes the answer', () => {
  fc.assert(
    fc.property(asked, fc.infiniteStream(fc.nat()), ([candidates, target], keys) => {
      const shuffled = candidates
        .map((candidate) => ({ candidate, key: keys.next().value }))
        .toSorted((a, b) => a.key - b.key);
      const other = resolve(
        target,
        shuffled.map(({ candidate }) => candidate),
      );
      assert.equal(summary(other), summary(resolve(target, candidates)));
    }),
    RUNS,
  );
});

test('the same question has the same answer', () => {
  fc.assert(
    fc.property(asked, ([candidates, target]) =>
      assert.deepEqual(resolve(target, candidates), resolve(target, candidates)),
    ),
    RUNS,
  );
});

test('an unrelated control never changes the answer', () => {
  const unrelated = control('progressbar', 'Xylophone', {
    id: 'unrelated',
    context: [row('Quartz', 'Zither')],
  });
  fc.assert(
    fc.property(asked, ([candidates, target]) => {
      const before = summary(resolve(target, candidates));
      assert.equal(summary(resolve(target, [...candidates, unrelated])), before);
    }),
    RUNS,
  );
});

test('another control never moves the answer to a third one', () => {
  fc.assert(
    fc.property(asked, shape, ([candidates, target], { role: kind, name, ...more }) => {
      const before = resolve(target, candidates);
      fc.pre(before.outcome === 'chosen');
      const after = resolve(target, [control(kind, name, { ...more, id: 'new' }), ...candidates]);
      if (after.outcome === 'chosen') assert.ok([before.candidate.id, 'new'].includes(after.candidate.id));
    }),
    RUNS,
  );
});

test('a twin of the answer makes it ambiguous', () => {
  fc.assert(
    fc.property(asked, ([candidates, target]) => {
      const before = resolve(target, candidates);
      fc.pre(before.outcome === 'chosen');
      assert.equal(
        summary(resolve(target, [...candidates, { ...before.candidate, id: 'twin' }])),
        'ambiguous',
      );
    }),
    RUNS,
  );
});

test('every word of the name that a button is chosen by is in the sentence', () => {
  fc.assert(
    fc.property(asked, ([candidates, target]) => {
      const answer = resolve(
        target,
        candidates.map((one) => ({
          ...one,
          role: 'button',
          tag: 'button',
          editable: false,
          elementId: undefined,
          title: undefined,
        })),
      );
      fc.pre(answer.outcome === 'chosen');
      const said = target.toLowerCase().replace(/\s/gu, '');
      for (const own of answer.candidate.name.toLowerCase().split(' ')) {
        // Articles and a count beside the name are what nobody says.
        if (!['the', '7'].includes(own))
          assert.ok(said.includes(own), `"${own}" of "${answer.candidate.name}" in "${target}"`);
      }
    }),
    RUNS,
  );
});

test('any text can be asked and can stand on a page', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 6 }), (target, names) => {
      const candidates = names.map((name, at) =>
        button(name, { id: `c${at}`, testId: name, context: [row(name, target)] }),
      );
      const answer = resolve(target, candidates);
      if (answer.outcome === 'abstained') assert.ok(answer.near.length <= 5);
    }),
    RUNS,
  );
});
