// Containers with a label or a meaning of their own: groups, sections, dialogs.

import type { Context } from '../protocol';
import { firstMatch, tagOf } from './dom';
import { HEADINGS } from './heading';
import { isHiddenFromTree } from './hidden';
import { remembered } from './memory';
import { nameOf } from './name';
import { asHead, headText } from './own-text';
import { roleOf } from './role';

/** Of tab panels only one is on show, as of dialogs. */
const GROUPS = new Set(['group', 'radiogroup', 'tabpanel']);
const DIALOGS = new Set(['dialog', 'alertdialog']);

/** A landmark says something even without a label; its words are the ones people use for it. */
const LANDMARKS: ReadonlyMap<string, string> = new Map([
  ['banner', 'banner header'],
  ['complementary', 'complementary aside sidebar'],
  ['contentinfo', 'contentinfo footer'],
  ['main', 'main'],
  ['navigation', 'navigation nav'],
  ['search', 'search'],
]);
const SECTIONS = new Set([
  ...LANDMARKS.keys(),
  ...'figure form grid list listbox menu menubar region table tablist toolbar tree treegrid'.split(' '),
]);

/** What the container says about everything inside it, null for one that says nothing. */
export const containerContext = remembered((element: Element): Context | null => {
  const role = roleOf(element);
  if (DIALOGS.has(role)) return { kind: 'dialog', head: labelOf(element) || headingIn(element), text: '' };
  if (GROUPS.has(role)) return labelled('group', groupLabel(element), '');
  if (SECTIONS.has(role)) return labelled('section', labelOf(element), LANDMARKS.get(role) ?? '');
  return null;
});

function labelled(kind: Context['kind'], head: string, text: string): Context | null {
  return head || text ? { kind, head, text } : null;
}

function labelOf(element: Element): string {
  return isHiddenFromTree(element) ? '' : asHead(nameOf(element));
}

function headingIn(element: Element): string {
  const heading = firstMatch(element, HEADINGS);
  return heading ? headText(heading) : '';
}

function groupLabel(element: Element): string {
  if (tagOf(element) !== 'details') return labelOf(element);
  const summary = firstMatch(element, 'summary');
  return summary ? headText(summary) : '';
}
