/**
 * The ways to write one control down by itself, best first: role and name, label, placeholder, test id, alternative text,
 * title, text. The control's own id and `name` attribute come last, for what users cannot name.
 */
import type { ResolverCandidate } from '../../resolve/request.js';
import type { Chain, Link } from './locator.js';
import type { Said } from './said.js';
import type { Text } from './text.js';

/** Nobody recognises a control by more than that, and such a text changes with every word in it. */
const LONGEST_NAME = 120;
/** Ids that are made up anew for each build or load. */
const GENERATED = /\d{3,}|^:|[:]$|[0-9a-f]{6,}|--?\d+$/iu;
/** Their name is not taken from what they contain, so what they contain tells them apart. */
const CONTAINING = new Set([
  'listitem',
  'paragraph',
  'article',
  'status',
  'alert',
  'note',
  'log',
  'term',
  'definition',
]);

interface Naming {
  readonly text: Text;
  readonly exact: boolean;
}

export function ownChains(candidate: ResolverCandidate, said: Said): Chain[] {
  const { role, name, placeholder, testId, alt, title, text } = candidate;
  const label = candidate.context.find(({ kind }) => kind === 'label')?.head;
  return [
    ...(role === '' ? [] : namings(name, said).map((naming) => [roleLink(role, naming)])),
    ...textChains('getByLabel', [name, label], said),
    ...textChains('getByPlaceholder', [placeholder], said),
    ...(testId === undefined ? [] : [[{ by: 'testId' as const, text: said.withParams(testId) }]]),
    ...textChains('getByAltText', [alt], said),
    ...textChains('getByTitle', [title], said),
    ...containing(role, text ?? name, said),
    ...textChains('getByText', role === '' ? [name, text] : [text], said),
    ...(role === '' ? [] : [[{ by: 'role' as const, role }]]),
    ...unsaid(candidate),
    ...attributes(candidate),
  ];
}

/** The words of a text by which the sentence lets it be found: all of it, or the part that is said. */
export function namings(text: string | undefined, said: Said): Naming[] {
  if (text === undefined || text.trim() === '') return [];
  const clean = text.replace(/\s+/gu, ' ').trim();
  const whole = said.withParams(clean);
  if (said.says(clean)) return [true, false].map((exact) => ({ text: whole, exact }));
  const fragment = said.fragment(clean);
  return [
    ...(fragment === undefined ? [] : [{ text: said.withParams(fragment), exact: false }]),
    ...(clean.length > LONGEST_NAME || fragment === undefined ? [] : [{ text: whole, exact: true }]),
  ];
}

function roleLink(role: string, { text, exact }: Naming): Link {
  return { by: 'role', role, name: text, exact };
}

function textChains(
  method: Extract<Link, { by: 'text' }>['method'],
  texts: readonly (string | undefined)[],
  said: Said,
): Chain[] {
  return [...new Set(texts)]
    .flatMap((text) => namings(text, said))
    .map((naming) => [{ by: 'text', method, ...naming }]);
}

function containing(role: string, text: string, said: Said): Chain[] {
  if (!CONTAINING.has(role)) return [];
  return namings(text, said)
    .slice(0, 1)
    .map((naming) => [
      { by: 'role', role },
      { by: 'hasText', text: naming.text },
    ]);
}

/** What the sentence called by an identifier or by what stands around it still has a name. */
function unsaid({ role, name }: ResolverCandidate): Chain[] {
  const clean = name.replace(/\s+/gu, ' ').trim();
  if (role === '' || clean === '' || clean.length > LONGEST_NAME) return [];
  return [[{ by: 'role', role, name: [{ kind: 'literal', text: clean }], exact: true }]];
}

function attributes({ tag, elementId, nameAttribute }: ResolverCandidate): Chain[] {
  const selectors = [
    ...(elementId !== undefined && !GENERATED.test(elementId) ? [`[id=${cssString(elementId)}]`] : []),
    ...(nameAttribute === undefined ? [] : [`${tag}[name=${cssString(nameAttribute)}]`]),
  ];
  return selectors.map((selector) => [{ by: 'css', selector }]);
}

/** A string in a CSS selector. */
export function cssString(text: string): string {
  const escaped = text
    .replace(/[\\"]/gu, '\\$&')
    .replace(/[\n\r\f]/gu, (character) => `\\${character.charCodeAt(0).toString(16)} `);
  return `"${escaped}"`;
}
