// Roles that ARIA knows, and the role each HTML tag has by itself, as Playwright 1.65 maps them.

const NAMES =
  'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox ' +
  'complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid ' +
  'gridcell group heading img insertion link list listbox listitem log main mark marquee math meter menu menubar ' +
  'menuitem menuitemcheckbox menuitemradio navigation none note option paragraph presentation progressbar radio ' +
  'radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong ' +
  'subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem';

export const ROLES: ReadonlySet<string> = new Set(NAMES.split(' '));

/** Tags whose role depends on nothing but the tag. */
export const TAG_ROLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    article: 'article',
    aside: 'complementary',
    blockquote: 'blockquote',
    button: 'button',
    caption: 'caption',
    code: 'code',
    datalist: 'listbox',
    dd: 'definition',
    del: 'deletion',
    details: 'group',
    dfn: 'term',
    dialog: 'dialog',
    dt: 'term',
    em: 'emphasis',
    fieldset: 'group',
    figure: 'figure',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    h5: 'heading',
    h6: 'heading',
    hr: 'separator',
    html: 'document',
    ins: 'insertion',
    li: 'listitem',
    main: 'main',
    mark: 'mark',
    math: 'math',
    menu: 'list',
    meter: 'meter',
    nav: 'navigation',
    ol: 'list',
    optgroup: 'group',
    option: 'option',
    output: 'status',
    p: 'paragraph',
    progress: 'progressbar',
    search: 'search',
    strong: 'strong',
    sub: 'subscript',
    sup: 'superscript',
    svg: 'img',
    table: 'table',
    tbody: 'rowgroup',
    textarea: 'textbox',
    tfoot: 'rowgroup',
    thead: 'rowgroup',
    time: 'time',
    tr: 'row',
    ul: 'list',
  }),
);

export const INPUT_ROLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    button: 'button',
    checkbox: 'checkbox',
    file: 'button',
    hidden: '',
    image: 'button',
    number: 'spinbutton',
    radio: 'radio',
    range: 'slider',
    reset: 'button',
    submit: 'button',
  }),
);

/** A `presentation` parent takes the role of these children away. */
export const INHERITS_PRESENTATION: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dd: 'dl div',
    div: 'dl',
    dt: 'dl div',
    li: 'ol ul',
    tbody: 'table',
    td: 'tr',
    tfoot: 'table',
    th: 'tr',
    thead: 'table',
    tr: 'thead tbody tfoot table',
  }),
);
