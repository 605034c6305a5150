/**
 * Makes a choice on the live page of what a resolver answers: one of the candidates it was shown, or a locator of
 * exactly one element. Nothing else is acted on, and nothing that was not seen on the page is remembered.
 */
import type { Locator } from '@playwright/test';
import { RecallError } from '../errors.js';
import { pickLocator, targetLocator } from '../page/target.js';
import { isAbstention, isCandidateOf, type ChainLink } from '../resolve/chain.js';
import type { Abstention, ResolverAnswer, ResolverCandidate, ResolverRequest } from '../resolve/request.js';
import {
  chosenOf,
  evidenceOf,
  isContainer,
  lineUp,
  requestFor,
  wasOffered,
  type Lineup,
} from './candidates.js';
import { shortened } from '../shortened.js';
import type { Scope, Session } from './context.js';
import type { Deadline } from './deadline.js';
import { faultOf, wrapperFault, type Fault } from './fitness.js';
import type { Quest } from './quest.js';
import type { Recording } from './recording.js';
import { READING_GRACE_MS } from './remembered.js';
import { look, surfacesOf } from './sight.js';

/** What a resolver threw, in our message; the whole is the cause. */
const SHOWN_REASON_LENGTH = 500;

export type Choice =
  | { readonly outcome: 'chosen'; readonly candidate: ResolverCandidate; readonly lineup: Lineup }
  | {
      readonly outcome: 'unfit';
      readonly fault: Fault;
      readonly candidate: ResolverCandidate | undefined;
      readonly lineup: Lineup;
    }
  | {
      readonly outcome: 'abstained';
      readonly abstention: Abstention | undefined;
      readonly request: ResolverRequest;
      readonly unreadable: boolean;
    };

export class Choosing {
  constructor(
    private readonly session: Session,
    private readonly scope: Scope,
    private readonly quest: Quest<unknown>,
    private readonly recording: Recording,
  ) {}

  /** Looks at the page once and asks once. */
  async ask(link: ChainLink, rejected: readonly ResolverCandidate[], window: Deadline): Promise<Choice> {
    const lineup = lineUp(await this.#look(window));
    const request = requestFor(this.quest, this.scope, lineup, rejected);
    this.recording.asked(link.name);
    const answer = await this.#answer(link, request);
    if (answer === null || answer === undefined)
      return { outcome: 'abstained', abstention: undefined, request, unreadable: lineup.unreadable };
    if (isAbstention(answer))
      return { outcome: 'abstained', abstention: answer, request, unreadable: lineup.unreadable };
    const candidate = isCandidateOf(request, answer)
      ? lineup.candidates.find(({ id }) => id === answer.id)
      : undefined;
    if (candidate !== undefined) return this.#judge(candidate, lineup);
    if (isLocator(answer)) return this.#asked(lineup, await this.#pick(answer, window));
    throw invalidAnswer(answer);
  }

  /** After a change of the page: a cheap resolver is asked again, the choice of another is looked at again. */
  async again(
    link: ChainLink,
    choice: Choice,
    rejected: readonly ResolverCandidate[],
    window: Deadline,
  ): Promise<Choice> {
    if (link.cost === 'cheap') return this.ask(link, rejected, window);
    if (choice.outcome !== 'unfit' || choice.candidate === undefined) return choice;
    const { frame, token } = chosenOf(choice.candidate);
    const surface = choice.lineup.sight.surfaces[frame];
    return surface === undefined
      ? choice
      : this.#pick(targetLocator(surface, token, evidenceOf(choice.candidate), 'locate'), window);
  }

  async #answer(link: ChainLink, request: ResolverRequest): Promise<ResolverAnswer> {
    try {
      return await inTime(Promise.resolve(link.resolve(request)), this.quest.deadline);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new RecallError(
        'resolver_failed',
        `The ${link.name} resolver failed: ${shortened(said, SHOWN_REASON_LENGTH)}`,
        { cause: error },
      );
    }
  }

  /** A container is what was meant when it was among the candidates, else it only stands around them. */
  #asked(shown: Lineup, choice: Choice): Choice {
    if (choice.outcome !== 'chosen' || !isContainer(choice.candidate) || wasOffered(shown, choice.candidate))
      return choice;
    const fault = wrapperFault(this.quest.operation);
    return fault === undefined ? choice : this.#unfit(fault, choice.candidate, choice.lineup);
  }

  async #pick(locator: Locator, window: Deadline): Promise<Choice> {
    const count = await countOf(locator, window);
    if (count !== 1)
      return this.#unfit(
        { text: `a locator of ${count} elements, not of one`, passing: false },
        undefined,
        lineUp(await this.#look(window)),
      );
    const { token } = await pickLocator(locator, window.left + READING_GRACE_MS);
    const lineup = lineUp(await this.#look(window, token));
    if (lineup.picked !== undefined) return this.#judge(lineup.picked, lineup);
    return this.#unfit(
      { text: 'gone, or outside what the lookup is confined to', passing: false },
      undefined,
      lineup,
    );
  }

  #judge(candidate: ResolverCandidate, lineup: Lineup): Choice {
    const fault = faultOf(this.quest.operation, candidate);
    return fault === undefined
      ? { outcome: 'chosen', candidate, lineup }
      : this.#unfit(fault, candidate, lineup);
  }

  #unfit(fault: Fault, candidate: ResolverCandidate | undefined, lineup: Lineup): Choice {
    return { outcome: 'unfit', fault, candidate, lineup };
  }

  async #look(window: Deadline, pick?: string) {
    const timeout = window.left + READING_GRACE_MS;
    const surfaces = await surfacesOf(this.scope.root, timeout);
    const request = {
      v: 1 as const,
      op: this.quest.operation,
      testId: this.session.testIdAttribute,
      ...(pick !== undefined && { pick }),
    };
    return look(surfaces, request, timeout);
  }
}

function invalidAnswer(answer: unknown): RecallError {
  const shown =
    typeof answer === 'object' && answer !== null
      ? `an object with ${Object.keys(answer).slice(0, 5).join(', ') || 'no fields'}`
      : typeof answer;
  return new RecallError(
    'resolver_invalid_choice',
    `A resolver answered ${shown}. Accepted: one of request.candidates, a Playwright Locator, or null.`,
  );
}

function isLocator(answer: object): answer is Locator {
  return 'elementHandle' in answer && 'count' in answer;
}

/** Waits for the first element, since the page may still be rendering. */
async function countOf(locator: Locator, window: Deadline): Promise<number> {
  const count = await locator.count();
  if (count > 0 || window.passed) return count;
  await locator
    .first()
    .waitFor({ state: 'attached', timeout: Math.max(1, window.left) })
    .catch(() => undefined);
  return locator.count();
}

async function inTime<T>(promise: Promise<T>, deadline: Deadline): Promise<T> {
  if (deadline.timeout === undefined) return promise;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('it did not answer before the time-out of the action')),
      deadline.timeout,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
