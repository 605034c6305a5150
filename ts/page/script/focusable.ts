// What makes an element count for assistive technology although it says `role="presentation"`.

import { attribute, has, tagOf } from './dom';
import { isNativelyDisabled } from './disabled';

const GLOBAL_ARIA = (
  'aria-atomic aria-busy aria-controls aria-current aria-describedby aria-details aria-dropeffect aria-flowto ' +
  'aria-grabbed aria-hidden aria-keyshortcuts aria-live aria-owns aria-relevant'
).split(' ');
const UNNAMEABLE = new Set(
  'caption code deletion emphasis generic insertion paragraph presentation strong subscript superscript'.split(
    ' ',
  ),
);
const FOCUSABLE_TAGS = new Set(['button', 'details', 'select', 'textarea']);

/** An ARIA attribute that counts on any role; some do not on roles that may not be named. */
export function hasGlobalAria(element: Element, role = ''): boolean {
  if (GLOBAL_ARIA.some((name) => has(element, name))) return true;
  if (!UNNAMEABLE.has(role) && (has(element, 'aria-label') || has(element, 'aria-labelledby'))) return true;
  return role !== 'generic' && has(element, 'aria-roledescription');
}

/** `Number` on purpose: Playwright counts `tabindex=""` as 0. */
export function hasTabIndex(element: Element): boolean {
  const index = attribute(element, 'tabindex');
  return index !== null && !Number.isNaN(Number(index));
}

export function isFocusable(element: Element): boolean {
  return !isNativelyDisabled(element) && (isNativelyFocusable(element) || hasTabIndex(element));
}

function isNativelyFocusable(element: Element): boolean {
  const tag = tagOf(element);
  if (FOCUSABLE_TAGS.has(tag)) return true;
  if (tag === 'a' || tag === 'area') return has(element, 'href');
  return tag === 'input' && !(element as HTMLInputElement).hidden;
}
