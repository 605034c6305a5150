// Content that is somebody's input rather than the page's own words: it never identifies a control.

import { attribute, tagOf } from './dom';
import { isEdited } from './editing';
import { roleOf } from './role';

const VALUE_ROLES = new Set(
  'combobox listbox menu meter progressbar scrollbar searchbox slider spinbutton textbox'.split(' '),
);

/** A combobox, or a button that opens a list of values and shows the chosen one. */
export function isValueHolder(element: Element): boolean {
  const role = roleOf(element);
  return (
    role === 'combobox' ||
    (role === 'button' && attribute(element, 'aria-haspopup')?.toLowerCase() === 'listbox')
  );
}

/**
 * A field or gauge inside another control's content or label. Playwright speaks its value there, except that it
 * leaves menus out as well.
 */
export function isEmbeddedValue(element: Element): boolean {
  return VALUE_ROLES.has(roleOf(element)) || isValueHolder(element);
}

/** Text of an editing host, or of a native field, is what was typed. */
export function isTypedContent(element: Element): boolean {
  const tag = tagOf(element);
  return tag === 'textarea' || tag === 'select' || isEdited(element);
}
