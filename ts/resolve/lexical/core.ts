// What remains of a name when everything is left out that people do not say: a count, "required", "Enter your …". Only
// what never tells two controls apart is left out.

import { DETERMINERS, FIELD_CLOSERS, FIELD_OPENERS, OPENS_ELSEWHERE, OPEN_ENDS } from './grammar-words.js';
import { mentionLength } from './sentence.js';
import { compatible, Phrase, phraseOf } from './words.js';

/** How people shorten such a text when they say it. */
export type Habit = 'identifier' | 'field' | 'checkable' | 'link' | 'control';

/** A count in brackets; a bare number tells "Step 2" from "Step 3". */
const COUNT = /^\s*[([]\s*\d[\d.,]{0,6}\+?\s*[)\]]|[([]\s*\d[\d.,]{0,6}\+?\s*[)\]]\s*$/gu;
const REMARK = /\(([^()]*)\)\s*$/u;
const REMARK_WORDS =
  /requi|option|oblig|pflicht|erforder|facult|verplicht|обяз|\b(?:min|max|chars?|characters|digits|zeichen)\b|yyyy|jjjj|aaaa/iu;
const SHORT_IDENTIFIER_PARTS = new Set(['id', 'btn', 'lnk', 'inp', 'txt', 'sel', 'chk', 'cb', 'ddl', 'el']);

const NOTHING: ReadonlySet<string> = new Set();

const CORES: Readonly<Record<Habit, (raw: string, phrase: Phrase) => Phrase>> = {
  identifier: (_, phrase) => identifierCore(phrase),
  field: (raw, phrase) => trim(fieldCore(raw, phrase), NOTHING, OPEN_ENDS),
  checkable: fieldCore,
  link: (raw, phrase) => controlCore(raw.replace(OPENS_ELSEWHERE, ''), phrase),
  control: controlCore,
};

/** Nothing where that is the whole name, or where nothing is left. */
export function coreOf(raw: string, phrase: Phrase, habit: Habit): Phrase | undefined {
  const core = CORES[habit](raw, phrase);
  return core.joined === phrase.joined || core.joined === '' ? undefined : core;
}

/** Says what to do with the field or what kind it is, but not which one it is: "Select row". */
export function isFiller({ words }: Phrase): boolean {
  return words.every(
    (word) => FIELD_OPENERS.has(word) || FIELD_CLOSERS.has(word) || word === 'this' || isKind(word),
  );
}

/** The test id and name attribute of a control end in what kind of control it is: `save-button`, `id_email`. */
function identifierCore({ words }: Phrase): Phrase {
  let [from, to] = [0, words.length];
  while (from < to - 1 && SHORT_IDENTIFIER_PARTS.has(words[from] ?? '')) from += 1;
  while (to > from + 1 && (SHORT_IDENTIFIER_PARTS.has(words[to - 1] ?? '') || isKind(words[to - 1] ?? '')))
    to -= 1;
  return new Phrase(words.slice(from, to));
}

function fieldCore(raw: string, phrase: Phrase): Phrase {
  const said = raw.includes('(') ? withoutRemark(compatible(raw)) : raw;
  return trim(said === raw ? phrase : phraseOf(said), FIELD_OPENERS, FIELD_CLOSERS);
}

function withoutRemark(raw: string): string {
  const [remark, inside = ''] = REMARK.exec(raw) ?? [];
  return remark !== undefined && REMARK_WORDS.test(inside) ? raw.slice(0, -remark.length) : raw;
}

/** "Close the dialog" is said without the article; "The Who" is not. */
function controlCore(raw: string, phrase: Phrase): Phrase {
  const said = phraseOf(/\d/.test(raw) ? raw.replace(COUNT, ' ') : raw);
  const isIdle = (word: string, at: number): boolean =>
    at > 0 && at < said.words.length - 1 && DETERMINERS.has(word);
  if (said.words.some(isIdle)) return new Phrase(said.words.filter((word, at) => !isIdle(word, at)));
  return said.joined === phrase.joined ? phrase : said;
}

function trim(phrase: Phrase, openers: ReadonlySet<string>, closers: ReadonlySet<string>): Phrase {
  const { words } = phrase;
  let [from, to] = [0, words.length];
  while (from < to && openers.has(words[from] ?? '')) from += 1;
  while (to > from && closers.has(words[to - 1] ?? '')) to -= 1;
  return to - from === words.length ? phrase : new Phrase(words.slice(from, to));
}

function isKind(word: string): boolean {
  return mentionLength(new Phrase([word]), 0) > 0;
}
