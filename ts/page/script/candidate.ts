// Everything that is reported about one control.

import type { Candidate } from '../protocol';
import { contextsOf } from './context';
import { flagsOf } from './flags';
import { ownText } from './own-text';
import { pathOf } from './path';
import { shapeOf } from './shape';
import { signalsOf } from './signals';

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
