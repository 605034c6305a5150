/** What a person reads when a sentence is not compiled: what was understood, what is near, and what could be written. */
import type { StepFinding } from '../../native.js';
import type { ResolverCandidate } from '../../resolve/request.js';
import { shortened } from '../../shortened.js';
import type { Compilation, StepType } from './contract.js';
import type { Finding, Miss } from './finding.js';
import type { Form } from './form.js';
import { formsOf } from './reading.js';
import { tokensOf } from './tokens.js';

type NotCompiled = Extract<Compilation, { outcome: 'not_compiled' }>;

const SHOWN_FORMS = 6;
const MOST_NEAR = 5;
const SHOWN_NAME_LENGTH = 60;

export function unknownForm(sentence: string, stepType: StepType): NotCompiled {
  const said = `${JSON.stringify(shortened(sentence))} is no sentence that the compiler knows.`;
  return refusal('form_unknown', [said, ...hints(sentence, stepType), knownForms(sentence, stepType)]);
}

export function missingValue(sentence: string, names: readonly string[]): NotCompiled {
  const said = `${names.map((name) => `{{${name}}}`).join(', ')} in ${JSON.stringify(shortened(sentence))} has no value.`;
  return refusal('value_missing', [said]);
}

/** All readings failed on the page; the one that came closest is told first. */
export function nothingFound(
  sentence: string,
  stepType: StepType,
  misses: readonly Extract<Finding, { outcome: 'missed' }>[],
): NotCompiled {
  const [first] = [...misses].sort((a, b) => nearness(b.miss) - nearness(a.miss));
  if (first === undefined) return unknownForm(sentence, stepType);
  const { reason, because, near } = first.miss;
  return refusal(reason, [
    `${JSON.stringify(shortened(sentence))} is read as ${JSON.stringify(first.reading.form.example)} is, but ${because}.`,
    ...nearLine(near),
    ...tips(reason),
    ...hints(sentence, stepType),
    ...(reason === 'target_ambiguous' ? [] : [knownForms(sentence, stepType)]),
  ]);
}

export function severalReadings(
  sentence: string,
  findings: readonly Extract<Finding, { outcome: 'written' }>[],
): NotCompiled {
  const lines = findings.map(
    ({ written, reading }) => `  ${written.does}   (as in: ${reading.form.example})`,
  );
  const said = `${JSON.stringify(shortened(sentence))} can be read in ${findings.length} ways on this page:`;
  return refusal('target_ambiguous', [said, ...lines, 'Word it as one of them.']);
}

export function refusedByPolicy(sentence: string, does: string, { message, fix }: StepFinding): NotCompiled {
  return refusal('form_unknown', [
    `${JSON.stringify(shortened(sentence))} comes to ${does}, which no step may do: ${message}.`,
    `Instead: ${fix}.`,
  ]);
}

/** How far a reading got: a control that was found but not fit says more than one that was not found. */
function nearness({ reason, near }: Miss): number {
  const order: Record<Miss['reason'], number> = {
    target_missing: 0,
    form_unknown: 3,
    value_missing: 3,
    target_ambiguous: 2,
  };
  return order[reason] + (near.length > 0 ? 0.5 : 0);
}

function tips(reason: Miss['reason']): string[] {
  return reason === 'target_ambiguous'
    ? [
        'Say which is meant by what stands in its row, list item, dialog or section: the Delete button in the "Bob" row.',
      ]
    : [];
}

function nearLine(near: readonly ResolverCandidate[]): string[] {
  return near.length === 0 ? [] : [`Near: ${near.slice(0, MOST_NEAR).map(named).join(', ')}.`];
}

function named({ role, tag, name, text, placeholder }: ResolverCandidate): string {
  const label = (name || text || placeholder || '').replace(/\s+/gu, ' ');
  return `${role || tag} ${label === '' ? 'without a name' : JSON.stringify(shortened(label, SHOWN_NAME_LENGTH))}`;
}

const HINTS: readonly (readonly [RegExp, StepType | undefined, string])[] = [
  [
    /^(?:check|verify|assert|ensure|make sure|confirm|expect)\s+(?:that|whether|if|the)\b/iu,
    'action',
    'What is to be checked is a recall.expect of its own: recall.expect(\'the "Saved" message is visible\').',
  ],
  [
    /^(?:click|press|type|fill|select|open|go to|check|tick|hover)\b/iu,
    'assertion',
    'What is to be done is a recall.step of its own.',
  ],
  [
    /\b(?:if|unless|when|until|while|otherwise)\b/iu,
    undefined,
    'A step has no conditions: what happens only sometimes needs a model, or plain code.',
  ],
  [
    /[,;]\s|\b(?:and|then)\s+(?:then\s+)?(?:click|press|type|fill|select|open|go|check|tick|hover|choose|enter|upload|wait)\b/iu,
    undefined,
    'One step does one thing: write a step for each.',
  ],
  [
    /\b(?:first|second|third|last|next|previous)\b/iu,
    undefined,
    'Places such as "first" tell nothing that holds when the page changes: name what stands in that row or item.',
  ],
  [
    /^(?:wait|sleep|pause)\b/iu,
    undefined,
    'Nothing has to be waited for: every action and every recall.expect waits by itself.',
  ],
  [/^scroll\b/iu, undefined, 'Nothing has to be scrolled to: Playwright scrolls to what it acts on.'],
  [
    /^(?:fill|type|enter|write|set|upload|put)\b[^"'«“‘`{]*$/iu,
    'action',
    'Put what is typed in quotation marks or into a {{param}}.',
  ],
];

function hints(sentence: string, stepType: StepType): string[] {
  const loose = tokensOf(sentence)
    .map(({ kind, raw }) => (kind === 'word' ? raw : '""'))
    .join(' ');
  return HINTS.filter(([wording, type]) => (type ?? stepType) === stepType && wording.test(loose)).map(
    ([, , hint]) => hint,
  );
}

/** The closest first: those that share most words with the sentence. */
function knownForms(sentence: string, stepType: StepType): string {
  const words = new Set(tokensOf(sentence).map(({ word }) => word));
  const ranked = formsOf(stepType)
    .map((form, at) => ({ example: form.example, at, shared: sharedWords(form, words) }))
    .sort((a, b) => b.shared - a.shared || a.at - b.at);
  const examples = [...new Set(ranked.map(({ example }) => example))].slice(0, SHOWN_FORMS);
  return [
    'Forms that come near:',
    ...examples.map((example) => `  ${example}`),
    'All of them: docs/sentences.md in the package playwright-recall.',
  ].join('\n');
}

function sharedWords({ example, patterns }: Form, words: ReadonlySet<string>): number {
  const own = new Set([
    ...tokensOf(example).map(({ word }) => word),
    ...patterns.flatMap((pattern) => pattern.split(/[ |?]/u)),
  ]);
  return [...words].filter((word) => word !== '' && own.has(word)).length;
}

function refusal(reason: NotCompiled['reason'], lines: readonly string[]): NotCompiled {
  return { outcome: 'not_compiled', reason, message: lines.join('\n') };
}
