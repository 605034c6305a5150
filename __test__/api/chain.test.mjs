// `resolvers` is the chain, in its order; the model keeps its place while there is none, and strict takes it out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import chain from '../../dist/resolve/chain.js';

const { buildChain, isAbstention, isCandidateOf } = chain;

const own = () => null;
const model = () => null;

const chains = [
  { resolvers: ['lexical', 'model'], names: ['lexical'] },
  { resolvers: ['lexical', 'model'], model, names: ['lexical', 'model'] },
  { resolvers: ['model', 'lexical'], model, names: ['model', 'lexical'] },
  { resolvers: ['lexical', 'model'], model, strict: true, names: ['lexical'] },
  { resolvers: [own], names: ['custom'] },
  { resolvers: [own, 'lexical', own], names: ['custom', 'lexical', 'custom'] },
  { resolvers: [], names: [] },
];

for (const { resolvers, model: configured, strict = false, names } of chains) {
  test(`${JSON.stringify(resolvers.map((entry) => (typeof entry === 'function' ? 'own' : entry)))}${configured ? ' with a model' : ''}${strict ? ', strict' : ''}: ${names}`, () => {
    assert.deepEqual(
      buildChain({ resolvers, strict }, configured).map(({ name }) => name),
      names,
    );
  });
}

test('only lexical is cheap enough to be asked after every change of the page', () => {
  const links = buildChain({ resolvers: ['lexical', 'model', own], strict: false }, model);
  assert.deepEqual(
    links.map(({ cost }) => cost),
    ['cheap', 'dear', 'dear'],
  );
});

test('a choice is a candidate by its id, so a copy counts and an invented one does not', () => {
  const request = { candidates: [{ id: '0:c1', name: 'Save' }] };
  assert.ok(isCandidateOf(request, { id: '0:c1' }));
  assert.ok(!isCandidateOf(request, { id: '0:c2' }));
  assert.ok(!isCandidateOf(request, null));
  assert.ok(!isCandidateOf(request, '#save'));
});

test('an abstention is told from a candidate', () => {
  assert.ok(isAbstention({ outcome: 'abstained', reason: 'not_found', near: [] }));
  assert.ok(!isAbstention({ id: '0:c1' }));
  assert.ok(!isAbstention(null));
});
