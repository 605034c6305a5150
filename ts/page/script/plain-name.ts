// The name of the many controls that have nothing but text: no reference, no label, no image, no text from CSS. It is
// the same that speech.ts would find after asking for a dozen things, and the difference between tens and hundreds
// of milliseconds on a page of thousands. A test holds the two against each other.

import { mayHaveText } from './css-content';
import { firstChild, has, isText, labelledByElements, nextSibling, shadowRootOf, tagOf } from './dom';
import { isEdited } from './editing';
import { labelsOf } from './labels';
import { collapse } from './text';

/** Tags named by their content, whose rules ask for nothing else when these attributes are absent. */
const PLAIN_TAGS = new Set(['a', 'button', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary']);
const NAMING_ATTRIBUTES = ['aria-label', 'aria-labelledby', 'aria-owns', 'aria-haspopup', 'role'];

/** Null when the full rules are needed; never ''. */
export function plainName(element: Element): string | null {
  if (!PLAIN_TAGS.has(tagOf(element)) || NAMING_ATTRIBUTES.some((name) => has(element, name))) return null;
  const text = onlyText(element);
  if (!text || shadowRootOf(element) || isNamedElsewhere(element) || mayHaveText(element)) return null;
  return collapse(text) || null;
}

/** Its text when it has no other children. */
function onlyText(element: Element): string | null {
  let text = '';
  for (let child = firstChild(element); child; child = nextSibling(child)) {
    if (!isText(child)) return null;
    text += child.data;
  }
  return text;
}

function isNamedElsewhere(element: Element): boolean {
  if (labelledByElements(element)?.length) return true;
  return isEdited(element) || (tagOf(element) === 'button' && labelsOf(element).length > 0);
}
