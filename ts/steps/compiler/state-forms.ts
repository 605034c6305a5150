/** The sentences of `recall.expect` about the state of a control: there or not, enabled, checked, focused, … */
import type { Form, Found, Refusal, Written } from './form.js';

interface State {
  readonly words: string;
  readonly example: string;
  readonly holds: string;
  readonly fails: string;
}

const STATES: readonly State[] = [
  { words: 'enabled', example: 'the Save button', holds: 'toBeEnabled()', fails: 'toBeDisabled()' },
  {
    words: 'disabled|greyed_out|grayed_out',
    example: 'the Save button',
    holds: 'toBeDisabled()',
    fails: 'toBeEnabled()',
  },
  {
    words: 'focused|in_focus',
    example: 'the Search field',
    holds: 'toBeFocused()',
    fails: 'not.toBeFocused()',
  },
  { words: 'empty|blank', example: 'the Search field', holds: 'toBeEmpty()', fails: 'not.toBeEmpty()' },
  { words: 'editable', example: 'the Name field', holds: 'toBeEditable()', fails: 'not.toBeEditable()' },
  {
    words: 'read-only|readonly|read_only',
    example: 'the Name field',
    holds: 'not.toBeEditable()',
    fails: 'toBeEditable()',
  },
  {
    words: 'expanded',
    example: 'the "More" button',
    holds: attribute('expanded', true),
    fails: attribute('expanded', false),
  },
  {
    words: 'collapsed',
    example: 'the "More" button',
    holds: attribute('expanded', false),
    fails: attribute('expanded', true),
  },
];

const CHECKED = 'checked|ticked|selected|on|switched_on';
const UNCHECKED = 'unchecked|unticked|deselected|off|switched_off';
/** What is selected by `aria-selected`; the others are checked. */
const SELECTABLE = new Set(['tab', 'option', 'row', 'gridcell', 'treeitem', 'columnheader']);

const SEEN = 'visible|shown|displayed|present|there|on_the_page|on_screen|on_the_screen';
const UNSEEN = 'hidden|invisible|gone|absent|missing';

export const STATE_FORMS: readonly Form[] = [
  seen('the "Saved" message is visible', [
    `<target> {IS} ${SEEN}`,
    `<target> {ISNOT} ${UNSEEN}`,
    '<target> {APPEARS}',
    'there {ARE} <target>',
    'i|we? {SEE} <target>',
    'the? page {SHOWS} <described>',
  ]),
  unseen('the "Saved" message is not visible', [
    `<target> {ISNOT} ${SEEN}`,
    `<target> {IS} ${UNSEEN}`,
    '<target> {DISAPPEARS}',
    '<target> {DOESNOT} appear|appears|show_up|shows_up',
    'there {ARENO} <target>',
    `no <target> {IS} ${SEEN}`,
    'i|we? {DOESNOT} see <target>',
    'the? page {DOESNOT} {SHOW} <described>',
  ]),
  ...STATES.flatMap(({ words, example, holds, fails }) => [
    state(`<target> {IS} ${words}`, `${example} is ${firstOf(words)}`, () => holds),
    state(`<target> {ISNOT} ${words}`, `${example} is not ${firstOf(words)}`, () => fails),
  ]),
  state('<target> {HAS} the? focus', 'the Search field has the focus', () => 'toBeFocused()'),
  state(`<target> {IS} ${CHECKED}`, 'the Newsletter checkbox is checked', (found) => chosen(found, true)),
  state(`<target> {ISNOT} ${UNCHECKED}`, 'the Newsletter checkbox is not unchecked', (found) =>
    chosen(found, true),
  ),
  state(`<target> {ISNOT} ${CHECKED}`, 'the Newsletter checkbox is not checked', (found) =>
    chosen(found, false),
  ),
  state(`<target> {IS} ${UNCHECKED}`, 'the Newsletter checkbox is unchecked', (found) =>
    chosen(found, false),
  ),
];

function seen(example: string, patterns: readonly string[]): Form {
  return {
    stepType: 'assertion',
    patterns,
    example,
    seeks: 'locate',
    write: (found) => expectation(found, 'toBeVisible()'),
  };
}

function unseen(example: string, patterns: readonly string[]): Form {
  return { stepType: 'assertion', patterns, example, seeks: 'locate', absent: true, write: notSeen };
}

function notSeen(found: Found): Written {
  const matcher = found.located === undefined ? 'toHaveCount(0)' : 'toBeHidden()';
  return { ...expectation(found, matcher), absence: true };
}

function state(pattern: string, example: string, matcher: (found: Found) => string): Form {
  const write = (found: Found): Written | Refusal => expectation(found, matcher(found));
  return { stepType: 'assertion', patterns: [pattern], example, seeks: 'locate', write };
}

export function expectation({ target }: Pick<Found, 'target'>, matcher: string): Written {
  return { statement: `await expect(${target}).${matcher};`, does: `expects ${target} ${matcher}` };
}

function chosen({ located }: Found, yes: boolean): string {
  if (SELECTABLE.has(located?.candidate.role ?? '')) return attribute('selected', yes);
  return yes ? 'toBeChecked()' : 'not.toBeChecked()';
}

function attribute(name: string, yes: boolean): string {
  return `toHaveAttribute('aria-${name}', '${String(yes)}')`;
}

function firstOf(words: string): string {
  return (words.split('|')[0] ?? '').replaceAll('_', ' ');
}
