// Whether a text could hold words of the sentence, told without taking it apart: on a page of thousands of controls
// nearly none does. Sees too much rather than too little.

import type { Sentence } from './sentence.js';
import { BETWEEN_NUMBERS, compatible, fold, isPlain } from './words.js';

export class Glance {
  readonly #anyWord: (text: string) => boolean;
  readonly #runs = new Map<string, (text: string) => boolean>();
  readonly #folded = new Map<string, string>();

  constructor({ words, determiners, connectors, possessives, verbs }: Sentence) {
    const grammar = [determiners, connectors, possessives, verbs];
    const telling = words.filter((_, at) => !grammar.some((list) => list[at]));
    this.#anyWord = this.#finder((telling.length > 0 ? telling : words).map(({ text }) => text));
  }

  /** Any word of the sentence that is not mere grammar. */
  sees(text: string | undefined): boolean {
    return text !== undefined && text !== '' && this.#anyWord(text);
  }

  /** These words, joined, one after the other. */
  holds(text: string, joined: string): boolean {
    if (text === '') return false;
    let finder = this.#runs.get(joined);
    if (!finder) this.#runs.set(joined, (finder = this.#finder([joined])));
    return finder(text);
  }

  #finder(needles: readonly string[]): (text: string) => boolean {
    const pattern = needles.map(loosely).join('|') || '(?!)';
    const unicode = new RegExp(pattern, 'u');
    if (!needles.every(isPlain)) return (text) => unicode.test(this.#fold(text));
    const ascii = new RegExp(pattern, 'i');
    return (text) => (isPlain(text) ? ascii.test(text) : unicode.test(this.#fold(text)));
  }

  #fold(text: string): string {
    const known = this.#folded.get(text);
    if (known !== undefined) return known;
    const folded = fold(compatible(text));
    this.#folded.set(text, folded);
    return folded;
  }
}

/** Whatever stands between the letters: "e-mail" for "email", "Log in" for "login". */
function loosely(word: string): string {
  const gap = isPlain(word) ? '[^a-zA-Z0-9]*' : String.raw`[^\p{L}\p{N}]*`;
  const characters = [...word].filter((character) => character !== BETWEEN_NUMBERS);
  return characters.map((character) => character.replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`)).join(gap);
}
