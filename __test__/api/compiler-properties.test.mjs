// Any text at all: reading never throws, what comes of it is code that the policy accepts, and values are typed exactly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import native from '../../index.js';
import code from '../../dist/steps/compiler/code.js';
import reading from '../../dist/steps/compiler/reading.js';
import regex from '../../dist/steps/compiler/regex.js';
import text from '../../dist/steps/compiler/text.js';
import tokens from '../../dist/steps/compiler/tokens.js';

const { checkStepCode, normalizeStepText } = native;
const { moduleOf } = code;
const { readingsOf } = reading;
const { regexSource } = regex;
const { literal, sourceOf, textOf } = text;
const { tokensOf, written } = tokens;

const RUNS = { numRuns: 500 };
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '`',
        '\\',
        '${',
        '{{',
        '}}',
        '\n',
        '\r',
        '\u2028',
        '\u2029',
        '\u202e',
        '\u0000',
        '\ud800',
        '👩‍🚀',
        'ß',
        ' ',
        'a',
        '*/',
        '</script>',
        '“',
        '”',
        '«',
        '»',
        '/',
        '(',
        '[',
      ),
    )
    .map((parts) => parts.join('')),
);
/** Without what would end the quotation. */
const quotable = anyText.map((value) => value.replaceAll(/["{}\\\p{Cs}]/gu, ''));
const evaluated = (source, params = {}) => new Function('params', `return ${source};`)(params);

/** As if the control had been found. */
const CONTROLS = [
  { tag: 'select', role: 'combobox', type: '' },
  { tag: 'input', role: 'textbox', type: 'text' },
  { tag: 'input', role: 'checkbox', type: 'checkbox' },
  { tag: 'button', role: 'tab', type: '' },
];

function statementsOf(sentence, stepType, values) {
  const readings = readingsOf(sentence, stepType);
  // A param in the words for the control is in its locator, which stands still here.
  const isLocated = ({ slots }) =>
    (slots.target ?? []).every(({ kind, raw }) => kind === 'word' || !raw.includes('{{'));
  return readings.filter(isLocated).flatMap(({ form, slots }) =>
    CONTROLS.map((candidate) =>
      form.write({
        sentence,
        slots,
        values,
        target: form.seeks === undefined ? '' : "page.getByRole('button')",
        place: "page.getByRole('list')",
        located: { candidate },
      }),
    ).filter((result) => 'statement' in result),
  );
}

const SENTENCES = {
  action: [
    (value) => `fill the Field with "${value}"`,
    (value) => `type "${value}" into Field`,
    (value) => `select "${value}" in Field`,
    (value) => `upload "${value}" to Field`,
    (value) => `open "/${value}"`,
  ],
  assertion: [
    (value) => `the Field is "${value}"`,
    (value) => `the Field contains "${value}"`,
    (value) => `the value of Field is "${value}"`,
    (value) => `the page shows "${value}"`,
    (value) => `the page title contains "${value}"`,
    (value) => `the URL contains "${value}"`,
    (value) => `the URL is "/${value}"`,
    (value) => `the URL does not end with "${value}"`,
    (value) => `there are 3 "${value}" rows`,
  ],
};

test('reading any text never throws, for actions and for assertions', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('action', 'assertion'), (sentence, stepType) => {
      readingsOf(sentence, stepType);
    }),
    RUNS,
  );
});

test('what stands in quotation marks for the identity of a step stands in them here', () => {
  fc.assert(
    fc.property(anyText, (any) => {
      // What is no Unicode text does not get as far as Rust.
      const sentence = any.replaceAll(/\p{Cs}/gu, '?');
      // Folding leaves quotations alone and changes any letter outside of them.
      const shouted = tokensOf(sentence.normalize('NFC'));
      for (const { kind, raw } of shouted)
        if (kind !== 'word')
          assert.ok(normalizeStepText(sentence).includes(raw.trim()), `${raw} in ${sentence}`);
    }),
    RUNS,
  );
});

for (const stepType of ['action', 'assertion'])
  test(`the code of any ${stepType} keeps the policy`, () => {
    fc.assert(
      fc.property(fc.constantFrom(...SENTENCES[stepType]), quotable, (sentence, value) => {
        const said = sentence(value);
        for (const { statement } of statementsOf(said, stepType, {})) {
          const step = moduleOf(statement, stepType, false);
          const findings = checkStepCode({ code: step, stepType, params: {}, text: said });
          // A path that leads out of the project is refused when it is compiled.
          assert.deepEqual(
            findings.filter(({ code: rule }) => rule !== 'file_system'),
            [],
            step,
          );
        }
      }),
      RUNS,
    );
  });

for (const stepType of ['action', 'assertion'])
  test(`the code of any ${stepType} with a param reads it and does not contain it`, () => {
    fc.assert(
      fc.property(fc.constantFrom(...SENTENCES[stepType]), quotable, quotable, (sentence, before, value) => {
        const said = sentence(`${before}{{value}}`);
        for (const { statement } of statementsOf(said, stepType, { value })) {
          const step = moduleOf(statement, stepType, true);
          const params = { value: `${value} value of this run` };
          const findings = checkStepCode({ code: step, stepType, params, text: said });
          assert.deepEqual(
            findings.filter(({ code: rule }) => rule !== 'file_system'),
            [],
            step,
          );
        }
      }),
      RUNS,
    );
  });

test('a text in code comes to the same text', () => {
  fc.assert(
    fc.property(anyText, (value) => assert.equal(evaluated(sourceOf(literal(value))), value)),
    RUNS,
  );
});

test('a text with a param in code comes to the text with its value', () => {
  fc.assert(
    fc.property(quotable, anyText, quotable, (before, value, after) => {
      const source = sourceOf(textOf(`${before}{{name}}${after}`));
      assert.equal(evaluated(source, { name: value }), `${before}${value}${after}`);
    }),
    RUNS,
  );
});

test('a text in a regular expression finds itself, and as a whole nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string(), (value, other) => {
      for (const [wanted, params] of [
        [literal(value), {}],
        [textOf('{{name}}'), { name: value }],
      ]) {
        const whole = evaluated(regexSource(wanted, { before: '^', after: '$' }), params);
        assert.ok(whole.test(value), String(whole));
        assert.equal(whole.test(other), other === value);
        assert.ok(evaluated(regexSource(wanted), params).test(`x${value}x`));
      }
    }),
    RUNS,
  );
});

test('a quotation is typed as it stands, whatever marks it is written in', () => {
  for (const [open, close] of ['""', "''", '``', '“”', '‘’', '«»', '‹›', '「」'])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        fc.pre(!/["'`“”‘’«»‹›„‚「」『』{}\\]/u.test(value));
        const [quote] = tokensOf(`${open}${value}${close}`);
        assert.deepEqual(quote?.text, literal(value));
      }),
      { numRuns: 50 },
    );
});

test('an apostrophe within a word opens no quotation', () => {
  for (const sentence of ["click Don't save or won't", 'click l’eau d’Évian', "click {{user}}'s row's menu"])
    assert.deepEqual(
      tokensOf(sentence).filter(({ kind }) => kind === 'quote'),
      [],
      written(sentence, tokensOf(sentence)),
    );
});
