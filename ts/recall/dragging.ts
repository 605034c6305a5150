/**
 * `dragTo`: one action with two targets. The second is looked up while the first is held ready; when either changes
 * before the pointer was pressed, both are checked again. Once it was pressed nothing is repeated.
 */
import type { Locator } from '@playwright/test';
import { readGuard } from '../page/target.js';
import { checkUnused, placeholdersIn, render, type Params, type RenderedTarget } from '../placeholders.js';
import { questOf } from './actor.js';
import { Final, saysChanged, TargetChanged, type Checked } from './acting.js';
import { checkPlace } from './arguments.js';
import { splitOptions, type CallOptions, type SplitOptions } from './call-options.js';
import { callSite } from './call-site.js';
import type { Scope, Session } from './context.js';
import { perform, search } from './perform.js';
import type { Limits, Quest } from './quest.js';
import { sentence, titleOf } from './sentence.js';

type DragOptions = NonNullable<Parameters<Locator['dragTo']>[1]>;
type Options = (DragOptions & CallOptions) | undefined;

export function dragTo(
  session: Session,
  scope: Scope,
  source: string,
  target: string | Locator,
  options: Options,
): Promise<void> {
  const title = titleOf('dragTo', source);
  const site = callSite();
  return perform(session, scope, title, () => {
    const split = splitOptions<DragOptions>(options);
    const [from, to] = renderBoth(source, target, split.params);
    const run = (held: Locator, limits: Limits, checked: Checked): Promise<void> => {
      if (to === undefined) return held.dragTo(target as Locator, { ...split.own, ...limits });
      const quest = dropQuest(session, title, to, { ...split, timeout: limits.timeout }, (place, inner) =>
        drag(held, place, { ...split.own, ...inner }, checked),
      );
      return search(session, scope, quest, site).catch(outward);
    };
    return questOf<void>(session, {
      title,
      operation: 'drag',
      target: from,
      split,
      action: { kind: 'act', gesture: 'press', run },
    });
  });
}

function dropQuest(
  session: Session,
  title: string,
  target: RenderedTarget,
  split: SplitOptions<object>,
  run: (place: Locator, limits: Limits) => Promise<void>,
): Quest<void> {
  return questOf<void>(session, {
    title,
    operation: 'drop',
    target,
    split,
    action: { kind: 'act', gesture: 'second', run },
  });
}

/**
 * Whether the pointer was pressed is for the guard of the source to say; which of the two changed cannot be told
 * from the error, so both are looked at again.
 */
async function drag(held: Locator, place: Locator, own: DragOptions, source: Checked): Promise<void> {
  try {
    await held.dragTo(place, own);
  } catch (error) {
    const guard = await readGuard(source.surface, source.token);
    const sent = guard.state === 'armed' && guard.events > 0;
    if (saysChanged(error) && !sent) throw new Final(new TargetChanged());
    throw guard.state === 'armed' && !sent ? error : new Final(error);
  }
}

/** The lookup of the second target has ended: the first one's starts over only when a target changed. */
function outward(error: unknown): never {
  throw error instanceof TargetChanged ? error : new Final(error);
}

function renderBoth(
  source: unknown,
  target: unknown,
  params: Params,
): [RenderedTarget, RenderedTarget | undefined] {
  const first = sentence(source);
  checkPlace(target);
  const texts = [first, ...(typeof target === 'string' ? [target] : [])];
  checkUnused(texts, params);
  const [from, to] = texts.map((text) => render(text, [], only(placeholdersIn(text), params)).target);
  return [from as RenderedTarget, to];
}

function only(names: readonly string[], params: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)));
}
