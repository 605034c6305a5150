// The shape of a control: its role, or its tag and input type where it has none.

import type { Shape } from '../protocol';
import { spokenRole } from './role';
import { TAG_ROLES } from './role-table';
import { tagOf } from './dom';
import { CUSTOM, knownTag } from './tag-name';

/** Tags whose role depends on more than the tag; the rest comes from the table. */
const VARYING_TAGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    banner: 'header',
    button: 'input',
    cell: 'td,th',
    checkbox: 'input',
    columnheader: 'th',
    combobox: 'select,input',
    contentinfo: 'footer',
    form: 'form',
    gridcell: 'td,th',
    img: 'img',
    link: 'a[href],area[href]',
    listbox: 'select',
    radio: 'input',
    region: 'section',
    rowheader: 'th',
    searchbox: 'input',
    slider: 'input',
    spinbutton: 'input',
    textbox: 'input',
  }),
);

export function shapeOf(element: Element): Shape {
  return { role: spokenRole(element), tag: tagOf(element), type: typeOf(element) };
}

export function typeOf(element: Element): string {
  return element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.type : '';
}

/** A superset of the elements of this shape: an element has a role by its tag, or it has the attribute. */
export function cssOfShape(shape: Shape): string {
  if (!shape.role) return shape.tag === CUSTOM ? '*' : CSS.escape(shape.tag);
  const tags = [...TAG_ROLES].filter(([, role]) => role === shape.role).map(([tag]) => tag);
  const varying = VARYING_TAGS.get(shape.role);
  return [...tags, ...(varying ? [varying] : []), '[role]'].join(',');
}

export function hasShape(element: Element, shape: Shape): boolean {
  if (spokenRole(element) !== shape.role) return false;
  if (shape.role) return true;
  const tag = shape.tag === CUSTOM ? knownTag(element) : tagOf(element);
  return tag === shape.tag && typeOf(element) === shape.type;
}
