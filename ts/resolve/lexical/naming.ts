// What a candidate is called: by its name, by what stands on or in it, and by what developers called it. Each source
// says how much a sentence proves that repeats it in full.

import type { ResolverCandidate } from '../request.js';
import type { Glance } from './glance.js';
import { CONNECTORS, DETERMINERS, FIELD_FILLERS, OPENS_ELSEWHERE } from './grammar-words.js';
import { isCheckable, isContent, isField } from './roles.js';
import { mentionLength } from './sentence.js';
import { Phrase, compatible, identifierPhrase, phraseOf } from './words.js';

/** How much it proves that the sentence holds all words of a source; more is stronger. */
export enum Strength {
  /** Only a part is repeated, or only developers call it so. */
  Weak = 1,
  /** A tooltip, an example in the field, a caption beside it. */
  Shown = 2,
  /** The name, or the text on it. */
  Named = 3,
}

/** How people shorten such a text when they say it. */
export type Habit = 'identifier' | 'field' | 'checkable' | 'link' | 'control';

export type Source =
  | 'name'
  | 'text'
  | 'label'
  | 'placeholder'
  | 'column'
  | 'title'
  | 'alt'
  | 'test id'
  | 'id'
  | 'name attribute';

export interface Naming {
  readonly source: Source;
  readonly raw: string;
  readonly phrase: Phrase;
  readonly strength: Strength;
  readonly habit: Habit;
}

const BADGE =
  /^\s*[([]?\d[\d.,]{0,6}\+?[)\]]?\s+(?=\S)|\s*(?:[([]\s*\d[\d.,]{0,6}\+?\s*[)\]]|(?<=\s)\d{1,5}\+?)\s*$/gu;
const REMARK = /\(([^()]*)\)\s*$/u;
const REMARK_WORDS = /\d|requi|option|oblig|pflicht|erforder|facult|verplicht|обяз/iu;
const SHORT_IDENTIFIER_PARTS = new Set(['id', 'btn', 'lnk', 'inp', 'txt', 'sel', 'chk', 'cb', 'ddl', 'el']);

/** Remembers phrases, since rows and headings repeat: one for each request. */
export class PhraseBook {
  readonly #phrases = new Map<string, Phrase>();
  readonly #identifiers = new Map<string, Phrase>();

  phrase(text: string): Phrase {
    return remembered(this.#phrases, text, phraseOf);
  }

  identifier(text: string): Phrase {
    return remembered(this.#identifiers, text, identifierPhrase);
  }
}

function remembered(known: Map<string, Phrase>, text: string, make: (text: string) => Phrase): Phrase {
  let phrase = known.get(text);
  if (!phrase) known.set(text, (phrase = make(text)));
  return phrase;
}

/** Those that share a word with the sentence. */
export function namingsOf(candidate: ResolverCandidate, book: PhraseBook, glance: Glance): Naming[] {
  const namings: Naming[] = [];
  const habit = habitOf(candidate);
  const shown = (source: Source, raw: string | undefined, strength: Strength): void => {
    if (raw && glance.sees(raw)) namings.push({ source, raw, phrase: book.phrase(raw), strength, habit });
  };
  const hidden = (source: Source, raw: string | undefined): void => {
    if (!raw || !glance.sees(raw)) return;
    namings.push({ source, raw, phrase: book.identifier(raw), strength: Strength.Weak, habit: 'identifier' });
  };
  shown('name', candidate.name, Strength.Named);
  // What only contains a text is not called by it as a control that has it for a label is.
  shown('text', candidate.text, isContent(candidate) ? Strength.Shown : Strength.Named);
  beside(candidate, shown);
  shown('placeholder', candidate.placeholder, Strength.Shown);
  shown('title', candidate.title, Strength.Shown);
  shown('alt', candidate.alt, Strength.Shown);
  hidden('test id', candidate.testId);
  hidden('id', candidate.elementId);
  hidden('name attribute', candidate.nameAttribute);
  return namings;
}

function habitOf(candidate: ResolverCandidate): Habit {
  if (isCheckable(candidate)) return 'checkable';
  if (isField(candidate)) return 'field';
  return candidate.role === 'link' ? 'link' : 'control';
}

/** A caption, and the header of a column of fields. What stands before a checkbox belongs to the one before it, or to them all. */
function beside(
  candidate: ResolverCandidate,
  add: (source: Source, raw: string, strength: Strength) => void,
): void {
  const nameless = isNameless(candidate);
  const hasCaption = !isCheckable(candidate) && (nameless || isField(candidate));
  for (const { kind, head } of candidate.context) {
    if (kind === 'label' && hasCaption) add('label', head, nameless ? Strength.Named : Strength.Shown);
    if (kind === 'column' && nameless) add('column', head, Strength.Shown);
  }
}

/** Without words; a lone symbol is what an icon button has for a name. */
export function isNameless({ name, text }: ResolverCandidate): boolean {
  return !hasWords(name) && !(text && hasWords(text));
}

function hasWords(text: string): boolean {
  return /[a-zA-Z0-9]/.test(text) || /[\p{L}\p{N}]/u.test(text);
}

/** Says what to do with the field or what kind it is, but not which one it is. */
export function isFiller({ words }: Phrase): boolean {
  return words.every(
    (word) => FIELD_FILLERS.has(word) || word === 'this' || mentionLength(new Phrase([word]), 0) > 0,
  );
}

/** What remains when everything is left out that people do not say: badges, "required", "Enter your …". */
export function coreOf({ raw, phrase, habit }: Naming): Phrase | undefined {
  const core = CORES[habit](raw, phrase);
  return core.joined === phrase.joined || core.joined === '' ? undefined : core;
}

const CORES: Readonly<Record<Habit, (raw: string, phrase: Phrase) => Phrase>> = {
  identifier: (_, phrase) => identifierCore(phrase),
  field: (raw, phrase) => withoutEnding(fieldCore(raw, phrase)),
  checkable: fieldCore,
  link: (raw, phrase) => controlCore(raw.replace(OPENS_ELSEWHERE, ''), phrase),
  control: controlCore,
};

/** The test id and name attribute of a control end in what kind of control it is: `save-button`, `id_email`. */
function identifierCore({ words }: Phrase): Phrase {
  let [from, to] = [0, words.length];
  while (from < to - 1 && SHORT_IDENTIFIER_PARTS.has(words[from] ?? '')) from += 1;
  while (to > from + 1 && isKindOfControl(words[to - 1] ?? '')) to -= 1;
  return new Phrase(words.slice(from, to));
}

function isKindOfControl(word: string): boolean {
  return SHORT_IDENTIFIER_PARTS.has(word) || mentionLength(new Phrase([word]), 0) > 0;
}

function fieldCore(raw: string, phrase: Phrase): Phrase {
  const said = raw.includes('(') ? withoutRemark(compatible(raw)) : raw;
  return without(said === raw ? phrase : phraseOf(said), (word) => FIELD_FILLERS.has(word));
}

function withoutRemark(raw: string): string {
  const [remark, inside = ''] = REMARK.exec(raw) ?? [];
  return remark !== undefined && REMARK_WORDS.test(inside) ? raw.slice(0, -remark.length) : raw;
}

/** "Search for…": what follows is up to the one who fills it in. */
function withoutEnding(phrase: Phrase): Phrase {
  return without(phrase, (word, at) => at > 0 && at === phrase.words.length - 1 && CONNECTORS.has(word));
}

function controlCore(raw: string, phrase: Phrase): Phrase {
  const said = /\d/.test(raw) ? raw.replace(BADGE, ' ') : raw;
  const rest = phraseOf(said);
  return without(
    rest.joined === phrase.joined ? phrase : rest,
    (word, at) => at < rest.words.length - 1 && word.length > 1 && DETERMINERS.has(word),
  );
}

function without(phrase: Phrase, isIdle: (word: string, at: number) => boolean): Phrase {
  return phrase.words.some(isIdle)
    ? new Phrase(phrase.words.filter((word, at) => !isIdle(word, at)))
    : phrase;
}
