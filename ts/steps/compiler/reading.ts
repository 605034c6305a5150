/** The readings of a sentence: each form that it fits, in each way that it fits. */
import { ACTION_FORMS, ACTION_PHRASES } from './action-forms.js';
import { ASSERTION_FORMS } from './assertion-forms.js';
import { ASSERTION_PHRASES } from './assertion-phrases.js';
import type { StepType } from './contract.js';
import type { Form } from './form.js';
import { matches, patternOf, type Pattern, type Slots } from './pattern.js';
import { tokensOf, type Token } from './tokens.js';

export interface Reading {
  readonly form: Form;
  readonly slots: Slots;
}

interface Known {
  readonly form: Form;
  readonly patterns: readonly Pattern[];
}

const PHRASES = { ...ACTION_PHRASES, ...ASSERTION_PHRASES };
const KNOWN: readonly Known[] = [...ACTION_FORMS, ...ASSERTION_FORMS].map((form) => ({
  form,
  patterns: form.patterns.map((pattern) => patternOf(pattern, PHRASES)),
}));

/** More words than that are a paragraph, not a step. */
const MOST_WORDS = 60;

export function readingsOf(sentence: string, stepType: StepType): Reading[] {
  const tokens = tokensOf(sentence);
  return tokens.length > MOST_WORDS ? [] : narrowed(readTokens(tokens, stepType));
}

export function formsOf(stepType: StepType): readonly Form[] {
  return KNOWN.map(({ form }) => form).filter((form) => form.stepType === stepType);
}

function readTokens(tokens: readonly Token[], stepType: StepType): Reading[] {
  return KNOWN.filter(({ form }) => form.stepType === stepType).flatMap(({ form, patterns }) =>
    patterns.flatMap((pattern) => matches(pattern, tokens)).map((slots) => ({ form, slots })),
  );
}

function isPlain({ form: { plain = false }, slots }: Reading): boolean {
  return typeof plain === 'boolean' ? plain : plain(slots);
}

/** A form that says plainly what it is about leaves no doubt for a general one. */
function narrowed(readings: readonly Reading[]): Reading[] {
  const plain = readings.filter(isPlain);
  return plain.length > 0 ? plain : [...readings];
}
