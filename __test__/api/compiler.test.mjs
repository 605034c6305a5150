// How sentences are read: which form each has and what stands in its places, before any page is looked at.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import reading from '../../dist/steps/compiler/reading.js';
import tokens from '../../dist/steps/compiler/tokens.js';

const { readingsOf } = reading;
const { written } = tokens;

/** Each reading as `example | slot=words`; in which order they come does not matter. */
function read(sentence, stepType) {
  const readings = readingsOf(sentence, stepType).map(({ form, slots }) =>
    [
      form.example,
      ...Object.entries(slots).map(([name, words]) => `${name}=${written(sentence, words)}`),
    ].join(' | '),
  );
  return ordered(readings);
}

function ordered(readings) {
  return readings.map((line) => line.split(' | ').sort().join(' | ')).sort();
}

const CLICK = 'click the "Sign in" button';
const FILL = 'fill the Email field with "ada@example.com"';
const SELECT = 'select "Large" in the Size list';
const SEEN = 'the "Saved" message is visible';
const UNSEEN = 'the "Saved" message is not visible';
const ON_PAGE = { shows: 'the page shows "Thank you"', lacks: 'the page does not show "Error"' };

const actions = {
  'click the Sign in button': [`${CLICK} | target=the Sign in button`],
  'Click  on "Sign in"': [`${CLICK} | target="Sign in"`],
  'click Sign in.': [`${CLICK} | target=Sign in`],
  "click Don't save": [`${CLICK} | target=Don't save`],
  'tap «Войти»': [`${CLICK} | target=«Войти»`],
  'click サインイン': [`${CLICK} | target=サインイン`],
  'click the “Sign in” button in the ‘Login’ dialog': [
    `${CLICK} | target=the “Sign in” button in the ‘Login’ dialog`,
  ],
  'click the row of {{customer}}': [`${CLICK} | target=the row of {{customer}}`],
  'double-click the "notes.txt" row': ['double-click the "notes.txt" row | target=the "notes.txt" row'],
  'double click on notes': ['double-click the "notes.txt" row | target=notes'],
  'right-click the file': ['right-click the "notes.txt" row | target=the file'],
  'fill the Email field with "ada@example.com"': [
    `${FILL} | target=the Email field | value="ada@example.com"`,
  ],
  'fill in the Email field with {{email}}': [`${FILL} | target=the Email field | value={{email}}`],
  'fill Quantity with 3': [`${FILL} | target=Quantity | value=3`],
  'type "a b" into the Search field': [`${FILL} | value="a b" | target=the Search field`],
  'enter «да» in Поиск': [`${FILL} | value=«да» | target=Поиск`],
  "write 'it' to Notes": [`${FILL} | value='it' | target=Notes`],
  'set the amount to {{amount}}': [
    `${FILL} | target=the amount | value={{amount}}`,
    `${SELECT} | target=the amount | value={{amount}}`,
  ],
  'type "" into Notes': [`${FILL} | value="" | target=Notes`],
  'clear the Search field': ['clear the Search field | target=the Search field'],
  'select "Large" in the Size list': [
    `${SELECT} | value="Large" | target=the Size list`,
    'select the "Express" radio button | target="Large" in the Size list',
    'select the Billing tab | target="Large" in the Size list',
  ],
  'choose the "Express" option': [
    'select the "Express" radio button | target=the "Express" option',
    'select the Billing tab | target=the "Express" option',
  ],
  'check "Remember me"': ['check the "Remember me" checkbox | target="Remember me"'],
  'tick the Terms box': ['check the "Remember me" checkbox | target=the Terms box'],
  'turn on Dark mode': ['check the "Remember me" checkbox | target=Dark mode'],
  'switch Dark mode off': ['uncheck the Newsletter checkbox | target=Dark mode'],
  'untick Newsletter': ['uncheck the Newsletter checkbox | target=Newsletter'],
  'hover over the Products menu': ['hover over the Products menu | target=the Products menu'],
  'focus the Search field': ['focus the Search field | target=the Search field'],
  'press Enter': [`${CLICK} | target=Enter`, 'press Enter | key=Enter'],
  'press the Escape key': [`${CLICK} | target=the Escape key`, 'press Enter | key=Escape'],
  'press Control+A in the Name field': [
    'press Enter in the Search field | key=Control+A | target=the Name field',
  ],
  'press "ctrl+shift+k"': [`${CLICK} | target="ctrl+shift+k"`, 'press Enter | key="ctrl+shift+k"'],
  'press down arrow': [`${CLICK} | target=down arrow`, 'press Enter | key=down arrow'],
  'press Save': [`${CLICK} | target=Save`],
  'open "/cart"': ['open "/cart" | url="/cart"'],
  'go to /cart?a=1#top': ['open "/cart" | url=/cart?a=1#top'],
  'visit https://example.com/': ['open "/cart" | url=https://example.com/'],
  'open the "/orders/{{id}}" page': ['open "/cart" | url="/orders/{{id}}"'],
  'open the cart': ['open the Cart link | target=the cart'],
  'go to the Settings page': [
    'open the Cart link | target=the Settings page',
    'open the Cart link | target=the Settings',
  ],
  'go back': ['go back'],
  'go forward': ['go forward'],
  'Reload the page.': ['reload the page'],
  'upload "photo.png" to the Avatar field': [
    'upload "photo.png" to the Avatar field | value="photo.png" | target=the Avatar field',
  ],
  'drag the "Write tests" item to the Done list': [
    'drag the "Write tests" item to the Done list | target=the "Write tests" item | place=the Done list',
  ],
};

const assertions = {
  'the "Saved" message is visible': [`${SEEN} | target=the "Saved" message`],
  'Sign in is shown': [`${SEEN} | target=Sign in`],
  "the banner isn't hidden": [`${SEEN} | target=the banner`],
  'the dialog appears': [`${SEEN} | target=the dialog`],
  'there is a Delete button': [`${SEEN} | target=a Delete button`],
  'the Delete button should be visible': [`${SEEN} | target=the Delete button`],
  'the page shows a Delete button': [`${SEEN} | described=a Delete button`],
  'the "Saved" message is not visible': [`${UNSEEN} | target=the "Saved" message`],
  'the spinner disappears': [`${UNSEEN} | target=the spinner`],
  'there is no Delete button': [`${UNSEEN} | target=Delete button`],
  "the spinner doesn't appear": [`${UNSEEN} | target=the spinner`],
  'the dialog is gone': [`${UNSEEN} | target=the dialog`],
  'the Save button is enabled': ['the Save button is enabled | target=the Save button'],
  'the Save button is not enabled': ['the Save button is not enabled | target=the Save button'],
  'the Save button is no longer disabled': ['the Save button is not disabled | target=the Save button'],
  'Newsletter is checked': ['the Newsletter checkbox is checked | target=Newsletter'],
  'Newsletter is not ticked': ['the Newsletter checkbox is not checked | target=Newsletter'],
  'Newsletter is unchecked': ['the Newsletter checkbox is unchecked | target=Newsletter'],
  'the Billing tab is selected': ['the Newsletter checkbox is checked | target=the Billing tab'],
  'the Search field is focused': ['the Search field is focused | target=the Search field'],
  'the Search field has focus': ['the Search field has the focus | target=the Search field'],
  'the Search field is empty': ['the Search field is empty | target=the Search field'],
  'the Name field is read-only': ['the Name field is read-only | target=the Name field'],
  'the Total is "$42.00"': ['the Total is "$42.00" | target=the Total | value="$42.00"'],
  'the Total is {{total}}': ['the Total is "$42.00" | target=the Total | value={{total}}'],
  'the heading says "Hi"': ['the Total is "$42.00" | target=the heading | text="Hi"'],
  'the account menu shows Ada': ['the account menu shows "Ada" | target=the account menu | text=Ada'],
  'the menu does not contain "Admin"': [
    'the account menu does not show "Ada" | target=the menu | text="Admin"',
  ],
  'the value of the Email field is "x"': [
    'the value of the Email field is "ada@example.com" | target=the Email field | value="x"',
  ],
  'the Email field has the value {{v}}': [
    'the value of the Email field is "ada@example.com" | target=the Email field | value={{v}}',
  ],
  'there are 3 rows': ['there are 3 rows | number=3 | plural=rows'],
  'there are three Delete buttons': ['there are 3 rows | number=three | plural=Delete buttons'],
  'the Cart list has {{n}} items': [
    'the Cart list has 3 items | target=the Cart list | number={{n}} | plural=items',
  ],
  'the number of rows is 0': ['there are 3 rows | plural=rows | number=0'],
  'the URL is "/cart"': [
    'the Total is "$42.00" | target=the URL | value="/cart"',
    'the URL is "/cart" | address="/cart"',
  ],
  'the url contains "cart"': [
    'the account menu shows "Ada" | target=the url | text="cart"',
    'the URL contains "/cart" | address="cart"',
  ],
  'the page title is "Cart"': [
    'the Total is "$42.00" | target=the page title | value="Cart"',
    'the page title is "Cart" | value="Cart"',
  ],
  'the title does not contain "Error"': [
    'the account menu does not show "Ada" | target=the title | text="Error"',
    'the page title does not contain "Cart" | value="Error"',
  ],
  'the page shows "Thank you"': [`${ON_PAGE.shows} | value="Thank you"`],
  'the page does not contain the text {{x}}': [`${ON_PAGE.lacks} | value={{x}}`],
  'I am on "/cart"': ['I am on "/cart" | url="/cart"'],
};

for (const [stepType, table] of [
  ['action', actions],
  ['assertion', assertions],
])
  for (const [sentence, expected] of Object.entries(table))
    test(`${stepType}: ${sentence}`, () => assert.deepEqual(read(sentence, stepType), ordered(expected)));

const unknown = [
  ['action', 'log in as Ada'],
  ['action', 'close the banner'],
  ['action', 'scroll to the footer'],
  ['action', 'wait 5 seconds'],
  ['action', 'fill the Email field with ada@example.com'],
  ['action', 'type hello into the Search field'],
  ['action', 'fill the Email field'],
  ['action', 'the Save button is visible'],
  ['action', 'クリック'],
  ['action', 'click'],
  ['action', 'click the'],
  ['action', '"click Save"'],
  ['action', ''],
  ['assertion', 'click the Save button'],
  ['assertion', 'the total is right'],
  ['assertion', 'everything works'],
  ['assertion', 'visible'],
];

for (const [stepType, sentence] of unknown)
  test(`no ${stepType} that is known: ${sentence}`, () => assert.deepEqual(read(sentence, stepType), []));
