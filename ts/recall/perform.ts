/** A call of the user as one step: the lookup and the action inside, the outcome as its child, the error at the user's line. */
import { headline } from '../report/headline.js';
import { callSite, type CallSite } from './call-site.js';
import type { Scope, Session } from './context.js';
import { emit } from './events.js';
import { present } from './failure.js';
import { Lookup } from './lookup.js';
import type { Quest } from './quest.js';

/** @param makeQuest Throws for what is wrong with the call itself, before the browser is touched. */
export function perform<T>(
  session: Session,
  scope: Scope,
  title: string,
  makeQuest: () => Quest<T>,
): Promise<T> {
  const site = callSite();
  return session.steps.run(title, site.location, async () => {
    try {
      return await search(session, scope, makeQuest(), site);
    } catch (error) {
      throw present(error, title, site, session.redaction);
    }
  });
}

/** A lookup inside another's action, as the second target of a drag. */
export async function search<T>(session: Session, scope: Scope, quest: Quest<T>, site: CallSite): Promise<T> {
  const lookup = new Lookup(session, scope, quest);
  try {
    return await lookup.run();
  } finally {
    const record = lookup.recording.finish();
    session.lookups.push(record);
    emit(session.options, { type: 'lookup', lookup: record });
    await session.steps.run(headline(record), site.location, async () => {});
  }
}
