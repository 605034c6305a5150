// Known kinds of differences, each with its reason. What fits none is unexplained.

/** Unicode's private use areas, where icon fonts put their pictures. */
const ICON = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/u;
const ICONS = new RegExp(ICON, 'gu');

const collapsed = (text) => text.replace(/\s+/gu, ' ').trim();

const isSame = (one, other) => one.toLowerCase() === other.toLowerCase();

/** With `getByRole`: ours is meant to differ. */
const FROM_GET_BY_ROLE = [
  {
    what: 'the value of a field inside is no part of the name: it changes with what is typed',
    fits: ({ holdsField }) => holdsField,
  },
  {
    what: 'the value that a combobox or listbox button shows is no part of its name',
    fits: ({ isValueHolder }) => isValueHolder,
  },
  {
    what: 'a character that an icon font draws is no part of the name: nobody can read or say it',
    fits: ({ name, browser }) =>
      ICON.test(browser.name) && isSame(collapsed(browser.name.replace(ICONS, '')), name),
  },
];

/** With Chromium's tree: where we agree with `getByRole`, which people write tests with. */
const FROM_BROWSER = [
  {
    what: 'hidden from assistive technology: the browser keeps no role and name for it',
    fits: ({ isHiddenFromTree }) => isHiddenFromTree,
  },
  {
    what: 'upper case made by a style: the browser names it as it looks, getByRole as it is written',
    fits: ({ role, name, browser }) =>
      browser.role === role && browser.name.toLowerCase() === name.toLowerCase(),
  },
  {
    what: 'a table row: the browser gives it no name from its cells',
    fits: ({ role, browser }) => role === 'row' && browser.role === 'row' && browser.name === '',
  },
  ...FROM_GET_BY_ROLE,
  {
    what: 'a picture or paragraph without content: the browser leaves it out',
    fits: ({ role, name, browser }) => ['img', 'paragraph'].includes(role) && name === '' && !isTold(browser),
  },
  {
    what: 'an item of a list that has another role: the browser takes its role away',
    fits: ({ role, browser }) => role === 'listitem' && browser.role === 'ignored',
  },
];

const isTold = ({ role }) => role !== 'ignored' && role !== 'SvgRoot';

export const fromGetByRole = (element) => reasonIn(FROM_GET_BY_ROLE, element);

export const fromBrowser = (element) => reasonIn(FROM_BROWSER, element);

function reasonIn(kinds, element) {
  return kinds.find(({ fits }) => fits(element))?.what ?? null;
}
