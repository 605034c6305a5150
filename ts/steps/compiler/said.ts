/**
 * What of a text on the page the sentence says, and with it what of the sentence a locator says.
 *
 * A name that the sentence says in full is asked for exactly. Of a longer one ("Cart (3)", "Welcome back, Ada") only the
 * words that the sentence says are asked for, since the others may be a count or a value of today.
 */
import { readSentence } from '../../resolve/lexical/sentence.js';
import { findIn, identifierPhrase, phraseOf, type Phrase } from '../../resolve/lexical/words.js';
import { literal, type Piece, type Text, type Values } from './text.js';

/** A shorter run of letters says too little to find something by. */
const SHORTEST_FRAGMENT = 3;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

export class Said {
  readonly #phrase: Phrase;
  readonly #words: ReadonlySet<string>;
  /** The words that name something: neither grammar nor a word for a kind of control. */
  readonly #content: readonly string[];
  readonly #params: readonly (readonly [string, string])[];

  /** @param target The words for the control with today's values; `params` are those that stand in them. */
  constructor(target: string, operation: string, params: readonly string[], values: Values) {
    const sentence = readSentence(target, operation);
    this.#phrase = phraseOf(target);
    this.#words = new Set(this.#phrase.words);
    this.#content = sentence.words
      .filter(({ isMark }, at) => !isMark && sentence.content[at])
      .map(({ text }) => text);
    this.#params = params
      .map((name) => [name, values[name] ?? ''] as const)
      .filter(([, value]) => value.trim() !== '');
  }

  /** Whether the sentence has all words of it. */
  says(text: string): boolean {
    const { joined } = phraseOf(text);
    return joined !== '' && findIn(this.#phrase, joined) !== undefined;
  }

  /** The longest run of words that the sentence has too, as it stands there. */
  fragment(text: string): string | undefined {
    let best = '';
    let run: { from: number; to: number } | undefined;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const said = phraseOf(word).words.every((part) => this.#words.has(part));
      run = said ? { from: run?.from ?? index, to: index + word.length } : undefined;
      const found = run === undefined ? '' : text.slice(run.from, run.to);
      if (found.length > best.length) best = found;
    }
    const tells = best.length >= SHORTEST_FRAGMENT || WITHOUT_SPACES.test(best);
    return tells && this.#tellsSomething(best) ? best : undefined;
  }

  /** The text with params in place of the values that stand in it. */
  withParams(text: string): Text {
    return this.#params.reduce<Text>(
      (pieces, [name, value]) => pieces.flatMap((piece) => replaced(piece, name, value)),
      literal(text),
    );
  }

  /** Words of the sentence that none of these texts has. */
  missingFrom(texts: readonly string[]): string[] {
    const found = texts.flatMap((text) => [phraseOf(text).joined, identifierPhrase(text).joined]);
    return this.#content.filter((word) => !found.some((joined) => joined.includes(word)));
  }

  #tellsSomething(fragment: string): boolean {
    const { words } = phraseOf(fragment);
    return words.some((word) => this.#content.includes(word));
  }
}

/** Only whole words: a value `1` is not what stands in "12". */
function replaced(piece: Piece, name: string, value: string): Piece[] {
  if (piece.kind === 'param') return [piece];
  const at = piece.text.toLowerCase().indexOf(value.toLowerCase());
  const end = at + value.length;
  const isWhole = at >= 0 && !isInWord(piece.text, at) && !isInWord(piece.text, end);
  if (!isWhole) return [piece];
  const rest = literal(piece.text.slice(end)).flatMap((behind) => replaced(behind, name, value));
  return [...literal(piece.text.slice(0, at)), { kind: 'param', name }, ...rest];
}

function isInWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]$/u.test(text.slice(0, at)) && /^[\p{L}\p{N}]/u.test(text.slice(at));
}
