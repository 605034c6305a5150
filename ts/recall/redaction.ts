/**
 * Takes typed values and what is private in URLs out of a text that is about to be shown. Playwright's call logs
 * repeat what was typed (`fill("…")`), its previews of elements can hold what a field contains, and its navigation
 * messages hold addresses with their queries.
 *
 * Limit: a value of one to three characters is only taken out where it stands in quotes or as an attribute, as
 * taking every "1" out of a message would leave nothing to read.
 */

const SHORT_VALUE = 3;

/** Values kept for one page; the oldest go first. */
const MAX_VALUES = 500;

const HIDDEN = '[value]';

/** What Playwright's call log says it types: the calls that take text a person could have typed, key by key too. */
const TYPING_CALL =
  /\b(fill|type|press|pressSequentially|insertText)\(("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\)/g;

const QUOTES = [
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
] as const;

const URL_TEXT = /\b([a-z][a-z0-9+.-]*:\/\/)([^\s"'<>`)\]]+)/gi;

export class Redaction {
  readonly #values = new Set<string>();

  /** From here on this value is taken out of every text. */
  learn(value: string): void {
    if (value === '') return;
    this.#values.delete(value);
    this.#values.add(value);
    const oldest = this.#values.values().next().value;
    if (this.#values.size > MAX_VALUES && oldest !== undefined) this.#values.delete(oldest);
  }

  apply(text: string): string {
    return withoutPrivateUrls(this.#withoutValues(text.replace(TYPING_CALL, `$1("${HIDDEN}")`)));
  }

  #withoutValues(text: string): string {
    const longestFirst = [...this.#values].sort((a, b) => b.length - a.length);
    return longestFirst.reduce((rest, value) => withoutValue(rest, value), text);
  }
}

function withoutValue(text: string, value: string): string {
  return spellings(value).reduce<string>(
    (rest, spelling) =>
      value.length > SHORT_VALUE ? rest.replaceAll(spelling, HIDDEN) : withoutQuoted(rest, spelling),
    text,
  );
}

function withoutQuoted(text: string, value: string): string {
  return QUOTES.reduce(
    (rest, [open, close]) => rest.replaceAll(`${open}${value}${close}`, `${open}${HIDDEN}${close}`),
    text,
  );
}

/** As written, as JSON, in HTML, in a URL, with white space collapsed as a preview does. */
function spellings(value: string): string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const html = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const collapsed = value.replace(/\s+/g, ' ').trim();
  // A lone surrogate cannot stand in a URL; what a browser makes of it is the replacement character.
  const encoded = encodeURIComponent(Buffer.from(value).toString());
  return [...new Set([value, json, html, collapsed, encoded])].filter((spelling) => spelling !== '');
}

function withoutPrivateUrls(text: string): string {
  return text.replace(
    URL_TEXT,
    (_, scheme: string, rest: string) => scheme + withoutQuery(withoutUser(rest)),
  );
}

function withoutUser(rest: string): string {
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? '';
  const at = authority.lastIndexOf('@');
  return at === -1 ? rest : rest.slice(at + 1);
}

function withoutQuery(rest: string): string {
  const mark = rest.search(/[?#]/);
  if (mark === -1) return rest;
  // The position of a stack frame follows the query of an ES module's address.
  const position = /:\d+:\d+$/.exec(rest)?.[0] ?? '';
  return `${rest.slice(0, mark)}${rest[mark]}…${position}`;
}
