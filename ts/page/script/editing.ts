// Parts of the page that are being edited: their text is what somebody typed.

import { isEditableContent } from './dom';
import { closestAcross } from './tree';

/** The browser's own answer needs up-to-date styles, so it is asked only where something can be edited. */
export function isEdited(element: Element): boolean {
  const canBe = document.designMode === 'on' || closestAcross(element, '[contenteditable]') !== null;
  return canBe && isEditableContent(element);
}
