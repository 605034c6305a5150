/**
 * A miss goes down the chain. Each resolver has two choices at most: one that is unfit, or whose action is proven to
 * have sent nothing, is rejected and the same resolver is asked once more. What was acted on is then remembered.
 */
import { waitForChange, waitForQuiet } from '../page/change.js';
import type { LookupKey, Recipe } from '../native.js';
import type { ChainLink } from '../resolve/chain.js';
import type { ResolverCandidate } from '../resolve/request.js';
import { attempt, type Attempt, type Checked } from './acting.js';
import { chosenOf, evidenceOf, type Lineup } from './candidates.js';
import { Choosing, type Choice } from './choosing.js';
import type { Scope, Session } from './context.js';
import type { Deadline } from './deadline.js';
import { Defeat } from './defeat.js';
import type { Patience } from './patience.js';
import type { Quest } from './quest.js';
import type { Recording } from './recording.js';
import { surfacesOf } from './sight.js';

const MAX_CHOICES = 2;

/** How long nothing may change before a page counts as ready to be judged by a resolver that is asked only once. */
const QUIET_MS = 100;

/** With less time left an attempt could only fail with a time-out that says nothing; the earlier error says why. */
const SHORTEST_ATTEMPT_MS = 100;

type Chosen = Extract<Choice, { outcome: 'chosen' }>;
type Result<T> =
  | { readonly outcome: 'done'; readonly value: T }
  | { readonly outcome: 'moved' }
  | { readonly outcome: 'next' };

/** A hit that could not be acted on in its time: nothing was sent to it. */
export interface Defeated {
  readonly checked: Checked;
  readonly error: unknown;
}

interface Before {
  readonly key: LookupKey;
  /** The recipe that was disproved. */
  readonly removed?: Recipe;
  readonly defeated?: Defeated;
}

export class Resolving<T> {
  readonly #choosing: Choosing;
  readonly #rejected: ResolverCandidate[] = [];
  readonly #defeat: Defeat;

  constructor(
    private readonly session: Session,
    private readonly scope: Scope,
    private readonly quest: Quest<T>,
    private readonly recording: Recording,
    private readonly patience: Patience,
    private readonly before: Before,
  ) {
    this.#choosing = new Choosing(session, scope, quest, recording);
    this.#defeat = new Defeat(quest, before.defeated?.error);
  }

  async run(window: Deadline): Promise<{ outcome: 'done'; value: T } | { outcome: 'moved' }> {
    this.recording.fellBack();
    for (const link of this.session.chain) {
      const result = await this.#ask(link, window);
      if (result.outcome !== 'next') return result;
    }
    const result = await this.#lastAttempt();
    if (result === undefined) throw await this.#defeat.error(this.session.chain);
    if (result.outcome === 'done') return result;
    throw 'error' in result ? result.error : this.patience.exhausted();
  }

  /** Nobody knows anything better, so what there was gets the rest of the time, and Playwright says what it lacks. */
  async #lastAttempt(): Promise<Attempt<T> | undefined> {
    const choice = this.#defeat.lastResort;
    if (choice !== undefined) return this.#act(choice.link, choice.choice, undefined);
    const { defeated } = this.before;
    const isOpen = defeated !== undefined && this.#defeat.actionError === defeated.error;
    if (!isOpen || this.quest.deadline.left < SHORTEST_ATTEMPT_MS) return undefined;
    this.recording.enter('action');
    return attempt(defeated.checked, this.quest, undefined);
  }

  async #ask(link: ChainLink, window: Deadline): Promise<Result<T>> {
    for (let choices = 0; choices < MAX_CHOICES;) {
      this.recording.enter('resolve');
      const choice = await this.#choose(link, window);
      if (choice === 'moved') return { outcome: 'moved' };
      if (choice.outcome === 'abstained') return this.#abstained(choice);
      choices += 1;
      if (choice.outcome === 'unfit') this.#reject(link, choice);
      else {
        const result = await this.#act(link, choice, this.#halfway(link, choices));
        if (result.outcome === 'done') return result;
        if (result.outcome === 'failed') throw result.error;
        if (result.outcome === 'changed') choices -= this.patience.spend();
        else this.#rejectActed(choice, result.error);
      }
    }
    return { outcome: 'next' };
  }

  /** Asks, and for a page that may still be rendering asks or looks again until the lookup's time is over. */
  async #choose(link: ChainLink, window: Deadline): Promise<Choice | 'moved'> {
    if (link.cost === 'dear') await waitForQuiet(await this.#surfaces(window), QUIET_MS, window.left);
    let choice = await this.#choosing.ask(link, this.#rejected, window);
    while (!this.#moved && !isFinal(choice, link) && !window.passed) {
      await waitForChange(await this.#surfaces(window), window.left);
      choice = await this.#choosing.again(link, choice, this.#rejected, window);
    }
    return this.#moved ? 'moved' : choice;
  }

  #surfaces(window: Deadline) {
    return surfacesOf(this.scope.root, window.left);
  }

  get #moved(): boolean {
    return this.scope.page.url() !== this.before.key.url;
  }

  /** A resolver that may be asked again leaves it half of the time; lexical would only give the same answer. */
  #halfway(link: ChainLink, choices: number): number | undefined {
    return link.cost === 'dear' && choices < MAX_CHOICES ? this.patience.firstAttempt() : undefined;
  }

  async #act(
    link: ChainLink,
    choice: Pick<Chosen, 'candidate' | 'lineup'>,
    halfway: number | undefined,
  ): Promise<Attempt<T>> {
    const { candidate, lineup } = choice;
    const surface = lineup.sight.surfaces[candidate.frame];
    if (surface === undefined) return { outcome: 'changed' };
    const tooLate = this.quest.deadline.left < SHORTEST_ATTEMPT_MS ? this.#defeat.actionError : undefined;
    if (tooLate !== undefined) return { outcome: 'failed', error: tooLate };
    this.recording.resolved(link.name, this.#changeOf(candidate, lineup));
    this.recording.enter('action');
    const checked = { surface, token: chosenOf(candidate).token, evidence: evidenceOf(candidate) };
    const result = await attempt(checked, this.quest, halfway);
    if (result.outcome === 'done') this.#remember(candidate, lineup);
    return result;
  }

  #changeOf(candidate: ResolverCandidate, { sight }: Lineup) {
    return this.before.removed === undefined
      ? undefined
      : this.session.store.compare(this.before.removed, sight.observations, chosenOf(candidate));
  }

  #remember(candidate: ResolverCandidate, { sight }: Lineup): void {
    const { key, removed } = this.before;
    const write = this.session.store.record(key, sight.observations, chosenOf(candidate), removed);
    if (write.outcome !== 'bypassed') this.recording.wrote(write);
  }

  #abstained(choice: Extract<Choice, { outcome: 'abstained' }>): Result<T> {
    this.#defeat.abstained(choice);
    return { outcome: 'next' };
  }

  #reject(link: ChainLink, choice: Extract<Choice, { outcome: 'unfit' }>): void {
    this.#defeat.unfit(link, choice);
    if (choice.candidate !== undefined) this.#rejected.push(choice.candidate);
  }

  #rejectActed({ candidate }: Chosen, error: unknown): void {
    this.#defeat.undispatched(error);
    this.#rejected.push(candidate);
  }
}

/** Whether looking again could change nothing. */
function isFinal(choice: Choice, link: ChainLink): boolean {
  if (choice.outcome === 'chosen') return true;
  if (choice.outcome === 'unfit') return !choice.fault.passing && link.cost === 'dear';
  return link.cost === 'dear';
}
