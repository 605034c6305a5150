/** The sentences of `recall.step`. */
import type { Form, Found, Refusal, Written } from './form.js';
import { keyIn, valueOf } from './slots.js';
import { plainText, quoted, rendered, sourceOf, type Text } from './text.js';

const ADDRESS = /^(?:https?:\/\/|\.{0,2}\/|[?#]|about:blank$)/iu;
const CHECKABLE = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio']);
/** What one picks by a click. */
const PICKABLE = new Set([
  'tab',
  'option',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'treeitem',
  'gridcell',
  'row',
]);

export const ACTION_PHRASES: Readonly<Record<string, string>> = {
  GO: 'open|go to|goto|visit|navigate to',
  CLICK: 'click|click on|tap|tap on|press|push',
  DOUBLE: 'double-click|double click|doubleclick|dblclick',
  RIGHT: 'right-click|right click|rightclick',
  ENTER: 'type|enter|write|fill|fill in|put|input',
  INTO: 'into|in|to|for',
  SET: 'set|change',
  SELECT: 'select|choose|pick',
  CHECK: 'check|tick|turn on|switch on',
  UNCHECK: 'uncheck|untick|turn off|switch off',
  HOVER: 'hover|hover over|hover on|move the mouse to|move the mouse over|point at',
  ONTO: 'to|onto|into|on',
  UPLOAD: 'upload|attach',
};

export const ACTION_FORMS: readonly Form[] = [
  page('go back', ['go|navigate back'], 'goBack'),
  page('go forward', ['go|navigate forward'], 'goForward'),
  page('reload the page', ['reload|refresh', 'reload|refresh the? page'], 'reload'),
  {
    stepType: 'action',
    patterns: ['{GO} the? page|address|url? <url>', '{GO} the? <url> page'],
    example: 'open "/cart"',
    // What is written as an address is one, also where a link is called almost that.
    plain: ({ url = [] }) => !isParam(valueOf(url)),
    write: goTo,
  },
  onTarget('click', ['{GO} <target>', '{GO} <target> page|screen|view'], 'open the Cart link', 'click()'),
  onTarget('click', ['{CLICK} <target>'], 'click the "Sign in" button', 'click()'),
  onTarget('click', ['{DOUBLE} on? <target>'], 'double-click the "notes.txt" row', 'dblclick()'),
  onTarget(
    'click',
    ['{RIGHT} on? <target>'],
    'right-click the "notes.txt" row',
    "click({ button: 'right' })",
  ),
  {
    stepType: 'action',
    patterns: [
      'fill in|out? <target> with <value>',
      '{ENTER} <value> {INTO} <target>',
      '{SET} <target> to <value>',
    ],
    example: 'fill the Email field with "ada@example.com"',
    seeks: 'fill',
    write: (found) => withValue(found, 'fill'),
  },
  onTarget('fill', ['clear|empty <target>'], 'clear the Search field', 'clear()'),
  {
    stepType: 'action',
    patterns: ['{SELECT} <value> from|in|for|as <target>', '{SET} <target> to <value>'],
    example: 'select "Large" in the Size list',
    seeks: 'select',
    write: select,
  },
  {
    stepType: 'action',
    patterns: ['{SELECT} <target>'],
    example: 'select the "Express" radio button',
    seeks: 'check',
    write: (found) => check(found, 'check()'),
  },
  {
    stepType: 'action',
    patterns: ['{SELECT} <target>'],
    example: 'select the Billing tab',
    seeks: 'click',
    write: pick,
  },
  {
    stepType: 'action',
    patterns: ['{CHECK} <target>', 'turn|switch <target> on'],
    example: 'check the "Remember me" checkbox',
    seeks: 'check',
    write: (found) => check(found, 'check()'),
  },
  {
    stepType: 'action',
    patterns: ['{UNCHECK} <target>', 'turn|switch <target> off'],
    example: 'uncheck the Newsletter checkbox',
    seeks: 'check',
    write: (found) => check(found, 'uncheck()'),
  },
  onTarget('hover', ['{HOVER} <target>'], 'hover over the Products menu', 'hover()'),
  onTarget('focus', ['focus on? <target>'], 'focus the Search field', 'focus()'),
  {
    stepType: 'action',
    patterns: ['press|hit the? <key> key?'],
    example: 'press Enter',
    write: ({ slots }) => pressed('page.keyboard', keyIn(slots.key ?? []) ?? ''),
  },
  {
    stepType: 'action',
    patterns: ['press|hit the? <key> key? in|on <target>'],
    example: 'press Enter in the Search field',
    seeks: 'press',
    plain: true,
    write: ({ slots, target }) => pressed(target, keyIn(slots.key ?? []) ?? ''),
  },
  {
    stepType: 'action',
    patterns: ['{UPLOAD} <value> {INTO} <target>', '{UPLOAD} <value> with|using <target>'],
    example: 'upload "photo.png" to the Avatar field',
    seeks: 'upload',
    write: (found) => withValue(found, 'setInputFiles'),
  },
  {
    stepType: 'action',
    patterns: ['drag <target> {ONTO} <place>', 'drag and drop <target> {ONTO} <place>'],
    example: 'drag the "Write tests" item to the Done list',
    seeks: 'drag',
    place: 'drop',
    write: ({ target, place }) => statement(`${target}.dragTo(${place})`, `drags ${target} to ${place}`),
  },
];

function page(example: string, patterns: readonly string[], method: string): Form {
  const write = (): Written => statement(`page.${method}()`, `page.${method}()`);
  return { stepType: 'action', patterns, example, plain: true, write };
}

function onTarget(
  seeks: NonNullable<Form['seeks']>,
  patterns: readonly string[],
  example: string,
  call: string,
): Form {
  const write = ({ target }: Found): Written => statement(`${target}.${call}`, `${target}.${call}`);
  return { stepType: 'action', patterns, example, seeks, write };
}

function statement(call: string, does: string): Written {
  return { statement: `await ${call};`, does };
}

/** A param is an address when today's value is one; else the sentence is about a control of that name. */
function goTo({ slots, values }: Found): Written | Refusal {
  const address = valueOf(slots.url ?? []);
  if (isParam(address) && !ADDRESS.test(rendered(address, values)))
    return {
      refused: 'value_missing',
      because: 'the value is no address: begin it with http://, https:// or /',
    };
  const call = `page.goto(${sourceOf(address)})`;
  return statement(call, call);
}

function isParam(address: Text): boolean {
  return address.length === 1 && plainText(address) === undefined;
}

function withValue({ slots, target }: Found, method: string): Written {
  const call = `${target}.${method}(${sourceOf(valueOf(slots.value ?? []))})`;
  return statement(call, call);
}

function select(found: Found): Written | Refusal {
  const { located } = found;
  if (located?.candidate.tag === 'select') return withValue(found, 'selectOption');
  const because = `${found.target} is no native list: click it, and then its option, in two steps`;
  return { refused: 'form_unknown', because };
}

function check({ located, target }: Found, call: string): Written | Refusal {
  const candidate = located?.candidate;
  if (candidate?.tag === 'label' || CHECKABLE.has(candidate?.role ?? ''))
    return statement(`${target}.${call}`, `${target}.${call}`);
  return { refused: 'form_unknown', because: `${target} is no checkbox, switch or radio button` };
}

function pick({ located, target }: Found): Written | Refusal {
  if (PICKABLE.has(located?.candidate.role ?? '')) return statement(`${target}.click()`, `${target}.click()`);
  return { refused: 'form_unknown', because: `${target} is nothing that one of several is selected with` };
}

function pressed(receiver: string, key: string): Written {
  const call = `${receiver}.press(${quoted(key)})`;
  return statement(call, call);
}
