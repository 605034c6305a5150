// Disabled by HTML itself: the attribute, a disabled group of options, or a disabled fieldset (its legend excepted).

import { closestWithin, firstMatch, has, holds, tagOf } from './dom';

const NATIVE = new Set(['button', 'input', 'select', 'textarea', 'option', 'optgroup']);

export function isNativelyDisabled(element: Element): boolean {
  const tag = tagOf(element);
  if (!NATIVE.has(tag)) return false;
  if (has(element, 'disabled')) return true;
  if (tag === 'option' && closestWithin(element, 'optgroup[disabled]')) return true;
  const fieldset = closestWithin(element, 'fieldset[disabled]');
  return !!fieldset && !isInLegend(fieldset, element);
}

function isInLegend(fieldset: Element, element: Element): boolean {
  const legend = firstMatch(fieldset, ':scope > legend');
  return !!legend && holds(legend, element);
}
