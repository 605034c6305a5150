// Known kinds of differences, each with its reason. What fits none is unexplained.

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
];

/** With Chromium's tree: where we agree with `getByRole`, which people write tests with. */
const FROM_BROWSER = [
  ...FROM_GET_BY_ROLE,
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
