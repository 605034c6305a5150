// Names that HTML and SVG give by themselves: labels, captions, alternative texts, the text of a submit button.
// Follows Playwright 1.65's roleUtils. `null` means that this element has no such rule, so that others apply.

import { attribute, firstElement, nextElement, tagOf } from './dom';
import { isHiddenFromTree } from './hidden';
import { labelsOf } from './labels';
import { type Speak, type Trail, viaCaption, viaLabel, viaSvgTitle } from './trail';

const BUTTON_TYPES = new Set(['button', 'submit', 'reset']);
const PLACEHOLDER_TYPES = new Set(['text', 'password', 'number', 'search', 'tel', 'email', 'url']);
const FIELDS = new Set(['textarea', 'select', 'input', 'meter', 'progress']);
const CAPTIONS = new Map([
  ['fieldset', 'legend'],
  ['figure', 'figcaption'],
  ['table', 'caption'],
]);

export function nativeName(element: Element, trail: Trail, isLabelled: boolean, speak: Speak): string | null {
  const tag = tagOf(element);
  if (tag === 'input') {
    const named = buttonInputName(element as HTMLInputElement, trail, speak);
    if (named !== null) return named;
  }
  if (!isLabelled && (tag === 'button' || tag === 'output' || FIELDS.has(tag))) {
    return fieldName(element, tag, trail, speak);
  }
  if (CAPTIONS.has(tag)) return captionName(element, tag, trail, isLabelled, speak);
  if (tag === 'img' || tag === 'area')
    return visit(element, trail, textOf(element, 'alt') || titleOf(element));
  return svgName(element, tag, trail, speak);
}

/** An attribute that is more than white space, else ''. */
export function textOf(element: Element, name: string): string {
  const value = attribute(element, name) ?? '';
  return value.trim() ? value : '';
}

const titleOf = (element: Element): string => attribute(element, 'title') ?? '';

function visit<T>(element: Element, trail: Trail, answer: T): T {
  trail.visited.add(element);
  return answer;
}

function buttonInputName(input: HTMLInputElement, trail: Trail, speak: Speak): string | null {
  const { type } = input;
  if (BUTTON_TYPES.has(type)) return visit(input, trail, valueName(input));
  if (type !== 'file' && type !== 'image') return null;
  trail.visited.add(input);
  const labels = labelsOf(input);
  if (labels.length && !trail.labelledBy) return fromLabels(labels, trail, speak);
  if (type === 'file') return 'Choose File';
  return textOf(input, 'alt') || textOf(input, 'title') || 'Submit';
}

/** The `value` of these buttons is their text, written by the page's author and never typed. */
function valueName(input: HTMLInputElement): string {
  const { value, type } = input;
  if (value.trim()) return value;
  if (type === 'submit') return 'Submit';
  return type === 'reset' ? 'Reset' : titleOf(input);
}

function fieldName(element: Element, tag: string, trail: Trail, speak: Speak): string | null {
  trail.visited.add(element);
  const labels = labelsOf(element);
  if (labels.length) return fromLabels(labels, trail, speak);
  if (tag === 'button') return null;
  const takesPlaceholder =
    tag === 'textarea' || (tag === 'input' && PLACEHOLDER_TYPES.has(inputType(element)));
  const title = titleOf(element);
  return takesPlaceholder && !title ? (attribute(element, 'placeholder') ?? '') : title;
}

const inputType = (element: Element): string => (element as HTMLInputElement).type;

function fromLabels(labels: readonly HTMLLabelElement[], trail: Trail, speak: Speak): string {
  const texts = labels.map((label) => speak(label, viaLabel(trail, isHiddenFromTree(label))));
  return texts.filter(Boolean).join(' ');
}

function captionName(
  element: Element,
  tag: string,
  trail: Trail,
  isLabelled: boolean,
  speak: Speak,
): string | null {
  const isTable = tag === 'table';
  if (isLabelled && !isTable) return null;
  trail.visited.add(element);
  const caption = childWith(element, CAPTIONS.get(tag) ?? '');
  if (caption) return speak(caption, viaCaption(trail, isHiddenFromTree(caption)));
  return isTable ? attribute(element, 'summary') || null : titleOf(element);
}

function svgName(element: Element, tag: string, trail: Trail, speak: Speak): string | null {
  if (!(element instanceof SVGElement)) return null;
  trail.visited.add(element);
  const title = childWith(element, 'title');
  if (title) return speak(title, viaSvgTitle(trail, isHiddenFromTree(title)));
  return (tag === 'a' && textOf(element, 'xlink:title')) || null;
}

function childWith(element: Element, tag: string): Element | null {
  for (let child = firstElement(element); child; child = nextElement(child))
    if (tagOf(child) === tag) return child;
  return null;
}
