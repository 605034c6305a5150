/** What stands around a control, as the beginning of a locator: its row, list item, dialog, group or section. */
import type { CandidateContext, ResolverCandidate } from '../../resolve/request.js';
import type { Chain, Link } from './locator.js';
import { namings } from './own-links.js';
import type { Said } from './said.js';

/** More pieces of a row than that are not tried. */
const MOST_TEXTS = 6;
const LANDMARKS: Readonly<Record<string, string>> = {
  nav: 'navigation',
  navigation: 'navigation',
  header: 'banner',
  banner: 'banner',
  footer: 'contentinfo',
  contentinfo: 'contentinfo',
  aside: 'complementary',
  complementary: 'complementary',
  main: 'main',
  form: 'form',
  search: 'search',
};
/** Elements that hold what a heading in them is about. */
const SECTIONS = ['section', 'article', 'fieldset', 'form', 'li', 'aside'];

type Around = (context: CandidateContext, said: Said) => Chain[];

const AROUND: Readonly<Record<CandidateContext['kind'], Around>> = {
  row: (context, said) => [...byName('row', context.head, said), ...filtered(['row'], context, said)],
  item: (context, said) => filtered(['listitem', 'article', 'treeitem', 'option'], context, said),
  dialog: (context, said) => [
    ...roleScopes('dialog', context, said),
    ...roleScopes('alertdialog', context, said),
  ],
  group: (context, said) => ['group', 'radiogroup'].flatMap((role) => byName(role, context.head, said)),
  section: sections,
  heading: byHeading,
  column: () => [],
  label: () => [],
};

/** Best first, the innermost first. */
export function scopesOf({ context }: ResolverCandidate, said: Said): Chain[] {
  return context.flatMap((around) => AROUND[around.kind](around, said));
}

/** By its name, or as the only one. */
function roleScopes(role: string, { head }: CandidateContext, said: Said): Chain[] {
  return byName(role, head, said).concat([[{ by: 'role', role }]]);
}

function byName(role: string, head: string, said: Said): Chain[] {
  return namings(head, said).map(({ text, exact }) => [{ by: 'role', role, name: text, exact }]);
}

function filtered(roles: readonly string[], { head, text }: CandidateContext, said: Said): Chain[] {
  const texts = [head, ...text.split('\n')]
    .filter((piece) => said.fragment(piece) !== undefined)
    .slice(0, MOST_TEXTS);
  const named = texts.flatMap((piece) => namings(piece, said).slice(0, 1));
  return roles.flatMap((role) =>
    named.map(({ text: hasText }): Chain => [
      { by: 'role', role },
      { by: 'hasText', text: hasText },
    ]),
  );
}

function sections(context: CandidateContext, said: Said): Chain[] {
  const landmark = Object.hasOwn(LANDMARKS, context.text) ? LANDMARKS[context.text] : undefined;
  const roles = [
    ...new Set([...(landmark === undefined ? [] : [landmark]), 'region', 'tabpanel', 'form', 'navigation']),
  ];
  return [
    ...roles.flatMap((role) => byName(role, context.head, said)),
    ...(landmark === undefined ? [] : [[{ by: 'role', role: landmark } satisfies Link]]),
    ...byHeading(context, said),
  ];
}

function byHeading({ head }: CandidateContext, said: Said): Chain[] {
  return namings(head, said).flatMap(({ text, exact }) =>
    SECTIONS.map((selector): Chain => [
      { by: 'css', selector },
      { by: 'has', inner: { by: 'role', role: 'heading', name: text, exact } },
    ]),
  );
}
