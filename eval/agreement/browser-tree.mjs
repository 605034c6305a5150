// Role and name of each element in Chromium's own accessibility tree, by the element's XPath: an independent judge.

/** Chromium's words for roles where they are not ARIA's. */
const ARIA_ROLES = {
  image: 'img',
  DisclosureTriangle: 'button',
  ListBoxOption: 'option',
  MenuListOption: 'option',
  LayoutTable: 'table',
  LayoutTableRow: 'row',
  LayoutTableCell: 'cell',
  gridcell: 'cell',
  sectionheader: 'banner',
  sectionfooter: 'contentinfo',
  Section: 'region',
  Pre: 'generic',
};

export async function browserTree(page) {
  const session = await page.context().newCDPSession(page);
  try {
    const { root } = await session.send('DOM.getDocument', { depth: -1 });
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return byPath(root, new Map(nodes.map((node) => [node.backendDOMNodeId, node])));
  } finally {
    await session.detach();
  }
}

function byPath(document, nodes) {
  const tree = new Map();
  const walk = (parent, path) => {
    const counts = {};
    for (const child of (parent.children ?? []).filter(({ nodeType }) => nodeType === 1)) {
      const name = child.localName;
      counts[name] = (counts[name] ?? 0) + 1;
      const own = `${path}/${stepOf(name, counts[name])}`;
      tree.set(own, described(nodes.get(child.backendNodeId)));
      walk(child, own);
    }
  };
  walk(document, '');
  return tree;
}

/** The same spelling as in ours.mjs. */
function stepOf(name, position) {
  return `*[local-name()="${name}"]${name === 'html' || name === 'body' ? '' : `[${position}]`}`;
}

function described(node) {
  if (node === undefined || node.ignored) return { role: 'ignored', name: '' };
  const role = node.role?.value ?? '';
  return { role: ARIA_ROLES[role] ?? role, name: collapsed(node.name?.value ?? '') };
}

const collapsed = (text) => text.replace(/\s+/gu, ' ').trim();
