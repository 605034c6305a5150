/**
 * What a resolver is asked and what it may answer.
 *
 * A resolver is asked when nothing is remembered for a sentence, or what is remembered no longer fits the page. It
 * gets the page's candidates for the operation as plain data, read from the live page a moment ago, and answers with
 * one of them, with a Playwright `Locator`, or with `null` ("I do not know"). It never gets a typed value.
 */
import type { FrameLocator, Frame, Locator, Page } from '@playwright/test';

/** The kind of control that is wanted. The same list as the store's, which it is part of the key of. */
export type Operation =
  'click' | 'fill' | 'check' | 'select' | 'hover' | 'focus' | 'upload' | 'drag' | 'drop' | 'locate' | 'press';

/** One piece of what surrounds a candidate: a row, a list item, a fieldset, a dialog, a heading. */
export interface CandidateContext {
  readonly kind: 'row' | 'item' | 'column' | 'label' | 'group' | 'section' | 'dialog' | 'heading';
  /** Its label: a row header, a legend, a heading. Empty when it has none. */
  readonly head: string;
  /** Its other words. */
  readonly text: string;
}

/** A control of the page that the operation could be for. */
export interface ResolverCandidate {
  /** Names the candidate within this request, and nowhere else. */
  readonly id: string;
  /** ARIA role; empty when it has none. */
  readonly role: string;
  readonly tag: string;
  /** The `type` of an input, empty otherwise. */
  readonly type: string;
  /** The accessible name, as Playwright computes it. Never a typed value. */
  readonly name: string;
  readonly testId?: string;
  readonly elementId?: string;
  /** The `name` attribute. */
  readonly nameAttribute?: string;
  readonly placeholder?: string;
  readonly title?: string;
  readonly alt?: string;
  readonly href?: string;
  /** The visible text where it differs from the name. */
  readonly text?: string;
  readonly visible: boolean;
  readonly enabled: boolean;
  readonly editable: boolean;
  /** What surrounds it, the innermost first. */
  readonly context: readonly CandidateContext[];
  /** Position of its frame in `ResolverRequest.frames`. */
  readonly frame: number;
}

/** A frame that candidates come from. */
export interface ResolverFrame {
  /** The frame's `name`; empty for the page itself. */
  readonly name: string;
  /** The frame's own title and first heading. */
  readonly labels: readonly string[];
}

export interface ResolverRequest {
  /** The sentence, placeholders filled in. */
  readonly target: string;
  readonly operation: Operation;
  readonly candidates: readonly ResolverCandidate[];
  readonly frames: readonly ResolverFrame[];
  /** The `within` chain of the lookup, outermost first. */
  readonly scope: readonly string[];
  /** Candidates chosen before for this very lookup that turned out unfit. A resolver abstains rather than repeat one. */
  readonly rejected: readonly ResolverCandidate[];
  /** For resolvers that answer with a locator of their own. */
  readonly page: Page;
  /** Where the lookup is confined to: the page itself, or what `within` was given. */
  readonly root: Page | Frame | Locator | FrameLocator;
}

/** A resolver that knows why it does not answer says so: the failure then names the candidates between which it stood. */
export interface Abstention {
  readonly outcome: 'abstained';
  readonly reason: 'not_found' | 'ambiguous';
  /** The nearest candidates, best first. */
  readonly near: readonly ResolverCandidate[];
}

export type ResolverAnswer = ResolverCandidate | Locator | Abstention | null | undefined;

export type Resolver = (request: ResolverRequest) => ResolverAnswer | Promise<ResolverAnswer>;
