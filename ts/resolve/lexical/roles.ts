// How well a role word describes a candidate.

import type { ResolverCandidate } from '../request.js';
import type { RoleTerm } from './role-words.js';

export enum Fit {
  None = 0,
  /** People call such a control that as well. */
  Near = 1,
  Exact = 2,
}

const FIELD_ROLES = new Set([
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
  'listbox',
  'slider',
  'checkbox',
  'radio',
  'switch',
  'input',
  'file',
]);
const CHECKABLE_ROLES = new Set([
  'checkbox',
  'radio',
  'switch',
  'option',
  'menuitemcheckbox',
  'menuitemradio',
]);
/** Their name is what they contain, so people describe them by a few words of it. */
const CONTENT_ROLES = new Set([
  'heading',
  'row',
  'listitem',
  'article',
  'alert',
  'status',
  'dialog',
  'alertdialog',
  'cell',
  'gridcell',
  'paragraph',
  'region',
  'table',
  'grid',
  'list',
  'img',
  'figure',
  'group',
  'note',
  'log',
  'blockquote',
  'tooltip',
]);
const TAG_ROLES: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  input: 'input',
  label: 'label',
  select: 'combobox',
  summary: 'summary',
  textarea: 'textbox',
};

export function fitOf(term: RoleTerm, candidate: ResolverCandidate): Fit {
  const role = spokenRole(candidate);
  if (term.exact.includes(role)) return Fit.Exact;
  return term.near.includes(role) ? Fit.Near : Fit.None;
}

export function isField(candidate: ResolverCandidate): boolean {
  return FIELD_ROLES.has(spokenRole(candidate));
}

export function isContent(candidate: ResolverCandidate): boolean {
  return CONTENT_ROLES.has(candidate.role);
}

/** Whose caption may stand behind it. */
export function isCheckable(candidate: ResolverCandidate): boolean {
  return CHECKABLE_ROLES.has(spokenRole(candidate));
}

/** Equal for candidates that every role word fits equally. */
export function kindKey({ role, tag, type, editable }: ResolverCandidate): string {
  return `${role}/${tag}/${type}/${editable}`;
}

function spokenRole({ role, tag, type, editable }: ResolverCandidate): string {
  if (tag === 'input' && type === 'file') return 'file';
  if (role === '' && editable && tag !== 'input') return 'textbox';
  return role === '' || role === 'generic' ? (TAG_ROLES[tag] ?? 'generic') : role;
}
