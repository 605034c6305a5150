// Everything that is reported about one control.

import type { Candidate } from '../protocol';
import { isTypedContent, isValueHolder } from './chosen-value';
import { contextsOf } from './context';
import { flagsOf } from './flags';
import { pathOf } from './path';
import { shapeOf } from './shape';
import { signalsOf } from './signals';
import { visibleText } from './visible-text';

/** Own text is prose beyond this. */
const OWN_TEXT_LIMIT = 300;

export type Description = Omit<Candidate, 'token'>;

export function describe(element: Element, testIdAttribute: string): Description {
  const signals = signalsOf(element, testIdAttribute);
  const text = ownText(element);
  return {
    ...shapeOf(element),
    flags: flagsOf(element),
    signals,
    ...(text && text !== signals.name ? { text } : {}),
    context: contextsOf(element),
    path: pathOf(element),
  };
}

/** What it shows, without what was typed or chosen. */
export function ownText(element: Element): string {
  return isValueHolder(element) || isTypedContent(element) ? '' : visibleText(element, OWN_TEXT_LIMIT);
}
