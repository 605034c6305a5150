// What an element must carry to be the subject of a CSS selector: one class, id, attribute or tag of the last
// compound of each alternative. Enough to rule elements out; nothing here decides that a selector matches.

export type Subject =
  | { readonly kind: 'any' }
  | { readonly kind: 'tags' | 'classes' | 'ids' | 'attributes'; readonly name: string };

const IDENT = String.raw`((?:\\[^]|[\w-]|[^\x00-\x7f])+)`;
/** The most telling part first. */
const PARTS = [
  ['classes', new RegExp(String.raw`\.${IDENT}`)],
  ['ids', new RegExp(`#${IDENT}`)],
  ['tags', new RegExp(`^${IDENT}`)],
] as const;
const ATTRIBUTE = new RegExp(String.raw`\[\s*${IDENT}`);
/** Values are quoted where the browser writes selectors. */
const ATTRIBUTES = /\[(?:"(?:\\[^]|[^"\\])*"|[^\]"])*\]/g;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|([^]))/gi;

/** `outer` is the selector that `&` stands for in a nested rule. */
export function subjectsOf(selector: string, outer: string): Subject[] {
  return lastCompounds(selector).flatMap((compound) => {
    if (!compound.includes('&')) return [subjectOf(compound)];
    return outer ? subjectsOf(outer, '') : [{ kind: 'any' } as const];
  });
}

function subjectOf(compound: string): Subject {
  const plain = withoutArguments(compound.replace(ATTRIBUTES, ''));
  // A namespace prefix reads like a tag.
  if (plain.includes('|')) return { kind: 'any' };
  for (const [kind, pattern] of PARTS) {
    const name = pattern.exec(plain)?.[1];
    if (name) return { kind, name: unescape(name) };
  }
  const name = withoutArguments(compound) === compound ? ATTRIBUTE.exec(compound)?.[1] : undefined;
  return name ? { kind: 'attributes', name: unescape(name) } : { kind: 'any' };
}

/** `:not(.a)` says what an element must not carry, `:is(.a, .b)` leaves a choice: neither is looked at. */
function withoutArguments(compound: string): string {
  let [depth, plain] = [0, ''];
  for (const part of compound.split(/([()])/)) {
    if (part === '(') depth++;
    else if (part === ')') depth--;
    else if (depth === 0) plain += part;
  }
  return plain;
}

function unescape(name: string): string {
  return name.replace(ESCAPE, (_, hex?: string, plain?: string) =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : (plain ?? ''),
  );
}

/** Splits at commas and keeps what follows the last combinator, outside of brackets and strings. */
function lastCompounds(selector: string): string[] {
  const compounds: string[] = [];
  let [compound, depth] = ['', 0];
  for (const [token] of selector.matchAll(/\\[^]|"(?:\\[^]|[^"\\])*"|[^]/g)) {
    if (token === '(' || token === '[') depth++;
    if (token === ')' || token === ']') depth--;
    if (depth === 0 && token === ',') {
      compounds.push(compound);
      compound = '';
    } else if (depth === 0 && /^[\s>+~]$/.test(token)) {
      compound = '';
    } else compound += token;
  }
  return [...compounds, compound];
}
