// What belongs to a control itself, and so is never counted among its surroundings.

import { isTypedContent, isValueHolder } from './chosen-value';
import { labelsOf } from './labels';
import { cut } from './text';
import { visibleText } from './visible-text';

export const HEAD_LIMIT = 200;
const TEXT_LIMIT = 600;
/** Own text is prose beyond this. */
const OWN_TEXT_LIMIT = 300;

export type Omit = (element: Element) => boolean;

/** True for the control and for the labels that name it. */
export function ownParts(element: Element): Omit {
  const labels = labelsOf(element);
  if (!labels.length) return (part) => part === element;
  return (part) => part === element || labels.includes(part as HTMLLabelElement);
}

export const headText = (element: Element): string => visibleText(element, HEAD_LIMIT);
/** Segments, one a line. */
export const asBody = (segments: readonly string[]): string =>
  cut(segments.filter(Boolean).join('\n'), TEXT_LIMIT);
export const asHead = (text: string): string => cut(text, HEAD_LIMIT);

/** What it shows, without what was typed or chosen. */
export function ownText(element: Element): string {
  return isValueHolder(element) || isTypedContent(element) ? '' : visibleText(element, OWN_TEXT_LIMIT);
}
