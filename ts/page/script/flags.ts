// The state of a control in single letters; protocol.ts says what each means.

import { isValueHolder } from './chosen-value';
import { attribute, allMatches, tagOf } from './dom';
import { isEditable, isEnabled } from './enabled';
import { isHiddenFromTree } from './hidden';
import { isInert } from './inert';
import { nameOf } from './name';
import { isControl } from './operation';
import { NAME_LIMIT } from './signals';
import { typeOf } from './shape';
import { isVisible } from './visibility';

const INNER_CONTROLS =
  'a[href],button,input:not([type=hidden i]),select,textarea,[role],[tabindex],[contenteditable]';
const SECRET_FIELDS = /(?:^|\s)(?:current-password|new-password|one-time-code|cc-[a-z-]+)(?:\s|$)/i;

type Flag = readonly [letter: string, holds: (element: Element) => boolean];

const FLAGS: readonly Flag[] = [
  ['v', isVisible],
  ['e', isEnabled],
  ['w', isEditable],
  ['i', isInert],
  ['c', holdsControls],
  ['x', isValueHolder],
  ['l', (element) => nameOf(element).length > NAME_LIMIT],
  ['p', isSecret],
  ['n', isHiddenFromTree],
];

export function flagsOf(element: Element): string {
  return FLAGS.filter(([, holds]) => holds(element))
    .map(([letter]) => letter)
    .join('');
}

/** Options belong to their select. */
function holdsControls(element: Element): boolean {
  if (tagOf(element) === 'select') return false;
  for (const inner of allMatches(element, INNER_CONTROLS)) if (isControl(inner)) return true;
  return false;
}

function isSecret(element: Element): boolean {
  return typeOf(element) === 'password' || SECRET_FIELDS.test(attribute(element, 'autocomplete') ?? '');
}
