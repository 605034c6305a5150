// Watches over an action from the moment its target was resolved. Playwright makes sure that the click lands on
// the element it resolved; the guard makes sure that this element still is the one that was meant, in the same
// task in which the page would get the event. A list that re-renders in place keeps its elements and changes what
// they stand for, even on the very mouse move that precedes the press.
//
// Limits: handlers that the page put on `window` in the capture phase before this script came into the document
// run first; nothing can keep an event from them.

import type { GuardReading } from '../protocol';
import { isConnected } from './dom';
import { isAnother, receives, startWatch, type Subject, type Watch, watches } from './watch';

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
/** Playwright sets many values without a press; this is how it tells the page. */
const VALUES = ['input', 'change'];

const KEY_TYPES = new Set(['keydown', 'keypress', 'beforeinput']);
/** Signs of text, or of a key that removes it, having arrived. */
const TYPING_TYPES = new Set(['keydown', 'beforeinput', ...VALUES]);
const POINTER_TYPES = new Set(['pointerdown', 'mousedown', 'touchstart']);
const MOVE_TYPES = new Set(MOVES);
const PRESS_TYPES = new Set(PRESSES);
const END_TYPES = new Set(ENDS);
const VALUE_TYPES = new Set(VALUES);
const EFFECT_TYPES = new Set([...VALUES, 'focusin']);
const LANDING_TYPES = new Set([...VALUES, 'click']);
const WATCHED = [...MOVES, ...PRESSES, ...ENDS, ...RESULTS, ...EFFECT_TYPES];

/** A blocked gesture is over by then, also when nobody asks. */
const BLOCK_FOR = 5000;

export function arm(subject: Subject): void {
  startWatch(subject);
  // Again each time: `document.open()` removes listeners, and adding one that is there does nothing.
  for (const type of WATCHED) window.addEventListener(type, onEvent, { capture: true, passive: false });
}

/**
 * Whether it stopped something, or nothing was typed into the field: one that is moved loses the focus, and the
 * text goes nowhere. Ends the watch, unless it has something to tell.
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
  const { events, moves, trippedAt, late } = watch;
  return { state: 'armed', events, moves, tripped: trippedAt > 0, late };
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
  const { type } = event;
  if (EFFECT_TYPES.has(type)) return comesLate(watch, type, path);
  if (!event.isTrusted) return false;
  if (watch.trippedAt) return performance.now() - watch.trippedAt < BLOCK_FOR;
  if (END_TYPES.has(type) || (MOVE_TYPES.has(type) && watch.mode !== 'hover')) return false;
  if (strays(watch, type, path)) return true;
  // Gone: a forced click would hit whatever stands there now.
  if (!watch.pressed && !isConnected(watch.element)) return !MOVE_TYPES.has(type);
  return receives(watch, path) && isAnother(watch);
}

/** The focus that follows a press was judged with it, and what is reported after a click or a value with that. */
function comesLate(watch: Watch, type: string, path: readonly EventTarget[]): boolean {
  if (watch.landed || (watch.pressed && !VALUE_TYPES.has(type))) return false;
  return receives(watch, path) && isAnother(watch);
}

/**
 * Text for one field goes to another that took the focus, or the next press of the gesture lands on what the page
 * put under the pointer after the first one. Keys alone may stray: fields for one digit each pass the focus on.
 */
function strays(watch: Watch, type: string, path: readonly EventTarget[]): boolean {
  const { mode, pressed } = watch;
  if (mode === 'type' && KEY_TYPES.has(type)) return !receives(watch, path);
  return pressed && POINTER_TYPES.has(type) && !isExpected(path);
}

/** Of any action under way: a drag has two ends, and several actions may run at once. */
function isExpected(path: readonly EventTarget[]): boolean {
  return [...watches.values()].some((watch) => receives(watch, path));
}

function block(watch: Watch, event: Event): void {
  watch.trippedAt ||= performance.now();
  if (VALUE_TYPES.has(event.type)) {
    watch.late = true;
    watch.events++;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Presses count wherever they land: what cannot be proven undispatched counts as dispatched. */
function count(watch: Watch, { type, isTrusted }: Event, path: readonly EventTarget[]): void {
  const isOnTarget = receives(watch, path);
  if (isOnTarget) follow(watch, type, isTrusted);
  if (MOVE_TYPES.has(type)) watch.moves += isOnTarget ? 1 : 0;
  else if (isOnTarget || (isTrusted && !EFFECT_TYPES.has(type))) watch.events++;
}

function follow(watch: Watch, type: string, isTrusted: boolean): void {
  watch.typed ||= TYPING_TYPES.has(type);
  watch.pressed ||= VALUE_TYPES.has(type) || (isTrusted && PRESS_TYPES.has(type));
  watch.landed ||= LANDING_TYPES.has(type);
}
