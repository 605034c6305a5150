// Which elements Playwright finds by role and exact name, asked once for each pair of them that we report.

/** What has a value that a name made of content would contain. */
const FIELDS =
  'input, select, textarea, progress, meter, [contenteditable], ' +
  ['combobox', 'listbox', 'progressbar', 'slider', 'spinbutton', 'textbox']
    .map((role) => `[role=${role}]`)
    .join();

/**
 * Our elements with what `getByRole` says of each: whether it finds it, and whether it holds a field of its own; and
 * what it finds that we report otherwise or not at all.
 */
export async function askGetByRole(page, elements) {
  const groups = [...groupsOf(elements)];
  // At once: the page answers one while the next is on its way.
  const answers = await Promise.all(groups.map((group) => ask(page, group)));
  const asked = groups.flatMap((group, at) =>
    group.elements.map((element, index) => Object.assign(element, answers[at].ours[index])),
  );
  const strangers = groups.flatMap(({ role, name }, at) =>
    answers[at].others.map((path) => ({ role, name, path })),
  );
  return { asked, strangers };
}

function groupsOf(elements) {
  const groups = new Map();
  for (const element of elements) {
    const { role, name, isHiddenFromTree } = element;
    const key = JSON.stringify([role, name, isHiddenFromTree]);
    const group = groups.get(key) ?? { role, name, includeHidden: isHiddenFromTree, elements: [] };
    group.elements.push(element);
    groups.set(key, group);
  }
  return groups.values();
}

function ask(page, { role, name, includeHidden, elements }) {
  const given = { paths: elements.map(({ xpath }) => xpath), fields: FIELDS };
  return page.getByRole(role, { name, exact: true, includeHidden }).evaluateAll((all, { paths, fields }) => {
    const ours = paths.map((path) => self.recallEval.find(path));
    const others = all.filter((element) => !ours.includes(element) && self.recallEval.isVisible(element));
    return {
      ours: ours.map((element) => ({
        isFound: all.includes(element),
        holdsField: element?.querySelector(fields) !== null,
      })),
      others: others.map((element) => self.recallEval.pathOf(element)),
    };
  }, given);
}
