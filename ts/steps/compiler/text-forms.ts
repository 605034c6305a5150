/** The sentences of `recall.expect` about a control's text or value. */
import type { Form, Found, Refusal, Written } from './form.js';
import { regexSource } from './regex.js';
import { isBare, valueOf } from './slots.js';
import { expectation } from './state-forms.js';
import { rendered, sourceOf, type Text } from './text.js';

/** Inputs whose content is their value; a checkbox has none to speak of. */
const VALUELESS = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file']);

export const TEXT_FORMS: readonly Form[] = [
  text('the Total is "$42.00"', is, true, [
    '<target> {IS} <value>',
    '<target> {HAS} the? text <text>',
    '<target> {READS} <text>',
  ]),
  text('the Total is not "$0.00"', is, false, [
    '<target> {ISNOT} <value>',
    '<target> {DOESNOT} have the? text <text>',
    '<target> {DOESNOT} {READ} <text>',
  ]),
  text('the account menu shows "Ada"', contains, true, ['<target> {CONTAINS} the? text? <text>']),
  text('the account menu does not show "Ada"', contains, false, [
    '<target> {DOESNOT} {CONTAIN} the? text? <text>',
  ]),
  plain(text('the text of the Total is "$42.00"', is, true, ['the? text of <target> {IS} <value>'])),
  plain(
    text('the text of the Total contains "42"', contains, true, ['the? text of <target> {CONTAINS} <text>']),
  ),
  plain(
    text('the value of the Email field is "ada@example.com"', hasValue, true, [
      'the? value of <target> {IS} <value>',
      '<target> {HAS} the? value <value>',
      '<target> {HAS} the? value of <value>',
    ]),
  ),
  plain(
    text('the value of the Email field is not "ada@example.com"', hasValue, false, [
      'the? value of <target> {ISNOT} <value>',
      '<target> {DOESNOT} have the? value <value>',
    ]),
  ),
  plain(
    text('the value of the Email field contains "@"', contains, true, [
      'the? value of <target> {CONTAINS} <value>',
    ]),
  ),
];

type Check = (found: Found, wanted: Text, bare: boolean) => readonly [actual: string, matcher: string];

function text(example: string, check: Check, holds: boolean, patterns: readonly string[]): Form {
  const write = (found: Found): Written | Refusal => {
    const tokens = found.slots.value ?? found.slots.text ?? [];
    const wanted = valueOf(tokens);
    if (check === contains && rendered(wanted, found.values) === '')
      return {
        refused: 'value_missing',
        because: 'an empty text stands in everything: say that it is empty',
      };
    const [target, matcher] = check(found, wanted, isBare(tokens));
    return expectation({ target }, holds ? matcher : `not.${matcher}`);
  };
  return { stepType: 'assertion', patterns, example, seeks: 'locate', write };
}

function plain(form: Form): Form {
  return { ...form, plain: true };
}

/** What was not put in quotation marks is the same step in capitals or not, so case cannot count in it. */
function options(bare: boolean): string {
  return bare ? ', { ignoreCase: true }' : '';
}

function is(found: Found, wanted: Text, bare: boolean): readonly [string, string] {
  if (isField(found)) return hasValue(found, wanted, bare);
  return [shownBy(found), `toHaveText(${sourceOf(wanted)}${options(bare)})`];
}

function contains(found: Found, wanted: Text, bare: boolean): readonly [string, string] {
  if (isField(found)) return [found.target, `toHaveValue(${regexSource(wanted, { ignoreCase: bare })})`];
  return [shownBy(found), `toContainText(${sourceOf(wanted)}${options(bare)})`];
}

function hasValue({ target }: Found, wanted: Text, bare: boolean): readonly [string, string] {
  const expected = bare
    ? regexSource(wanted, { before: '^', after: '$', ignoreCase: true })
    : sourceOf(wanted);
  return [target, `toHaveValue(${expected})`];
}

/** A list shows the option that is chosen in it; its text is all of them. */
function shownBy({ located, target }: Found): string {
  return located?.candidate.tag === 'select' ? `${target}.locator('option:checked')` : target;
}

function isField({ located }: Found): boolean {
  const { tag = '', type = '' } = located?.candidate ?? {};
  return tag === 'textarea' || (tag === 'input' && !VALUELESS.has(type));
}
