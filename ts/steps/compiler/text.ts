/**
 * A text of a sentence or of the page as it is written into code: literal pieces, and params in place of their values.
 */

export type Piece =
  { readonly kind: 'literal'; readonly text: string } | { readonly kind: 'param'; readonly name: string };
export type Text = readonly Piece[];
export type Values = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/gu;
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Not seen in an editor, or able to turn round how a line reads; the policy wants them as escapes. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}|\p{Default_Ignorable_Code_Point}/gu;
const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

export function literal(text: string): Text {
  return text === '' ? [] : [{ kind: 'literal', text }];
}

/** With its {{placeholders}} as params. */
export function textOf(written: string): Text {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of written.matchAll(PLACEHOLDER)) {
    pieces.push(...literal(written.slice(end, match.index)));
    pieces.push({ kind: 'param', name: (match[1] ?? '').trim() });
    end = match.index + match[0].length;
  }
  return [...pieces, ...literal(written.slice(end))];
}

/** With today's values. */
export function rendered(text: Text, values: Values): string {
  return text.map((piece) => (piece.kind === 'literal' ? piece.text : (values[piece.name] ?? ''))).join('');
}

export function paramsIn(text: Text): string[] {
  return text.flatMap((piece) => (piece.kind === 'param' ? [piece.name] : []));
}

/** The same text where it is literal throughout. */
export function plainText(text: Text): string | undefined {
  return text.some(({ kind }) => kind === 'param') ? undefined : rendered(text, {});
}

/** JavaScript that comes to this text. */
export function sourceOf(text: Text): string {
  const plain = plainText(text);
  if (plain !== undefined) return quoted(plain);
  const [only] = text;
  if (text.length === 1 && only?.kind === 'param') return paramSource(only.name);
  const inside = text.map((piece) =>
    piece.kind === 'literal' ? templateText(piece.text) : `\${${paramSource(piece.name)}}`,
  );
  return `\`${inside.join('')}\``;
}

/** A string literal in single quotes, as Prettier has it: double ones where that saves escapes. */
export function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return `${mark}${escaped(text).replaceAll(mark, `\\${mark}`)}${mark}`;
}

function templateText(text: string): string {
  return escaped(text).replaceAll('`', '\\`').replaceAll('${', '\\${');
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replace(UNSEEN, escapeOf);
}

function escapeOf(character: string): string {
  const short = SHORT_ESCAPES[character];
  if (short !== undefined) return short;
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
}

function paramSource(name: string): string {
  return IDENTIFIER.test(name) ? `params.${name}` : `params[${quoted(name)}]`;
}
