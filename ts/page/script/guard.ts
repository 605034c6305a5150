// Watches over an action from the moment its target was resolved. Playwright makes sure that the click lands on
// the element it resolved; the guard makes sure that this element still is the one that was meant, in the same
// task in which the page would get the event. A list that re-renders in place keeps its elements and changes what
// they stand for, even on the very mouse move that precedes the press.
//
// Limits: handlers that the page put on `window` in the capture phase before this script came into the document
// run first; nothing can keep an event from them.

import type { GuardReading, TargetMode } from '../protocol';
import { isConnected } from './dom';
import { standsElsewhere } from './elsewhere';
import { isStillAttended } from './evidence';
import { afresh } from './memory';
import type { Entry } from './registry';

const MOVES = [
  'pointerover',
  'pointerenter',
  'pointermove',
  'mouseover',
  'mouseenter',
  'mousemove',
  'dragenter',
  'dragover',
];
const PRESSES = ['pointerdown', 'mousedown', 'touchstart', 'keydown', 'beforeinput', 'dragstart', 'drop'];
/** Ends of a gesture are held back only after it was blocked, or the page would think the button is still down. */
const ENDS = ['pointerup', 'mouseup', 'touchend', 'keyup', 'dragend', 'pointercancel'];
const RESULTS = ['click', 'auxclick', 'dblclick', 'contextmenu', 'keypress'];
/** Not to be blocked, but proof that something reached the page. */
const TRACES = ['input', 'change', 'focusin'];

/** Signs of text, or of a key that removes it, having arrived. */
const TYPING_TYPES = new Set(['keydown', 'beforeinput', 'input', 'change']);
const MOVE_TYPES = new Set(MOVES);
const PRESS_TYPES = new Set(PRESSES);
const END_TYPES = new Set(ENDS);
const TRACE_TYPES = new Set(TRACES);
const WATCHED = [...MOVES, ...PRESSES, ...ENDS, ...RESULTS, ...TRACES];

/** Source and target of a drag are armed together; older ones are those nobody asked about. */
const ARMED_LIMIT = 4;
/** A blocked gesture is over by then, also when nobody asks. */
const BLOCK_FOR = 5000;

interface Watch {
  readonly entry: Entry;
  readonly element: Element;
  readonly evidence: readonly string[];
  readonly mode: TargetMode;
  events: number;
  moves: number;
  trippedAt: number;
  /** The target got a press that was meant for it; what that makes of the page is the page's answer. */
  pressed: boolean;
  /** Something was typed, wherever. */
  typed: boolean;
}

const watches = new Map<string, Watch>();

export function arm(entry: Entry, element: Element, evidence: readonly string[], mode: TargetMode): void {
  watches.delete(entry.token);
  const nothing = { events: 0, moves: 0, trippedAt: 0, pressed: false, typed: false };
  watches.set(entry.token, { entry, element, evidence, mode, ...nothing });
  if (watches.size > ARMED_LIMIT) forgetOldest();
  // Again each time: `document.open()` removes listeners, and adding one that is there does nothing.
  for (const type of WATCHED) window.addEventListener(type, onEvent, { capture: true, passive: false });
}

/**
 * Whether it stopped something, or nothing was typed that should have been: a field that is moved loses the focus,
 * and the text goes nowhere. Ends the watch, unless it has something to tell.
 */
export function hasFailed(token: string): boolean {
  const watch = watches.get(token);
  if (watch && (watch.trippedAt || (watch.mode === 'type' && !watch.typed))) return true;
  watches.delete(token);
  return false;
}

/** Reading ends the watch. */
export function readGuard(token: string): GuardReading {
  const reading = peekGuard(token);
  watches.delete(token);
  return reading;
}

/** While the action is under way. */
export function peekGuard(token: string): GuardReading {
  const watch = watches.get(token);
  if (!watch) return { state: 'unknown' };
  const { events, moves, trippedAt } = watch;
  return { state: 'armed', events, moves, tripped: trippedAt > 0 };
}

function forgetOldest(): void {
  const [oldest] = watches.keys();
  if (oldest !== undefined) watches.delete(oldest);
}

function onEvent(event: Event): void {
  let path: readonly EventTarget[] | undefined;
  for (const watch of watches.values()) {
    if (isOnItsWay(watch, event)) continue;
    path ??= event.composedPath();
    if (mustBlock(watch, event, path)) block(watch, event);
    else count(watch, event, path);
  }
}

/** That the pointer came is known, and the press is still to be judged. A move is twenty events. */
function isOnItsWay({ mode, moves, trippedAt }: Watch, { type }: Event): boolean {
  return mode !== 'hover' && !trippedAt && moves > 0 && MOVE_TYPES.has(type);
}

function mustBlock(watch: Watch, event: Event, path: readonly EventTarget[]): boolean {
  if (!event.isTrusted || TRACE_TYPES.has(event.type)) return false;
  if (watch.trippedAt) return performance.now() - watch.trippedAt < BLOCK_FOR;
  if (END_TYPES.has(event.type) || (MOVE_TYPES.has(event.type) && watch.mode !== 'hover')) return false;
  // A button that says "Close" once it is pressed has to get its click; an item that took its place must not.
  if (watch.pressed) return path.includes(watch.element) && !stillSame(watch) && isOvertaken(watch);
  // Gone: a forced click would hit whatever stands there now.
  if (!isConnected(watch.element)) return !MOVE_TYPES.has(event.type);
  return path.includes(watch.element) && !stillSame(watch);
}

function stillSame({ element, entry, evidence }: Watch): boolean {
  return afresh(() => isStillAttended(element, entry.seen, evidence, entry.testIdAttribute));
}

function isOvertaken({ element, entry, evidence }: Watch): boolean {
  return afresh(() => standsElsewhere(entry, element, evidence));
}

function block(watch: Watch, event: Event): void {
  watch.trippedAt ||= performance.now();
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Presses count wherever they land: what cannot be proven undispatched counts as dispatched. */
function count(watch: Watch, event: Event, path: readonly EventTarget[]): void {
  const isOnTarget = path.includes(watch.element);
  watch.typed ||= TYPING_TYPES.has(event.type);
  watch.pressed ||= isOnTarget && event.isTrusted && PRESS_TYPES.has(event.type);
  if (MOVE_TYPES.has(event.type)) watch.moves += isOnTarget ? 1 : 0;
  else if (isOnTarget || (event.isTrusted && !TRACE_TYPES.has(event.type))) watch.events++;
}
