// The ARIA role of an element as `getByRole` sees it; '' for none. Follows Playwright 1.65's roleUtils.

import { attribute, tagOf } from './dom';
import { hasGlobalAria, isFocusable } from './focusable';
import { remembered } from './memory';
import { INHERITS_PRESENTATION, ROLES } from './role-table';
import { tagRole } from './tag-role';
import { parentOf } from './tree';

export const roleOf = remembered((element: Element): string => {
  const explicit = explicitRole(element);
  if (!explicit) return implicitRole(element);
  if (!isPresentation(explicit)) return explicit;
  const implicit = implicitRole(element);
  return resistsPresentation(element, implicit) ? implicit : explicit;
});

/** `none`, `presentation` and `generic` say that there is nothing to tell. */
export function spokenRole(element: Element): string {
  const role = roleOf(element);
  return isPresentation(role) || role === 'generic' ? '' : role;
}

export function isPresentation(role: string): boolean {
  return role === 'none' || role === 'presentation';
}

/** The first known role of the attribute. */
function explicitRole(element: Element): string {
  const value = attribute(element, 'role');
  if (!value) return '';
  return (
    value
      .toLowerCase()
      .split(' ')
      .map((token) => token.trim())
      .find((token) => ROLES.has(token)) ?? ''
  );
}

function implicitRole(element: Element): string {
  const role = tagRole(element, explicitRole);
  return (role && inheritedPresentation(element)) || role;
}

function inheritedPresentation(element: Element): string {
  for (let inner = element; ;) {
    const parents = INHERITS_PRESENTATION.get(tagOf(inner));
    const parent = parents ? parentOf(inner) : null;
    if (!parents || !parent || !parents.split(' ').includes(tagOf(parent))) return '';
    const role = explicitRole(parent);
    if (isPresentation(role) && !resistsPresentation(parent, role)) return role;
    inner = parent;
  }
}

function resistsPresentation(element: Element, role: string): boolean {
  return hasGlobalAria(element, role) || isFocusable(element);
}
