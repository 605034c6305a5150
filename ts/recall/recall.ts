/**
 * The `recall` object: Playwright's locator actions, each with a sentence in place of the locator and otherwise
 * Playwright's own arguments, options and time-outs.
 */
import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';
import type { Params } from '../placeholders.js';
import type { LookupRecord } from '../report/lookup-record.js';
import type { StepRecord } from '../report/step-record.js';
import type { Secret } from '../secret.js';
import { inGroup } from '../steps/group.js';
import { takeStep } from '../steps/take-step.js';
import { Actor } from './actor.js';
import { checkChecked, checkFiles, checkKey, checkPage, checkPayload, checkRoot } from './arguments.js';
import type { CallOptions } from './call-options.js';
import type { Scope, Session } from './context.js';
import { dragTo } from './dragging.js';
import { narrow } from './scope.js';

/** The options of Playwright's method, which stand at this place of its arguments, and ours. */
type With<M extends keyof Locator, At extends 0 | 1 | 2 = 0> = NonNullable<MethodParameters<M>[At]> &
  CallOptions;
type MethodParameters<M extends keyof Locator> = Locator[M] extends (...args: infer A) => unknown ? A : never;

type Text = string | Secret;

export class Recall {
  readonly #session: Session;
  readonly #scope: Scope;
  readonly #actor: Actor;

  /** @internal */
  constructor(session: Session, scope: Scope) {
    this.#session = session;
    this.#scope = scope;
    this.#actor = new Actor(session, scope);
    // From now on: the next sentence may follow a click that was made without us.
    session.navigationOf(scope.page);
  }

  /** What each lookup did so far, in order. */
  get lookups(): readonly LookupRecord[] {
    return this.#session.lookups;
  }

  /** What each step did so far, in order. */
  get steps(): readonly StepRecord[] {
    return this.#session.stepRecords;
  }

  /** The page that sentences are about. */
  get page(): Page {
    return this.#scope.page;
  }

  /** Confines lookups to what is inside a locator or a frame. */
  within(root: Locator | Frame | FrameLocator): Recall {
    checkRoot(root);
    return new Recall(this.#session, narrow(this.#scope, root));
  }

  /** The same on another page: a popup, a second tab. */
  on(page: Page): Recall {
    checkPage(page, 'recall.on()');
    return new Recall(this.#session, { page, root: page, words: [] });
  }

  /**
   * Does what a sentence says, from the code that was made of it once.
   * @returns What that code returns; nothing, unless somebody has edited it.
   */
  step<T = void>(sentence: string, params?: Params): Promise<T> {
    return takeStep(this.#session, this.#scope, 'action', sentence, params) as Promise<T>;
  }

  /** Checks what a sentence says, from the code that was made of it once. */
  async expect(sentence: string, params?: Params): Promise<void> {
    await takeStep(this.#session, this.#scope, 'assertion', sentence, params);
  }

  /** Steps that serve one end, which the prompt says. */
  group<T>(prompt: string, body: (group: Recall) => Promise<T> | T): Promise<T> {
    return inGroup(
      this.#session,
      prompt,
      body,
      () => new Recall(this.#session, { ...this.#scope, group: prompt }),
    );
  }

  /** A Playwright locator of the control, for assertions and whatever has no action here. */
  locator(target: string, options?: CallOptions & { timeout?: number }): Promise<Locator> {
    return this.#actor.locate(target, options);
  }

  click(target: string, options?: With<'click'>): Promise<void> {
    return this.#actor.act('click', 'click', target, options, (locator, own) => locator.click(own));
  }

  dblclick(target: string, options?: With<'dblclick'>): Promise<void> {
    return this.#actor.act('dblclick', 'click', target, options, (locator, own) => locator.dblclick(own));
  }

  tap(target: string, options?: With<'tap'>): Promise<void> {
    return this.#actor.act('tap', 'click', target, options, (locator, own) => locator.tap(own));
  }

  fill(target: string, value: Text, options?: With<'fill', 1>): Promise<void> {
    return this.#actor.type('fill', 'fill', target, value, options, (locator, text, own) =>
      locator.fill(text, own),
    );
  }

  clear(target: string, options?: With<'clear'>): Promise<void> {
    return this.#actor.act('clear', 'fill', target, options, (locator, own) => locator.clear(own));
  }

  pressSequentially(target: string, text: Text, options?: With<'pressSequentially', 1>): Promise<void> {
    return this.#actor.type('pressSequentially', 'fill', target, text, options, (locator, value, own) =>
      locator.pressSequentially(value, own),
    );
  }

  press(target: string, key: string, options?: With<'press', 1>): Promise<void> {
    return this.#actor.act(
      'press',
      'press',
      target,
      options,
      (locator, own) => locator.press(key, own),
      () => checkKey(key),
    );
  }

  check(target: string, options?: With<'check'>): Promise<void> {
    return this.#actor.act('check', 'check', target, options, (locator, own) => locator.check(own));
  }

  uncheck(target: string, options?: With<'uncheck'>): Promise<void> {
    return this.#actor.act('uncheck', 'check', target, options, (locator, own) => locator.uncheck(own));
  }

  setChecked(target: string, checked: boolean, options?: With<'setChecked', 1>): Promise<void> {
    return this.#actor.act(
      'setChecked',
      'check',
      target,
      options,
      (locator, own) => locator.setChecked(checked, own),
      () => checkChecked(checked),
    );
  }

  selectOption(
    target: string,
    values: MethodParameters<'selectOption'>[0],
    options?: With<'selectOption', 1>,
  ): Promise<string[]> {
    return this.#actor.choose('selectOption', target, values, options, (locator, chosen, own) =>
      locator.selectOption(chosen, own),
    );
  }

  hover(target: string, options?: With<'hover'>): Promise<void> {
    return this.#actor.act('hover', 'hover', target, options, (locator, own) => locator.hover(own));
  }

  focus(target: string, options?: With<'focus'>): Promise<void> {
    return this.#actor.act('focus', 'focus', target, options, (locator, own) => locator.focus(own));
  }

  blur(target: string, options?: With<'blur'>): Promise<void> {
    return this.#actor.act('blur', 'focus', target, options, (locator, own) => locator.blur(own));
  }

  selectText(target: string, options?: With<'selectText'>): Promise<void> {
    return this.#actor.act('selectText', 'locate', target, options, (locator, own) =>
      locator.selectText(own),
    );
  }

  scrollIntoViewIfNeeded(target: string, options?: With<'scrollIntoViewIfNeeded'>): Promise<void> {
    return this.#actor.act('scrollIntoViewIfNeeded', 'locate', target, options, (locator, own) =>
      locator.scrollIntoViewIfNeeded(own),
    );
  }

  setInputFiles(
    target: string,
    files: MethodParameters<'setInputFiles'>[0],
    options?: With<'setInputFiles', 1>,
  ): Promise<void> {
    return this.#actor.act(
      'setInputFiles',
      'upload',
      target,
      options,
      (locator, own) => locator.setInputFiles(files, own),
      () => checkFiles(files),
    );
  }

  /** Drags one control onto another; the other may be a sentence or a locator. */
  dragTo(source: string, target: string | Locator, options?: With<'dragTo', 1>): Promise<void> {
    return dragTo(this.#session, this.#scope, source, target, options);
  }

  /** Drops files or data onto a control. */
  drop(target: string, payload: MethodParameters<'drop'>[0], options?: With<'drop', 1>): Promise<void> {
    return this.#actor.act(
      'drop',
      'drop',
      target,
      options,
      (locator, own) => locator.drop(payload, own),
      () => checkPayload(payload),
    );
  }
}
