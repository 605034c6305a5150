/** Makes quests of the calls of one `recall` object: renders placeholders, splits options, and hands values on. */
import type { Locator } from '@playwright/test';
import { render } from '../placeholders.js';
import type { Operation } from '../resolve/request.js';
import { reveal, Secret } from '../secret.js';
import { checkChoices, checkText } from './arguments.js';
import { splitOptions, type CallOptions, type SplitOptions } from './call-options.js';
import type { Scope, Session } from './context.js';
import { Deadline } from './deadline.js';
import { perform } from './perform.js';
import type { Action, Gesture, Quest } from './quest.js';
import { sentence, titleOf } from './sentence.js';

type Options<O> = (O & CallOptions & { timeout?: number }) | undefined;
type Select = Parameters<Locator['selectOption']>[0];

const GESTURES: Readonly<Record<string, Gesture>> = { hover: 'move', fill: 'replace', clear: 'replace' };

export class Actor {
  constructor(
    private readonly session: Session,
    private readonly scope: Scope,
  ) {}

  act<O extends object, R>(
    name: string,
    operation: Operation,
    target: string,
    options: Options<O>,
    run: (locator: Locator, own: O) => Promise<R>,
    checkArguments?: () => void,
  ): Promise<R> {
    const texts = (): string[] => (checkArguments?.(), []);
    return this.#perform(name, operation, target, texts, options, (locator, own) => run(locator, own));
  }

  /** With a text that is typed: it is shown nowhere from here on. */
  type<O extends object>(
    name: string,
    operation: Operation,
    target: string,
    value: string | Secret,
    options: Options<O>,
    run: (locator: Locator, text: string, own: O) => Promise<void>,
  ): Promise<void> {
    // A secret is typed as it is; braces in it are no placeholders.
    const texts = (): string[] => (checkText(value), value instanceof Secret ? [] : [value]);
    return this.#perform(name, operation, target, texts, options, (locator, own, [text = reveal(value)]) => {
      this.session.redaction.learn(text);
      return run(locator, text, own);
    });
  }

  /** With options of a select: the placeholders in every text of them are filled in. */
  choose<O extends object>(
    name: string,
    target: string,
    values: Select,
    options: Options<O>,
    run: (locator: Locator, values: Select, own: O) => Promise<string[]>,
  ): Promise<string[]> {
    const texts = (): string[] => (checkChoices(values), textsOf(values));
    return this.#perform(name, 'select', target, texts, options, (locator, own, rendered) =>
      run(locator, withTexts(values, rendered), own),
    );
  }

  locate(target: string, options: Options<object>): Promise<Locator> {
    const title = titleOf('locator', target);
    return perform(this.session, this.scope, title, () => {
      const split = splitOptions(options);
      return questOf(this.session, {
        title,
        operation: 'locate',
        target: render(sentence(target), [], split.params).target,
        split,
        action: { kind: 'locate', run: async (locator) => locator },
      });
    });
  }

  /** @param texts The texts among the arguments, whose placeholders are filled in; throws for wrong arguments. */
  #perform<O extends object, R>(
    name: string,
    operation: Operation,
    target: string,
    texts: () => readonly string[],
    options: Options<O>,
    run: (locator: Locator, own: O, values: string[]) => Promise<R>,
  ): Promise<R> {
    const title = titleOf(name, target);
    return perform(this.session, this.scope, title, () => {
      const split = splitOptions<O>(options);
      const rendered = render(sentence(target), texts(), split.params);
      const action: Action<R> = {
        kind: 'act',
        gesture: GESTURES[name] ?? 'press',
        run: (locator, limits) => run(locator, { ...split.own, ...limits }, rendered.values),
      };
      return questOf(this.session, { title, operation, target: rendered.target, split, action });
    });
  }
}

/** What a call looks for, with the session's defaults for what it leaves open. */
export function questOf<T>(
  session: Session,
  parts: Pick<Quest<T>, 'title' | 'operation' | 'target' | 'action'> & { split: SplitOptions<object> },
): Quest<T> {
  const { split, ...rest } = parts;
  const deadline = Deadline.after(split.timeout ?? session.actionTimeout);
  return {
    ...rest,
    cache: split.cache,
    lookupTimeout: split.lookupTimeout ?? session.options.lookupTimeout,
    deadline,
    signal: (split.own as { signal?: AbortSignal }).signal,
  };
}

function textsOf(values: Select): string[] {
  const list: unknown[] = Array.isArray(values) ? values : [values];
  return list.flatMap((value) => (typeof value === 'string' ? [value] : []));
}

function withTexts(values: Select, rendered: readonly string[]): Select {
  const texts = [...rendered];
  const fill = (value: unknown): unknown => (typeof value === 'string' ? texts.shift() : value);
  return (Array.isArray(values) ? values.map(fill) : fill(values)) as Select;
}
