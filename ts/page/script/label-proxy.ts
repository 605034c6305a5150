// Labels that stand in for a control which cannot be seen, as styled checkboxes and upload buttons do. Playwright
// checks the control when it is told to check the label.

import { isVisible } from './visibility';

/** The hidden control a label acts for, else null. */
export function labelledControl(element: Element): HTMLElement | null {
  if (!(element instanceof HTMLLabelElement)) return null;
  const { control } = element;
  return control && !isVisible(control) ? control : null;
}
