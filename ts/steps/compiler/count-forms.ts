/** The sentences of `recall.expect` about how many there are. */
import { countedChain } from './absent.js';
import type { Form, Found, Refusal, Written } from './form.js';
import { chainNotation } from './locator.js';
import { numberIn, valueOf, withoutArticles } from './slots.js';
import { expectation } from './state-forms.js';
import { sourceOf } from './text.js';

export const COUNT_FORMS: readonly Form[] = [
  count('there are 3 rows', [
    'there {ARE} exactly? <number> <plural>',
    'i|we {SEE} exactly? <number> <plural>',
    'the? number of <plural> {IS} <number>',
    '<number> <plural> {IS} visible|shown|displayed',
    'the? page {HAS} exactly? <number> <plural>',
  ]),
  {
    ...count('there are 3 rows in the Orders table', [
      'there {ARE} exactly? <number> <plural> in|on <target>',
    ]),
    seeks: 'locate',
  },
  {
    ...count('the Cart list has 3 items', ['<target> {COUNTS} exactly? <number> <plural>']),
    seeks: 'locate',
    plain: false,
  },
];

function count(example: string, patterns: readonly string[]): Form {
  return { stepType: 'assertion', patterns, example, plain: true, write };
}

function write({ slots, sentence, target }: Found): Written | Refusal {
  const chain = countedChain(sentence, withoutArticles(slots.plural ?? []));
  if (chain === undefined)
    return {
      refused: 'form_unknown',
      because: 'only kinds that have a role can be counted: rows, items, buttons, links, …',
    };
  const counted = `${target === '' ? 'page' : target}.${chainNotation(chain)}`;
  const tokens = slots.number ?? [];
  const number = numberIn(tokens);
  const expected = number === undefined ? `Number(${sourceOf(valueOf(tokens))})` : String(number);
  return { ...expectation({ target: counted }, `toHaveCount(${expected})`), absence: number === 0 };
}
