// What is known of an action under way, and whether its element still is the one that was meant.

import type { TargetMode } from '../protocol';
import { holds, isEditableContent, isElement } from './dom';
import { standsElsewhere } from './elsewhere';
import { isStillAttended, keepsSurroundings } from './evidence';
import { afresh } from './memory';
import type { Entry } from './registry';

export interface Subject {
  /** Where it was looked for. */
  readonly root: Node;
  readonly entry: Entry;
  readonly element: Element;
  readonly evidence: readonly string[];
  readonly mode: TargetMode;
}

export interface Watch extends Subject {
  readonly since: number;
  events: number;
  moves: number;
  trippedAt: number;
  /** A value was in it already when it was found to be another control. */
  late: boolean;
  /** The target got a press that was meant for it; what that makes of the page is the page's answer. */
  pressed: boolean;
  /** The target got what the press was for, a click or a value; what is reported after that is the same value. */
  landed: boolean;
  /** Something was typed into it. */
  typed: boolean;
}

/** A watch ends when it is read; these bounds are for those that nobody asks about. */
const LIMIT = 64;
const KEPT_FOR = 60_000;

export const watches = new Map<string, Watch>();

export function startWatch(subject: Subject): void {
  const { token } = subject.entry;
  const since = performance.now();
  const counts = { events: 0, moves: 0, trippedAt: 0 };
  const signs = { late: false, pressed: false, landed: false, typed: false };
  watches.delete(token);
  forgetOld(since);
  watches.set(token, { ...subject, since, ...counts, ...signs });
}

/** The oldest come first. */
function forgetOld(now: number): void {
  for (const [token, { since }] of watches) {
    if (watches.size < LIMIT && now - since < KEPT_FOR) return;
    watches.delete(token);
  }
}

/** Once pressed, a button may say "Close" and has to get its click; an item that took its place must not. */
export function isAnother(watch: Watch): boolean {
  const { root, element, entry, evidence, pressed } = watch;
  const { seen, testIdAttribute } = entry;
  return afresh(
    () =>
      !isStillAttended(element, seen, evidence, testIdAttribute) &&
      (!pressed ||
        !keepsSurroundings(element, seen, evidence) ||
        standsElsewhere(root, entry, element, evidence)),
  );
}

/** Whether an event on this path is for the element: a control and its label stand for each other. */
export function receives({ element }: Watch, path: readonly EventTarget[]): boolean {
  if (path.includes(element)) return true;
  const control = controlOf(element);
  return (
    (!!control && path.includes(control)) ||
    path.some((part) => controlOf(part) === element) ||
    isEditedBy(element, path)
  );
}

const controlOf = (part: EventTarget): HTMLElement | null =>
  part instanceof HTMLLabelElement ? part.control : null;

/** What is typed into a part of an editor reaches the editor. */
function isEditedBy(element: Element, [first]: readonly EventTarget[]): boolean {
  if (!isEditableContent(element) || !(first instanceof Node) || !isElement(first)) return false;
  return isEditableContent(first) && holds(first, element);
}
