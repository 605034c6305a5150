// Enabled and editable as Playwright judges them.

import { attribute, has, isEditableContent, tagOf } from './dom';
import { remembered } from './memory';
import { isNativelyDisabled } from './disabled';
import { roleOf } from './role';
import { parentOf } from './tree';

const MAY_BE_DISABLED = new Set(
  (
    'application button gridcell group link menuitem scrollbar separator tab checkbox columnheader combobox grid ' +
    'listbox menu menubar menuitemcheckbox menuitemradio option radio radiogroup row rowheader searchbox slider ' +
    'spinbutton switch tablist textbox toolbar tree treegrid treeitem'
  ).split(' '),
);
const MAY_BE_READONLY = new Set(
  (
    'checkbox combobox grid gridcell listbox radiogroup slider spinbutton textbox columnheader rowheader searchbox ' +
    'switch treegrid'
  ).split(' '),
);
const UNFILLABLE_TYPES = new Set('button checkbox file hidden image radio reset submit'.split(' '));

export function isEnabled(element: Element): boolean {
  return !isNativelyDisabled(element) && !(MAY_BE_DISABLED.has(roleOf(element)) && isAriaDisabled(element));
}

const isAriaDisabled = remembered((element: Element): boolean => {
  const value = attribute(element, 'aria-disabled')?.toLowerCase();
  if (value === 'true' || value === 'false') return value === 'true';
  const outer = parentOf(element);
  return !!outer && isAriaDisabled(outer);
});

/** `fill` would accept it: a field that takes text, not read-only, not disabled. */
export function isEditable(element: Element): boolean {
  return takesText(element) && !isReadOnly(element) && isEnabled(element);
}

function takesText(element: Element): boolean {
  const tag = tagOf(element);
  if (tag === 'input') return !UNFILLABLE_TYPES.has((element as HTMLInputElement).type);
  return tag === 'textarea' || isEditableContent(element);
}

function isReadOnly(element: Element): boolean {
  const tag = tagOf(element);
  if (tag === 'input' || tag === 'textarea' || tag === 'select') return has(element, 'readonly');
  return (
    MAY_BE_READONLY.has(roleOf(element)) && attribute(element, 'aria-readonly')?.toLowerCase() === 'true'
  );
}
