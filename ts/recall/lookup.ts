/**
 * One lookup from the sentence to the finished action:
 *
 *   navigation in flight? wait → remembered? check it on the page → hit: act │ miss: resolvers → act → remember
 *
 * A hit whose action is proven to have sent nothing loses its recipe and goes to the resolvers, once. An action that
 * may have been sent is never repeated. When the page moves to another address meanwhile, the lookup starts over
 * there, since it is another key.
 */
import type { LookupKey, Recipe, StoreMatch } from '../native.js';
import { RecallError } from '../errors.js';
import { attempt } from './acting.js';
import type { Scope, Session } from './context.js';
import type { Deadline } from './deadline.js';
import { Patience } from './patience.js';
import type { Quest } from './quest.js';
import { Recording } from './recording.js';
import { Remembered } from './remembered.js';
import { Resolving, type Defeated } from './resolving.js';

/** Redirects and routers change the address a few times; more often than this it is a loop. */
const MAX_MOVES = 10;

/** What Playwright gives a navigation. */
const NAVIGATION_MS = 30_000;

/** Misses that disprove what is remembered; the others say only that it could not be checked. */
const DISPROVING: ReadonlySet<string> = new Set<Extract<StoreMatch, { outcome: 'miss' }>['reason']>([
  'changed',
  'ambiguous',
  'target_missing',
]);

type Outcome<T> = { readonly outcome: 'done'; readonly value: T } | { readonly outcome: 'moved' };
/** `waited`: the page has had the lookup's time already. */
type Unremembered = {
  readonly outcome: 'unremembered';
  readonly waited: boolean;
  readonly removed?: Recipe;
  readonly defeated?: Defeated;
};

export class Lookup<T> {
  readonly recording: Recording;
  readonly #patience: Patience;

  constructor(
    private readonly session: Session,
    private readonly scope: Scope,
    private readonly quest: Quest<T>,
  ) {
    this.recording = new Recording(
      quest,
      session.chain.some(({ name }) => name === 'model'),
    );
    this.#patience = new Patience(session, quest);
  }

  async run(): Promise<T> {
    for (let moves = 0; moves <= MAX_MOVES; moves += 1) {
      const outcome = await this.#at(await this.#address());
      if (outcome.outcome === 'done') {
        this.recording.acted();
        return outcome.value;
      }
    }
    throw new RecallError(
      'target_unstable',
      `The page went to another address ${MAX_MOVES + 1} times while it was looked at; nothing was sent. Is it a loop of redirects?`,
    );
  }

  /** The page's address once no navigation is in flight. */
  async #address(): Promise<string> {
    const { page } = this.scope;
    this.recording.enter('lookup');
    await this.session.navigationOf(page).settled(this.quest.deadline.within(NAVIGATION_MS));
    return page.url();
  }

  async #at(url: string): Promise<Outcome<T>> {
    const key = this.#key(url);
    const before = await this.#remembered(key);
    if (before.outcome !== 'unremembered') return before;
    const window = before.waited ? this.quest.deadline.within(0) : this.#window();
    return new Resolving(this.session, this.scope, this.quest, this.recording, this.#patience, {
      key,
      ...before,
    }).run(window);
  }

  async #remembered(key: LookupKey): Promise<Outcome<T> | Unremembered> {
    const found = this.session.store.lookup(key);
    if (found.outcome === 'bypassed') this.recording.bypassed(found.reason);
    if (found.outcome === 'miss') this.recording.missed(found.reason, found.detail);
    if (found.outcome !== 'found') return { outcome: 'unremembered', waited: false };
    return this.quest.cache === 'refresh' ? this.#forget(key, found.recipe) : this.#check(key, found.recipe);
  }

  #forget(key: LookupKey, recipe: Recipe): Unremembered {
    this.session.store.invalidate(key, recipe);
    this.recording.missed('absent');
    return { outcome: 'unremembered', waited: false };
  }

  async #check(key: LookupKey, recipe: Recipe): Promise<Outcome<T> | Unremembered> {
    const remembered = new Remembered(this.session, this.scope, this.quest, recipe);
    for (;;) {
      const seen = await remembered.recall(key.url, this.#window());
      if (seen.outcome === 'moved') return seen;
      if (seen.outcome === 'miss') return this.#missed(key, recipe, seen);
      this.recording.hit();
      this.recording.enter('action');
      const result = await attempt(seen.checked, this.quest, this.#patience.firstAttempt());
      if (result.outcome === 'done') return result;
      if (result.outcome === 'failed') throw result.error;
      if (result.outcome === 'undispatched')
        return this.#disproved(key, recipe, { checked: seen.checked, error: result.error });
      this.#patience.spend();
      this.recording.enter('lookup');
    }
  }

  #missed(
    key: LookupKey,
    recipe: Recipe,
    { reason, detail }: Extract<StoreMatch, { outcome: 'miss' }>,
  ): Unremembered {
    this.recording.missed(reason, detail);
    return DISPROVING.has(reason) ? this.#disproved(key, recipe) : { outcome: 'unremembered', waited: true };
  }

  #disproved(key: LookupKey, recipe: Recipe, defeated?: Defeated): Unremembered {
    this.session.store.invalidate(key, recipe);
    return { outcome: 'unremembered', waited: true, removed: recipe, ...(defeated && { defeated }) };
  }

  #window(): Deadline {
    return this.quest.deadline.within(this.quest.lookupTimeout);
  }

  #key(url: string): LookupKey {
    const { target, operation, cache } = this.quest;
    const { baseUrl } = this.session;
    return {
      url,
      operation,
      scope: [...this.scope.words],
      target: target.text,
      ...(baseUrl !== undefined && { baseUrl }),
      runtimeDependent: target.runtimeDependent,
      cache: cache !== 'off',
    };
  }
}
