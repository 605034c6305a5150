/** The sentences of `recall.expect`. */
import { COUNT_FORMS } from './count-forms.js';
import type { Form } from './form.js';
import { PAGE_FORMS } from './page-forms.js';
import { STATE_FORMS } from './state-forms.js';
import { TEXT_FORMS } from './text-forms.js';

export const ASSERTION_FORMS: readonly Form[] = [
  ...STATE_FORMS,
  ...TEXT_FORMS,
  ...COUNT_FORMS,
  ...PAGE_FORMS,
];
