/** Kinds of things as people call them, one or several: "row", "rows", "radio buttons". */
import { ROLE_TERMS } from '../../resolve/lexical/role-words.js';
import type { Token } from './tokens.js';

/** Kinds that no role stands for. */
const NO_ROLES = new Set(['input', 'file', 'summary', 'label', 'generic', 'document']);
/** What people say, and the resolver has no need of. */
const MORE: Readonly<Record<string, string>> = {
  entry: 'listitem',
  card: 'article',
  field: 'textbox',
  message: '',
  child: '',
};
const LONGEST = 3;

const ROLES: ReadonlyMap<string, string> = new Map([
  ...ROLE_TERMS.flatMap(({ words, exact }) => words.map((word) => [word, exact[0] ?? ''] as const)),
  ...Object.entries(MORE),
]);

export interface Kind {
  readonly role: string;
  /** What stands before it. */
  readonly name: readonly Token[];
}

/** The kind that the words end in, or nothing. */
export function kindOf(words: readonly Token[]): Kind | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const role = roleOf(words.slice(-length));
    if (role !== undefined) return { role, name: words.slice(0, -length) };
  }
  return undefined;
}

function roleOf(tokens: readonly Token[]): string | undefined {
  if (tokens.some(({ kind }) => kind !== 'word')) return undefined;
  const word = tokens.map((token) => token.word).join(' ');
  const role = [word, ...singular(word)].map((one) => ROLES.get(one)).find((found) => found !== undefined);
  return role === undefined || role === '' || NO_ROLES.has(role) ? undefined : role;
}

function singular(word: string): string[] {
  return [
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
  ];
}
