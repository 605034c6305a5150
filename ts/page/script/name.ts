// The accessible name, as Playwright 1.65's `getByRole` computes it (this follows its roleUtils, Apache-2.0,
// Copyright Microsoft), with three differences on purpose:
// - values that a person typed or chose in embedded fields are left out, contenteditable text too;
// - a control whose content is its current value (combobox, listbox button) is named by its labels only;
// - an element without a role is named by its text, as a person would name it.

import { collapse } from './text';
import { isValueHolder } from './chosen-value';
import { plainName } from './plain-name';
import { isPresentation, roleOf } from './role';
import { isEdited } from './editing';
import { isHiddenFromTree } from './hidden';
import { remembered } from './memory';
import { speak } from './speech';
import { startTrail } from './trail';
import { visibleText } from './visible-text';

const UNNAMED_ROLES = new Set(
  (
    'caption code definition deletion emphasis generic insertion mark paragraph presentation strong subscript ' +
    'suggestion superscript term time'
  ).split(' '),
);

/** White space collapsed. Elements hidden from assistive technology are named as if they were not. */
export const nameOf = remembered((element: Element): string => {
  const plain = plainName(element);
  if (plain !== null) return plain;
  const role = roleOf(element);
  if (UNNAMED_ROLES.has(role)) return '';
  const holder = isValueHolder(element) ? element : undefined;
  const name = collapse(speak(element, startTrail(isHiddenFromTree(element), holder)));
  if (name || (role && !isPresentation(role))) return name;
  return isEdited(element) ? '' : visibleText(element);
});
