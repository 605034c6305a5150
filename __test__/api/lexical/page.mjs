// Candidates as short as a test wants them, and the answer as one line.
import lexical from '../../../dist/resolve/lexical/resolve.js';

const TAGS = {
  link: 'a',
  textbox: 'input',
  searchbox: 'input',
  checkbox: 'input',
  radio: 'input',
  combobox: 'select',
  heading: 'h2',
  row: 'tr',
};
const EDITABLE = new Set(['textbox', 'searchbox', 'spinbutton']);

/** `button('Save', { context: [row('Bob')] })`; the id is what the test calls it by. */
export function control(role, name, { id, ...more } = {}) {
  return {
    id: id ?? `${role || 'div'} ${name}`,
    role,
    tag: TAGS[role] ?? (role || 'div'),
    type: '',
    name,
    visible: true,
    enabled: true,
    editable: EDITABLE.has(role),
    context: [],
    frame: 0,
    ...more,
  };
}

const kind = (role) => (name, more) => control(role, name, more);
export const button = kind('button');
export const link = kind('link');
export const field = kind('textbox');
export const checkbox = kind('checkbox');
export const radio = kind('radio');
export const dropdown = kind('combobox');
export const heading = kind('heading');
export const tab = kind('tab');

const around =
  (name) =>
  (head, text = '') => ({ kind: name, head, text });
export const row = around('row');
export const item = around('item');
export const column = around('column');
export const caption = around('label');
export const group = around('group');
export const section = around('section');
export const dialog = around('dialog');
export const under = around('heading');

export function resolve(
  target,
  candidates,
  { operation = 'click', frames = [{ name: '', labels: [] }], rejected = [] } = {},
) {
  return lexical.resolveLexically({ target, operation, candidates, frames, rejected });
}

/** The id of the chosen one, or `none`, or `ambiguous: id | id`. */
export function answer(target, candidates, options) {
  const result = resolve(target, candidates, options);
  if (result.outcome === 'chosen') return result.candidate.id;
  if (result.reason === 'none') return 'none';
  return `ambiguous: ${result.near.map(({ candidate }) => candidate.id).join(' | ')}`;
}
