/** The sentences of `recall.expect`. */
import type { Form } from './form.js';
import { STATE_FORMS } from './state-forms.js';

export const ASSERTION_FORMS: readonly Form[] = [...STATE_FORMS];
