// Computed styles, each asked for once per question.

import { remembered } from './memory';

const { getComputedStyle } = window;

export const styleOf = remembered((element: Element) => getComputedStyle(element));
export const displayOf = (element: Element): string => styleOf(element).display || 'inline';
export const styleBefore = remembered((element: Element) => getComputedStyle(element, '::before'));
export const styleAfter = remembered((element: Element) => getComputedStyle(element, '::after'));
