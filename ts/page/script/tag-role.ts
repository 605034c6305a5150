// The role a tag has by itself where that depends on attributes or place. Follows Playwright 1.65's roleUtils.

import { attribute, firstElement, has, nextElement, previousElement, tagOf, textContent } from './dom';
import { hasGlobalAria, hasTabIndex } from './focusable';
import { INPUT_ROLES, TAG_ROLES } from './role-table';
import { closestAcross, parentOf, referenced } from './tree';

const TEXT_TYPES = new Set(['email', 'search', 'tel', 'text', 'url', '']);
const PREVENTS_LANDMARK =
  'article:not([role]),aside:not([role]),main:not([role]),nav:not([role]),section:not([role]),' +
  '[role=article],[role=complementary],[role=main],[role=navigation],[role=region]';

type RoleRule = (element: Element, explicitRole: (element: Element) => string) => string;

const RULES: ReadonlyMap<string, RoleRule> = new Map(
  Object.entries({
    a: linkRole,
    area: linkRole,
    footer: (element) => (closestAcross(element, PREVENTS_LANDMARK) ? '' : 'contentinfo'),
    form: (element) => (isNamed(element) ? 'form' : ''),
    header: (element) => (closestAcross(element, PREVENTS_LANDMARK) ? '' : 'banner'),
    img: (element) => (isDecorative(element) ? 'presentation' : 'img'),
    input: (element) => inputRole(element as HTMLInputElement),
    section: (element) => (isNamed(element) ? 'region' : ''),
    select: (element) => (isListBox(element as HTMLSelectElement) ? 'listbox' : 'combobox'),
    td: cellRole,
    th: headerRole,
  }),
);

export function tagRole(element: Element, explicitRole: (element: Element) => string): string {
  const tag = tagOf(element);
  return TAG_ROLES.get(tag) ?? RULES.get(tag)?.(element, explicitRole) ?? '';
}

function linkRole(element: Element): string {
  return has(element, 'href') ? 'link' : '';
}

function isNamed(element: Element): boolean {
  return has(element, 'aria-label') || has(element, 'aria-labelledby');
}

function isDecorative(element: Element): boolean {
  if (attribute(element, 'alt') !== '' || attribute(element, 'title')) return false;
  return !hasGlobalAria(element) && !hasTabIndex(element);
}

function isListBox(select: HTMLSelectElement): boolean {
  return select.multiple || select.size > 1;
}

function inputRole(input: HTMLInputElement): string {
  const { type } = input;
  if (!TEXT_TYPES.has(type)) return INPUT_ROLES.get(type) ?? 'textbox';
  const [list] = referenced(input, attribute(input, 'list'));
  if (list && tagOf(list) === 'datalist') return 'combobox';
  return type === 'search' ? 'searchbox' : 'textbox';
}

function cellRole(element: Element, explicitRole: (element: Element) => string): string {
  const table = closestAcross(element, 'table');
  const role = table ? explicitRole(table) : '';
  return role === 'grid' || role === 'treegrid' ? 'gridcell' : 'cell';
}

function headerRole(element: Element): string {
  const scope = attribute(element, 'scope');
  if (scope === 'col' || scope === 'colgroup') return 'columnheader';
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
  const [next, previous] = [nextElement(element), previousElement(element)];
  if (!next && !previous) return isOnlyRow(element) ? '' : 'columnheader';
  if (isHeader(next) && isHeader(previous)) return 'columnheader';
  return isFilledCell(next) || isFilledCell(previous) ? 'rowheader' : 'columnheader';
}

function isOnlyRow(header: Element): boolean {
  const row = parentOf(header);
  const table = row && tagOf(row) === 'tr' ? closestAcross(row, 'table') : null;
  return table instanceof HTMLTableElement && table.rows.length <= 1;
}

function isHeader(element: Element | null): boolean {
  return !!element && tagOf(element) === 'th';
}

function isFilledCell(element: Element | null): boolean {
  return !!element && tagOf(element) === 'td' && (!!textContent(element).trim() || !!firstElement(element));
}
