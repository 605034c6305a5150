// The built-in resolver: it answers only when one control wins clearly; otherwise it abstains and says between which.
// It never guesses: half of these sentences have no answer on their page.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as page from './lexical/page.mjs';

const {
  answer,
  button,
  caption,
  checkbox,
  column,
  control,
  dialog,
  dropdown,
  field,
  group,
  heading,
  item,
  link,
  radio,
} = page;
const { row, section, tab, under } = page;

function cases(what, table) {
  describe(what, () => {
    for (const [target, candidates, expected, options] of table) {
      const among = candidates.map(({ id }) => id).join(', ');
      test(`${JSON.stringify(target)} among ${among.slice(0, 90)}: ${expected}`, () => {
        assert.equal(answer(target, candidates, options), expected);
        assert.equal(
          answer(target, candidates.toReversed(), options).split(': ')[0],
          expected.split(': ')[0],
          'in any order',
        );
      });
    }
  });
}

const people = ['Bob Smith', 'Bob Jones', 'Ann Smith'].flatMap((who) =>
  ['Edit', 'Delete'].map((name) =>
    button(name, {
      id: `${name} ${who}`,
      context: [row(who, `${who}\n${who.split(' ')[0].toLowerCase()}@example.com`)],
    }),
  ),
);
const fill = { operation: 'fill' };
const check = { operation: 'check' };
const locate = { operation: 'locate' };

cases('an exact name wins over a longer one, which alone is never taken for it', [
  ['the Sign in button', [button('Sign in'), button('Sign in with Google')], 'button Sign in'],
  ['the Sign in button', [button('Sign in with Google')], 'none'],
  [
    'the Sign in with Google button',
    [button('Sign in'), button('Sign in with Google')],
    'button Sign in with Google',
  ],
  ['the Sign in with Google button', [button('Sign in')], 'none'],
  ['the Submit button', [button('Submit all'), button('Submit')], 'button Submit'],
  ['submit', [button('Submit all')], 'none'],
  ['submit', [button('Submit all', { elementId: 'submit' })], 'none'],
  ['the Submit all button', [button('Submit')], 'none'],
  ['the Delete button', [button('Delete account'), button('Delete all'), link('Deleted')], 'none'],
  ['open', [button('Open'), button('Open file')], 'button Open'],
  ['open file', [button('Open'), button('Open file')], 'button Open file'],
  ['the Save draft button', [button('Save'), button('Draft')], 'none'],
  ['the Password field', [field('Password confirmation')], 'none', fill],
  ['the Archive button', [button('Delete', { elementId: 'archive', testId: 'archive' })], 'none'],
]);

cases('K3 opposite sentences', [
  ['click log in', [button('Log in'), button('Log out')], 'button Log in'],
  ['Click the Log out button', [button('Log in'), button('Log out')], 'button Log out'],
  ['click log out', [button('Log in'), button('Log out')], 'button Log out'],
  ['click log in', [button('Log out')], 'none'],
  ['click log in', [button('Log')], 'none'],
  ['the log in button', [button('Log'), link('In')], 'none'],
  ['enable 2FA', [button('Disable 2FA')], 'none'],
  ['disable 2FA', [button('Enable 2FA'), button('Disable 2FA')], 'button Disable 2FA'],
  ['first row', [control('row', 'Ada'), control('row', 'Zoe')], 'none'],
  ['last row', [control('row', 'Ada')], 'none'],
  ['page 1', [button('1'), button('11')], 'none'],
  ['page 1', [button('Page 1'), button('Page 11')], 'button Page 1'],
]);

cases('words of the surroundings tell controls of one name apart', [
  ['the Delete button for Bob Smith', people, 'Delete Bob Smith'],
  ['the delete button for bob smith', people, 'Delete Bob Smith'],
  ["Bob Smith's Delete button", people, 'Delete Bob Smith'],
  ['the Delete button in the row of Bob Smith', people, 'Delete Bob Smith'],
  ['the Delete button in row Bob Smith', people, 'Delete Bob Smith'],
  ['Delete for bob@example.com', people.slice(0, 2), 'Delete Bob Smith'],
  ['delete Bob Smith', people, 'Delete Bob Smith'],
  ['the Bob Smith Delete button', people, 'Delete Bob Smith'],
  ['the Delete button for Bob', people, 'ambiguous: Delete Bob Smith | Delete Bob Jones'],
  ['the Delete button for Bob Smyth', people, 'none'],
  ['the Delete button for Smith Jones', people, 'none'],
  ['the Archive button for Bob Smith', people, 'none'],
  ['the Bob Smith button', people, 'none'],
  ['the Delete button', people, 'ambiguous: Delete Bob Smith | Delete Bob Jones | Delete Ann Smith'],
  ['the button for Bob Smith', people, 'none'],
  ['delete Bob Smith', people.slice(1, 2), 'none'],
  [
    'the Save button in the Billing section',
    [
      button('Save', { id: 'b', context: [section('Billing')] }),
      button('Save', { id: 's', context: [section('Shipping')] }),
    ],
    'b',
  ],
  [
    'the billing Save button',
    [
      button('Save', { id: 'b', context: [group('Billing')] }),
      button('Save', { id: 's', context: [group('Shipping')] }),
    ],
    'b',
  ],
  [
    'the Save button under Billing',
    [
      button('Save', { id: 'b', context: [under('Billing')] }),
      button('Save', { id: 's', context: [under('Shipping')] }),
    ],
    'none',
  ],
  [
    'the Yes radio button of Newsletter',
    [
      radio('Yes', { id: 'n', context: [group('Newsletter')] }),
      radio('Yes', { id: 't', context: [group('Terms')] }),
    ],
    'n',
    check,
  ],
  [
    'the Close button in the dialog',
    [button('Close', { id: 'd', context: [dialog('Confirm')] }), button('Close', { id: 'p' })],
    'd',
  ],
  [
    'the Sign in link in the header',
    [
      link('Sign in', { id: 'h', context: [section('', 'banner header')] }),
      link('Sign in', { id: 'f', context: [section('', 'contentinfo footer')] }),
    ],
    'h',
  ],
  [
    'the Votes field of Not much',
    [
      field('', { id: '1', context: [row('Not much'), column('Votes')] }),
      field('', { id: '2', context: [row('The sky'), column('Votes')] }),
    ],
    '1',
    fill,
  ],
  [
    'the Delete checkbox of The sky',
    [
      checkbox('', { id: '1', context: [row('Not much'), column('Delete?')] }),
      checkbox('', { id: '2', context: [row('The sky'), column('Delete?')] }),
    ],
    '2',
    check,
  ],
  [
    'the checkbox for Bob Smith',
    [
      checkbox('', { id: 'b', context: [row('Bob Smith')] }),
      checkbox('', { id: 'a', context: [row('Ann Smith')] }),
    ],
    'b',
    check,
  ],
  ['the checkbox for Bob Smith', [checkbox('Administrator', { context: [row('Bob Smith')] })], 'none', check],
  [
    'the Pay button in the Stripe frame',
    [button('Pay', { id: 'a', frame: 0 }), button('Pay', { id: 'b', frame: 1 })],
    'b',
    {
      frames: [
        { name: '', labels: ['Shop'] },
        { name: 'card', labels: ['Stripe'] },
      ],
    },
  ],
  ['delete the row of Bob Smith', people, 'none'],
]);

const manager = [
  button('Delete', { id: 'own', context: [row('Bob Smith', 'Bob Smith\nSales')] }),
  button('Delete', { id: 'manager', context: [row('Ann Lee', 'Ann Lee\nreports to Bob Smith')] }),
];
const team = [
  button('Delete', {
    id: 'bob',
    context: [item('#1', 'Bob Smith'), item('Team', '#1 Bob Smith\n#2 Ann Lee')],
  }),
  button('Delete', { id: 'ann', context: [item('#2', 'Ann Lee'), item('Team', '#1 Bob Smith\n#2 Ann Lee')] }),
];
cases('the label of a row is closer than a word in it, the inner place closer than the one around it', [
  ['the Delete button for Bob Smith', manager, 'own'],
  [
    'the Delete button for Bob Smith',
    [
      button('Delete', { id: '1', context: [row('1', 'Bob Smith')] }),
      button('Delete', { id: '2', context: [row('2', 'by Bob Smith')] }),
    ],
    'ambiguous: 1 | 2',
  ],
  [
    'the Delete button for Bob Smith',
    [
      button('Delete', { id: 'sr', context: [row('Bob Smith')] }),
      button('Delete', { id: 'jr', context: [row('Bob Smith Jr.')] }),
    ],
    'sr',
  ],
  [
    'the Delete button for Bob Smith',
    [
      button('Delete', { id: 'name', context: [row('Smith, Bob')] }),
      button('Delete', { id: 'note', context: [row('Ann', 'Bob Smith')] }),
    ],
    'note',
  ],
  ['the Delete button for Bob Smith', team, 'bob'],
]);

cases('numbers and short words count', [
  [
    'the checkbox in row 7',
    ['7', '17', '1'].map((id) => checkbox('Select row', { id, context: [row(id, '7\n7')] })),
    '7',
    check,
  ],
  ['the A1 button', [button('A1'), button('A10'), button('A')], 'button A1'],
  ['the A1 button', [button('A10'), button('A')], 'none'],
  ['the Plan A button', [button('Plan A'), button('Plan B')], 'button Plan A'],
  ['the plan a button', [button('Plan'), button('Plan B')], 'none'],
  ['the 5 button', [button('50'), button('5%'), button('$5')], 'none'],
  ['the 1 2 button', [button('12')], 'none'],
  ['the C tab', [tab('C'), tab('C++'), tab('C#')], 'tab C'],
  ['the C++ tab', [tab('C'), tab('C#')], 'none'],
  ['the Delete button for 7', [button('Delete', { context: [row('Tea', '7')] })], 'none'],
  ['the + button', [button('+'), button('-')], 'button +'],
  ['the × button', [button('+'), button('-')], 'none'],
]);

cases('quotation marks hold a name in full', [
  ['the "Save as…" button', [button('Save as...'), button('Save')], 'button Save as...'],
  ['the “Save” button', [button('Save as'), button('Save')], 'button Save'],
  ['the "Save" button', [button('Save (3)')], 'none'],
  ['„Menü“', [button('Menü')], 'button Menü'],
  ["the 'Add button' link", [link('Add button'), link('Add')], 'link Add button'],
  ['the "Delete" button for "Bob Smith"', people, 'Delete Bob Smith'],
  ['the "Delete Bob" button', people, 'none'],
]);

cases('role words raise and break, in the language of the sentence', [
  ['the Sign in link', [button('Sign in'), link('Sign in')], 'link Sign in'],
  ['the Sign in button', [button('Sign in'), link('Sign in')], 'button Sign in'],
  ['the Sign in button', [link('Sign in')], 'link Sign in'],
  ['sign in', [button('Sign in'), link('Sign in')], 'ambiguous: button Sign in | link Sign in'],
  ['the Newsletter checkbox', [link('Newsletter')], 'none'],
  [
    'the Sign in button',
    [link('Sign in'), button('Sign in with Google')],
    'ambiguous: link Sign in | button Sign in with Google',
  ],
  ['the company drop-down', [dropdown('Company'), dropdown('Country')], 'combobox Company'],
  ['the account menu', [button('Account'), link('Account settings')], 'button Account'],
  ['the Delete link button', [button('Delete')], 'none'],
  ['the button labelled Save', [link('Save'), button('Save')], 'button Save'],
  ['the link named Called', [link('Called'), link('Named')], 'link Called'],
  ['Copy link', [button('Copy')], 'none'],
  ['the Add row button', [button('Add', { context: [row('Row')] })], 'none'],
  ['dialog settings', [link('Settings', { context: [dialog('News')] })], 'none'],
  ['der Speichern-Knopf', [button('Speichern'), button('Speichern unter')], 'button Speichern'],
  [
    'die Schaltfläche Löschen in der Zeile Bob',
    [
      button('Löschen', { id: 'b', context: [row('Bob')] }),
      button('Löschen', { id: 'a', context: [row('Ann')] }),
    ],
    'b',
  ],
  ['das Passwortfeld', [field('Passwort'), field('Passwort wiederholen')], 'textbox Passwort', fill],
  [
    'le bouton Supprimer de Bob',
    [
      button('Supprimer', { id: 'b', context: [row('Bob')] }),
      button('Supprimer', { id: 'a', context: [row('Ann')] }),
    ],
    'b',
  ],
  ["le champ d'adresse", [field('Adresse')], 'textbox Adresse', fill],
  ['el botón Guardar', [button('Guardar'), link('Guardar')], 'button Guardar'],
  ['il pulsante Salva', [button('Salva'), button('Salva tutto')], 'button Salva'],
  ['кнопка Войти', [button('Войти'), button('Выйти')], 'button Войти'],
  ['送信ボタン', [button('送信'), button('再送信')], 'button 送信'],
  ['送信ボタン', [button('再送信')], 'none'],
  [
    'ボブの削除ボタン',
    [
      button('削除', { id: 'b', context: [row('ボブ')] }),
      button('削除', { id: 'a', context: [row('アン')] }),
    ],
    'b',
  ],
  ['提交按钮', [button('提交'), link('提交')], 'button 提交'],
  ['저장 버튼', [button('저장'), button('저장 후 닫기')], 'button 저장'],
]);

cases('typography is no difference, words are', [
  ['the login button', [button('Log in')], 'button Log in'],
  ['the log in button', [button('Login')], 'button Login'],
  ['the email field', [field('E-mail')], 'textbox E-mail', fill],
  ['user name', [field('Username'), field('Password')], 'textbox Username', fill],
  ['the STRASSE field', [field('Straße')], 'textbox Straße', fill],
  ['don’t save', [button("Don't save")], "button Don't save"],
  ['the ﬁle tab', [tab('File')], 'tab File'],
  ['the cafe\u0301 button', [button('caf\u00e9')], 'button caf\u00e9'],
  ['the cafe button', [button('Café')], 'none'],
  ['the Order button', [button('Orders')], 'none'],
  ['the basket link', [link('Cart')], 'none'],
  ['the Next button', [button('Next →')], 'button Next →'],
]);

cases('what nobody says of a name may be missing, but then nothing else may hold the words', [
  ['the Cart link', [link('Cart (3)')], 'link Cart (3)'],
  ['the Inbox link', [link('Inbox [12]')], 'link Inbox [12]'],
  ['the Settings link', [link('Settings 2')], 'none'],
  ['the Account drop-down', [dropdown('Account type')], 'none'],
  ['the Opt box', [checkbox('Opt in')], 'none', check],
  ['the sort drop-down', [dropdown('Sort by')], 'combobox Sort by'],
  ['the Address field', [field('Address (line 2)')], 'none', fill],
  ['the Hard link', [link('Die Hard')], 'none'],
  [
    'the Cart link',
    [link('Cart (3)'), link('Cart settings')],
    'ambiguous: link Cart (3) | link Cart settings',
  ],
  ['the email field', [field('Enter your email *')], 'textbox Enter your email *', fill],
  [
    'the message field',
    [field('Message (20 chars min, 100 max)')],
    'textbox Message (20 chars min, 100 max)',
    fill,
  ],
  ['the email field', [field('Email (work)')], 'none', fill],
  ['the Search box', [field('Search for...')], 'textbox Search for...', fill],
  ['close dialog', [button('Close the dialog')], 'button Close the dialog'],
  ['the Docs link', [link('Docs (opens in a new tab)')], 'link Docs (opens in a new tab)'],
  ['the email field', [field('Email address', { nameAttribute: 'email' })], 'textbox Email address', fill],
  ['the email field', [field('Email address')], 'none', fill],
  [
    'the email field',
    [field('Email address', { nameAttribute: 'email' }), field('Confirm email')],
    'ambiguous: textbox Email address | textbox Confirm email',
    fill,
  ],
  [
    'the checkout button',
    [button('Proceed to checkout', { testId: 'checkout-button' })],
    'button Proceed to checkout',
  ],
  ['the save order button', [button('', { id: 'icon', testId: 'saveOrder' })], 'icon'],
  [
    'the choice_set-0-votes textbox',
    [
      field('', { id: '0', nameAttribute: 'choice_set-0-votes' }),
      field('', { id: '1', nameAttribute: 'choice_set-1-votes' }),
    ],
    '0',
    fill,
  ],
  ['save order', [button('', { id: 'icon', testId: 'saveOrder' })], 'none'],
  ['email', [field('', { id: 'e', elementId: 'email' })], 'e', fill],
  ['Action', [checkbox('', { elementId: 'action-toggle' })], 'none'],
  [
    'the welcome heading',
    [heading('Welcome back, Ada'), heading('News')],
    'heading Welcome back, Ada',
    locate,
  ],
  [
    'the welcome heading',
    [heading('Welcome back, Ada'), heading('Welcome offers')],
    'ambiguous: heading Welcome back, Ada | heading Welcome offers',
    locate,
  ],
]);

cases('other texts of a control: on it, in it, before it, its tooltip', [
  ['the Submit button', [button('Send the form', { text: 'Submit' })], 'button Send the form'],
  [
    'the Submit button',
    [button('Send the form', { text: 'Submit' }), button('Submit')],
    'ambiguous: button Send the form | button Submit',
  ],
  [
    'the Delete button',
    [button('', { id: 'icon', title: 'Delete' }), button('', { id: 'other', title: 'Edit' })],
    'icon',
  ],
  [
    'the City field',
    [
      field('', { id: 'c', context: [caption('City')] }),
      field('', { id: 's', context: [caption('Street')] }),
    ],
    'c',
    fill,
  ],
  ['the Products field', [field('Search', { placeholder: 'Products' })], 'textbox Search', fill],
  [
    'the gender radio',
    ['m', 'f'].map((id, at) =>
      radio('', { id, nameAttribute: 'gender', context: at === 0 ? [caption('Gender')] : [] }),
    ),
    'ambiguous: m | f',
    check,
  ],
  [
    'the Delete button for Bob Smith',
    [button('Delete Bob Smith'), button('Delete Ann Lee')],
    'button Delete Bob Smith',
  ],
  ['the transfer button from A to B', [button('Transfer B to A')], 'none'],
  ['the EUR to USD link', [link('USD to EUR'), link('USD EUR')], 'none'],
]);

cases('twins with equal evidence', [
  ['the Buy button', [button('Buy', { id: '1' }), button('Buy', { id: '2' })], 'ambiguous: 1 | 2'],
  [
    'the Buy button',
    [button('Buy', { id: '1' }), button('Buy', { id: '2', enabled: false })],
    'ambiguous: 1 | 2',
  ],
  ['buy', [button('Buy', { id: '1' }), button('BUY', { id: '2' })], 'ambiguous: 1 | 2'],
  [
    'the Save button',
    [button('Save', { id: 'hidden', visible: false }), button('Save', { id: 'seen' })],
    'seen',
  ],
]);

cases('W7 something that is not on the page, or that no text of a control proves', [
  ['the Export button', [button('Save'), button('Cancel'), link('Import')], 'none'],
  ['the first Delete button', people, 'none'],
  ['the second Buy button', [button('Buy')], 'none'],
  ['the button next to Save', [button('Next', { context: [item('', 'Save')] }), button('Save')], 'none'],
  ['the button below Save', [button('Save')], 'none'],
  ['the Save and Cancel buttons', [button('Save'), button('Cancel')], 'none'],
  ['the blue Save button', [button('Save')], 'none'],
  ['the button', [button('Save')], 'none'],
  ['the', [button('The')], 'button The'],
  ['', [button('Save')], 'none'],
  ['???', [button('Save')], 'none'],
  ['close the banner', [button('Close', { context: [dialog('News')] })], 'none'],
  ['the gear', [button('', { id: 'icon' })], 'none'],
]);

test('it says between which it stands, the nearest first, in words of the sentence and of names', () => {
  const none = page.resolve('the Export button', [link('News'), button('Export all'), button('Save')]);
  assert.equal(none.reason, 'none');
  assert.equal(none.near[0].candidate.name, 'Export all');
  assert.deepEqual(none.near[0].why, ['its name is "Export all"']);

  const secret = button('Delete', { context: [row('Bob Smith', 'salary 90,000')] });
  const said = JSON.stringify(page.resolve('the Delete button for Bob Smith', [secret]).why);
  assert.match(said, /bob smith/);
  assert.doesNotMatch(said, /salary/);
});

test('W1 one that was refused is not answered again, and no other stands in for it', () => {
  const save = button('Save');
  const other = button('Save', { id: 'other', context: [dialog('News')] });
  assert.equal(answer('the Save button', [save], { rejected: [save] }), 'none');
  assert.equal(answer('the Save button', [save, other], { rejected: [save] }).split(':')[0], 'ambiguous');
});

test('a page of 5,000 controls is read in the time of a frame or two', () => {
  const names = ['View', 'Edit', 'Delete'];
  const table = Array.from({ length: 5000 }, (_, at) => {
    const who = `Person ${Math.floor(at / 3)}`;
    return button(names[at % 3], {
      id: `${names[at % 3]} ${who}`,
      context: [row(who, `${who}\nactive since 2020`), section('Users')],
    });
  });
  const times = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage();
    assert.equal(answer('the Delete button for Person 1234', table), 'Delete Person 1234');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  // 30 ms on a quiet machine; a loaded one gets the benefit of the doubt.
  assert.ok(Math.min(...times) < 150, `the fastest of ${times.map((time) => time.toFixed(0))} ms`);
});
