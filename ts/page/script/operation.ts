// Which elements are fit for an operation when nothing is remembered yet. CSS finds a superset natively, the
// filter says who stays.

import { attribute, firstMatch, has, tagOf } from './dom';
import { isEditable } from './enabled';
import { labelledControl } from './label-proxy';
import { roleOf, spokenRole } from './role';

const CONTROLS =
  'a[href],area[href],button,input:not([type=hidden i]),select,textarea,summary,label,[role],[tabindex],' +
  '[contenteditable]:not([contenteditable=false i]),[onclick]';
const READABLE =
  'h1,h2,h3,h4,h5,h6,img,svg,table,caption,tr,th,td,li,dialog,output,progress,meter,article,nav,main,aside,section,' +
  'form,fieldset,header,footer,p,dt,dd,figure,blockquote,time,[aria-label],[data-testid]';

const IN_CELL = 'a[href],button,input,select,textarea,[role],[tabindex]';

const WIDGETS = new Set(
  (
    'button checkbox combobox gridcell link listbox menuitem menuitemcheckbox menuitemradio option radio scrollbar ' +
    'searchbox slider spinbutton switch tab textbox treeitem'
  ).split(' '),
);
const CHECKABLE = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio', 'option']);

interface Fitness {
  readonly css: string;
  readonly fits: (element: Element) => boolean;
}

const CLICKABLE: Fitness = { css: CONTROLS, fits: isControl };
const FITNESS: ReadonlyMap<string, Fitness> = new Map([
  ['fill', { css: 'input,textarea,[contenteditable]:not([contenteditable=false i])', fits: isFillable }],
  [
    'check',
    { css: 'input,label,[role]', fits: (element) => CHECKABLE.has(roleOf(element)) || isProxy(element) },
  ],
  ['select', { css: 'select,input[list],[role]', fits: isSelectable }],
  ['upload', { css: 'input[type=file i]', fits: () => true }],
  [
    'locate',
    { css: `${CONTROLS},${READABLE}`, fits: (element) => spokenRole(element) !== '' || isControl(element) },
  ],
]);

/** Any operation without rules of its own wants something to point at. */
export function fitnessFor(operation: string, testIdAttribute: string): Fitness {
  const fitness = FITNESS.get(operation) ?? CLICKABLE;
  if (operation !== 'locate') return fitness;
  const css = `${fitness.css},[${CSS.escape(testIdAttribute)}]`;
  return { css, fits: (element) => fitness.fits(element) || has(element, testIdAttribute) };
}

/** Something a person would act on. A label only where it stands in for a control that is not to be seen. */
export function isControl(element: Element): boolean {
  const tag = tagOf(element);
  if (tag === 'label') return isProxy(element);
  // A cell that holds controls is where they stand.
  if (roleOf(element) === 'gridcell' && firstMatch(element, IN_CELL)) return false;
  if (WIDGETS.has(roleOf(element)) || tag === 'summary' || tag === 'input') return true;
  if (has(element, 'onclick') || has(element, 'contenteditable')) return true;
  const index = attribute(element, 'tabindex');
  return index !== null && Number(index) >= 0;
}

function isProxy(element: Element): boolean {
  return labelledControl(element) !== null;
}

function isFillable(element: Element): boolean {
  return isEditable(element) || tagOf(element) === 'textarea' || roleOf(element) === 'textbox';
}

function isSelectable(element: Element): boolean {
  const role = roleOf(element);
  return tagOf(element) === 'select' || role === 'listbox' || role === 'combobox';
}
