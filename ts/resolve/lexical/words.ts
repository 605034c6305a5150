// Text as comparable words. NFKC, case and typography are folded away; what tells two controls apart ("C" and
// "C++", "5" and "50%", "1 2" and "12") is kept. Writing without spaces gives one word a character, and words are
// compared joined, so "log in" equals "login" and "e-mail" equals "email". No stemming and no accents removed:
// those merge different controls.

/** Words, and the same joined. */
export class Phrase {
  readonly words: readonly string[];
  readonly joined: string;
  #edges: { readonly starts: readonly number[]; readonly ends: readonly number[] } | undefined;

  constructor(words: readonly string[]) {
    this.words = words;
    let joined = '';
    for (const word of words) joined += gap(joined, word) + word;
    this.joined = joined;
  }

  /** Where each word begins and ends in `joined`. */
  get edges(): { readonly starts: readonly number[]; readonly ends: readonly number[] } {
    return (this.#edges ??= this.#measure());
  }

  #measure(): { starts: number[]; ends: number[] } {
    const [starts, ends]: [number[], number[]] = [[], []];
    let at = 0;
    for (const word of this.words) {
      if (this.joined[at] === BETWEEN_NUMBERS) at += 1;
      starts.push(at);
      at += word.length;
      ends.push(at);
    }
    return { starts, ends };
  }
}

export interface Scanned {
  readonly raw: string;
  readonly at: number;
  /** A symbol that stands alone, such as "+" or "×"; it only counts where there are no words. */
  readonly isMark: boolean;
}

/** A half-open range of words. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const SOLID = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー`;
const LETTERS = String.raw`(?:(?![${SOLID}])[\p{L}\p{M}\p{N}]|(?<=\p{N})[.,:](?=\p{N}))+`;
const SIGN = String.raw`(?:(?<![\p{L}\p{N}])[-+](?=\p{N})|\p{Sc}(?=\p{N}))?`;
const UNIT = String.raw`(?:[+#%‰°\p{Sc}]+(?![\p{L}\p{N}]))?`;
const WORD = new RegExp(String.raw`[${SOLID}]\p{M}*|${SIGN}${LETTERS}${UNIT}|[^\p{L}\p{M}\p{N}\s]+`, 'gu');
const ASCII_WORD =
  /(?:(?<![a-z0-9])[-+](?=[0-9])|\$(?=[0-9]))?(?:[a-z0-9]|(?<=[0-9])[.,:](?=[0-9]))+(?:[+#%$]+(?![a-z0-9]))?/g;
const PLAIN = /^[ -~\s]*$/;
const HAS_WORD = /[\p{L}\p{M}\p{N}]/u;
const SPECIAL_CASE = /[ßς]|i\u0307/u;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Variation_Selector}/gu;
const APOSTROPHES = /[‘’ʼ＇`´]/gu;
const UNTIDY = new RegExp(`${INVISIBLE.source}|${APOSTROPHES.source}`, 'u');
export const BETWEEN_NUMBERS = ' ';

/** Letters, digits and signs of ASCII, and white space: nothing to fold but case. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

export function compatible(text: string): string {
  if (isPlain(text)) return text;
  const normal = text.normalize('NFKC');
  return UNTIDY.test(normal) ? normal.replace(INVISIBLE, '').replace(APOSTROPHES, "'") : normal;
}

export function fold(word: string): string {
  const lower = word.toLowerCase();
  return !SPECIAL_CASE.test(lower)
    ? lower
    : lower.replaceAll('ß', 'ss').replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}

/** Words and symbols in order; `text` must be `compatible`. */
export function scan(text: string): Scanned[] {
  return Array.from(text.matchAll(WORD), ({ 0: raw, index: at }) => ({
    raw,
    at,
    isMark: !HAS_WORD.test(raw),
  }));
}

export function phraseOf(text: string): Phrase {
  const lower = text.toLowerCase();
  const words = isPlain(lower) ? (lower.match(ASCII_WORD) ?? []) : unicodeWords(text);
  return new Phrase(words.length > 0 ? words : marksOf(text));
}

/** An id, test id or name attribute: camelCase, kebab-case and snake_case come apart. */
export function identifierPhrase(identifier: string): Phrase {
  const apart = identifier
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/[_\-.:/[\]]+/gu, ' ');
  return phraseOf(apart);
}

/** Where `needle` stands in `phrase`, beginning and ending between words; from word `after` on. */
export function findIn(phrase: Phrase, needle: string, after = 0): Span | undefined {
  if (needle === '' || !phrase.joined.includes(needle)) return undefined;
  const { starts, ends } = phrase.edges;
  let at = phrase.joined.indexOf(needle, starts[after] ?? phrase.joined.length);
  while (at >= 0) {
    const from = starts.indexOf(at);
    const last = from < 0 ? -1 : ends.indexOf(at + needle.length);
    if (last >= 0) return { from, to: last + 1 };
    at = phrase.joined.indexOf(needle, at + 1);
  }
  return undefined;
}

export function slice({ joined, edges }: Phrase, { from, to }: Span): string {
  return joined.slice(edges.starts[from], edges.ends[to - 1]);
}

/** Stands between two numbers, so that "1 2" never equals "12". */
function gap(before: string, word: string): string {
  return isDigit(before.at(-1)) && isDigit(word[0]) ? BETWEEN_NUMBERS : '';
}

function isDigit(character: string | undefined): boolean {
  if (character === undefined) return false;
  return character < '\u007f' ? character >= '0' && character <= '9' : /\p{N}/u.test(character);
}

function unicodeWords(text: string): string[] {
  return scan(compatible(text))
    .filter(({ isMark }) => !isMark)
    .map(({ raw }) => fold(raw));
}

function marksOf(text: string): string[] {
  return compatible(text)
    .split(/\s+/u)
    .map(fold)
    .filter((mark) => mark !== '');
}
