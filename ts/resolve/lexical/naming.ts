// What a candidate is called: by its name, by what stands on or in it, and by what developers called it. Each source
// says how much a sentence proves that repeats it in full.

import type { ResolverCandidate } from '../request.js';
import type { Habit } from './core.js';
import type { Glance } from './glance.js';
import { isCheckable, isContent, isField } from './roles.js';
import { identifierPhrase, phraseOf, type Phrase } from './words.js';

/** How much it proves that the sentence holds all words of a source; more is stronger. */
export enum Strength {
  /** Only a part is repeated, or only developers call it so. */
  Weak = 1,
  /** A tooltip, an example in the field, a caption beside it. */
  Shown = 2,
  /** The name, or the text on it. */
  Named = 3,
}

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
