// Parts of the page that are being edited: their text is what somebody typed.

import { allMatches, isEditableContent, rootNode } from './dom';
import { remembered } from './memory';

/** Whether anything can be edited in this tree; asked once, so that pages without editors pay nothing. */
const hasEditor = remembered((root: Node): boolean => {
  return document.designMode === 'on' || allMatches(root, '[contenteditable]').length > 0;
});

export function isEdited(element: Element): boolean {
  if (!hasEditor(document) && !hasEditor(rootNode(element))) return false;
  return isEditableContent(element);
}
