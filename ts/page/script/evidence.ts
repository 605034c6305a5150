// Whether an element still is what was seen. Only the named evidence is compared, so that clocks, counters and
// prices nearby change nothing.

import type { Context, ContextKind, Signals } from '../protocol';
import type { Description } from './candidate';
import { contextsOf } from './context';
import { nameOf } from './name';
import { ownText } from './own-text';
import { hasShape } from './shape';
import { signalText } from './signals';
import { collapse } from './text';

const SIGNALS: ReadonlySet<string> = new Set<keyof Signals>([
  'testId',
  'id',
  'nameAttr',
  'name',
  'placeholder',
  'title',
  'alt',
  'href',
]);
const KINDS: ReadonlySet<string> = new Set<ContextKind>([
  'row',
  'item',
  'column',
  'label',
  'group',
  'section',
  'dialog',
  'heading',
  'near',
]);
/** `row`, `row.head`, `row#2`. */
const CONTEXT = /^([a-z]+)(?:(\.head)|#(\d+))?$/;
/** Part of the shape, which is compared always. */
const SHAPE: ReadonlySet<string> = new Set(['role', 'tag', 'type']);

export function isStill(
  element: Element,
  seen: Description,
  evidence: readonly string[],
  testId: string,
): boolean {
  return holds(element, seen, evidence, (name) => sameSignal(element, seen, name, testId));
}

/**
 * The same while the pointer or the focus is on it: tooltips take `title` away then, and old pages empty a
 * placeholder. What is gone says nothing else; another text in its place does.
 */
export function isStillAttended(
  element: Element,
  seen: Description,
  evidence: readonly string[],
  testId: string,
): boolean {
  const { name: before, title, placeholder } = seen.signals;
  return holds(element, seen, evidence, (name) => {
    if (sameSignal(element, seen, name, testId)) return true;
    const mayGo =
      name === 'title' ||
      name === 'placeholder' ||
      (name === 'name' && [title, placeholder].includes(before));
    return mayGo && signalText(element, name, testId) === '';
  });
}

/**
 * Whether it still stands among the same things, whatever it says itself by now: in `Play Episode 3` it may have
 * become `Pause Episode 3`. Of a row only its head counts, since a total in it may follow what is done to it.
 */
export function keepsSurroundings(element: Element, seen: Description, evidence: readonly string[]): boolean {
  const places = evidence.filter((name) => !SHAPE.has(name) && !SIGNALS.has(name) && name !== 'text');
  const before = seen.context.map(withoutWords(seen.signals.name, seen.text));
  const [name, text] = [nameOf(element), ownText(element)];
  const now = contextsOf(element, kindsIn(places)).map(withoutWords(name, text === name ? '' : text));
  return places.every((place) => sameContext(before, now, /[.#]/.test(place) ? place : `${place}.head`));
}

const withoutWords =
  (...words: (string | undefined)[]) =>
  (context: Context): Context => ({ ...context, head: words.reduce<string>(without, context.head) });

const without = (text: string, words = ''): string => collapse(text.replace(words, ''));

type SameSignal = (name: keyof Signals) => boolean;

function holds(
  element: Element,
  seen: Description,
  evidence: readonly string[],
  isSame: SameSignal,
): boolean {
  if (!hasShape(element, seen)) return false;
  let contexts: Context[] | undefined;
  return evidence.every((name) => {
    if (SHAPE.has(name)) return true;
    if (SIGNALS.has(name)) return isSame(name as keyof Signals);
    if (name === 'text') return ownText(element) === (seen.text ?? seen.signals.name);
    contexts ??= contextsOf(element, kindsIn(evidence));
    return sameContext(seen.context, contexts, name);
  });
}

function kindsIn(evidence: readonly string[]): ReadonlySet<string> {
  return new Set(evidence.map((name) => CONTEXT.exec(name)?.[1] ?? name));
}

export function sameSignal(
  element: Element,
  seen: Description,
  name: keyof Signals,
  testId: string,
): boolean {
  return signalText(element, name, testId) === (seen.signals[name] ?? '');
}

function sameContext(seen: readonly Context[], now: readonly Context[], name: string): boolean {
  const [, kind = '', head, segment] = CONTEXT.exec(name) ?? [];
  if (!KINDS.has(kind)) throw new Error(`recall:unknown-evidence ${name}`);
  const before = seen.filter((context) => context.kind === kind);
  const after = now.filter((context) => context.kind === kind);
  return before.every((context, index) => {
    const other = after[index];
    if (!other) return false;
    if (segment !== undefined) return keepsSegment(context, other, Number(segment));
    if (kind === 'near') return withoutNumbers(context.head) === withoutNumbers(other.head);
    return context.head === other.head && (!!head || keepsWords(context, other));
  });
}

/** Segments may move: a column may be inserted. */
function keepsSegment(seen: Context, now: Context, index: number): boolean {
  const segment = seen.text.split('\n')[index];
  return segment === undefined || now.text.split('\n').includes(segment);
}

function keepsWords(seen: Context, now: Context): boolean {
  const left = new Map<string, number>();
  for (const word of wordsOf(now)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsOf(seen).every((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
}

/** A counter or a clock that is merely near says nothing. */
const withoutNumbers = (text: string): string => text.replace(/\p{N}+/gu, '');

const wordsOf = ({ text }: Context): string[] => text.split(/\s/);
