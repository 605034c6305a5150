/**
 * What a call was given besides its sentence and options, held to what Playwright takes. Playwright says it too, but
 * only once the control is found, and of a text that is `undefined` it makes one.
 *
 * No message shows the value: it may be what somebody wanted to type.
 */
import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';
import { RecallError } from '../errors.js';
import { isObject, kindOf } from '../kind.js';
import { Secret } from '../secret.js';

const CONTROL = "a sentence or a Locator, such as page.getByText('Done')";

function refuse(what: string, value: unknown, accepted: string): never {
  throw new RecallError('option_invalid', `${what} is ${kindOf(value)}. Accepted: ${accepted}.`);
}

/** What is typed. */
export function checkText(value: unknown): void {
  if (typeof value !== 'string' && !(value instanceof Secret))
    refuse('The text to type', value, "a string (String(…) makes one of a number) or secret('…')");
}

export function checkKey(key: unknown): void {
  if (typeof key !== 'string' || key === '')
    refuse('The key to press', key, "a key's name, such as 'Enter' or 'Control+A'");
}

export function checkChecked(checked: unknown): void {
  if (typeof checked !== 'boolean') refuse('Whether to check', checked, 'true or false');
}

/** `null` selects nothing. */
export function checkChoices(values: unknown): void {
  if (values === null) return;
  const list: unknown[] = Array.isArray(values) ? values : [values];
  const wrong = list.findIndex((value) => typeof value !== 'string' && !isObject(value));
  if (wrong !== -1)
    refuse(
      'What to select',
      list[wrong],
      'a string, { value }, { label }, { index }, an array of them, or null',
    );
}

export function checkFiles(files: unknown): void {
  const list: unknown[] = Array.isArray(files) ? files : [files];
  const wrong = list.findIndex((file) => typeof file !== 'string' && !isObject(file));
  if (wrong !== -1)
    refuse('What to upload', list[wrong], 'a path, { name, mimeType, buffer }, or an array of them');
}

export function checkPayload(payload: unknown): void {
  if (!isObject(payload)) refuse('What to drop', payload, 'an object with files or data');
}

/** The second target of a drag. A text is held to what a sentence can be later on. */
export function checkPlace(target: unknown): asserts target is string | Locator {
  if (typeof target !== 'string' && !isLocator(target)) refuse('Where to drag it', target, CONTROL);
}

/** What `within` narrows to. */
export function checkRoot(root: unknown): asserts root is Locator | Frame | FrameLocator {
  if (isPage(root))
    throw new RecallError(
      'option_invalid',
      'recall.within() was given a Page. Accepted: a Locator, Frame or FrameLocator; recall.on(page) is for pages.',
    );
  if (
    !isObject(root) ||
    !has(root, 'locator') ||
    !['elementHandle', 'owner', 'childFrames'].some((name) => has(root, name))
  )
    refuse(
      'What recall.within() was given',
      root,
      "a Locator, Frame or FrameLocator, such as page.locator('main')",
    );
}

/** @param where The call, as a person writes it. */
export function checkPage(page: unknown, where: string): asserts page is Page {
  if (!isPage(page)) refuse(`What ${where} was given as the page`, page, "Playwright's Page");
}

function isLocator(value: unknown): boolean {
  return isObject(value) && has(value, 'locator') && has(value, 'elementHandle') && !has(value, 'goto');
}

function isPage(value: unknown): boolean {
  return isObject(value) && has(value, 'goto') && has(value, 'mainFrame') && has(value, 'context');
}

/** By its methods: a locator may come from another copy of Playwright, or stand behind a proxy. */
function has(value: object, method: string): boolean {
  return typeof Reflect.get(value, method) === 'function';
}
