// What identifies a control by itself.

import type { Signals } from '../protocol';
import { attribute, firstMatch, tagOf } from './dom';
import { nameOf } from './name';
import { collapse, cut } from './text';

/** Longer names are prose, not names. */
export const NAME_LIMIT = 256;
const ATTRIBUTE_LIMIT = 512;

type SignalName = keyof Signals;

export function signalsOf(element: Element, testIdAttribute: string): Signals {
  const signals: Signals = { name: cut(nameOf(element), NAME_LIMIT) };
  for (const name of ['testId', 'id', 'nameAttr', 'placeholder', 'title', 'alt', 'href'] as const) {
    const text = signalText(element, name, testIdAttribute);
    if (text) signals[name] = text;
  }
  return signals;
}

/** One signal exactly as it is reported; '' where it is absent. */
export function signalText(element: Element, name: SignalName, testIdAttribute: string): string {
  switch (name) {
    case 'name':
      return cut(nameOf(element), NAME_LIMIT);
    case 'testId':
      return bounded(attribute(element, testIdAttribute));
    case 'nameAttr':
      return bounded(attribute(element, 'name'));
    case 'alt':
      return altOf(element);
    default:
      return bounded(attribute(element, name));
  }
}

function bounded(value: string | null): string {
  return value ? cut(collapse(value), ATTRIBUTE_LIMIT) : '';
}

/** Its own alternative text, or that of the first image inside. */
function altOf(element: Element): string {
  const own = attribute(element, 'alt');
  if (own !== null || tagOf(element) === 'input') return bounded(own);
  const image = firstMatch(element, 'img[alt]');
  return image ? bounded(attribute(image, 'alt')) : '';
}
