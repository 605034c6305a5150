/**
 * What is said when no resolver had an answer that could be acted on: Playwright's own error where an action was
 * tried, else what was looked for, who was asked, and the nearest candidates.
 */
import { RecallError } from '../errors.js';
import { nearCandidates, type ChainLink } from '../resolve/chain.js';
import type { ResolverCandidate } from '../resolve/request.js';
import type { Choice } from './choosing.js';
import type { Quest } from './quest.js';

const MAX_NEAR = 5;

/** A candidate's name in a message; pages have names of many lines. */
const SHOWN_NAME_LENGTH = 60;

type Unfit = Extract<Choice, { outcome: 'unfit' }>;
type Abstained = Extract<Choice, { outcome: 'abstained' }>;

export class Defeat {
  #actionError: unknown;
  #unfit: { choice: Unfit; link: ChainLink } | undefined;
  #abstained: Abstained | undefined;

  constructor(
    private readonly quest: Quest<unknown>,
    earlierError: unknown,
  ) {
    this.#actionError = earlierError;
  }

  abstained(choice: Abstained): void {
    // The first reason stands, but one that names candidates says more.
    if (this.#abstained?.abstention === undefined) this.#abstained = choice;
  }

  unfit(link: ChainLink, choice: Unfit): void {
    this.#unfit = { choice, link };
  }

  undispatched(error: unknown): void {
    this.#actionError = error;
  }

  /** The error of an action that was tried and sent nothing. */
  get actionError(): unknown {
    return this.#actionError;
  }

  /** A choice that was only not ready yet: Playwright waits for it as long as the action may take, and says what it lacks. */
  get lastResort():
    { link: ChainLink; choice: { candidate: ResolverCandidate; lineup: Unfit['lineup'] } } | undefined {
    if (this.#unfit === undefined || this.#actionError !== undefined) return undefined;
    const { choice, link } = this.#unfit;
    if (choice.candidate === undefined || !choice.fault.passing) return undefined;
    return { link, choice: { candidate: choice.candidate, lineup: choice.lineup } };
  }

  async error(chain: readonly ChainLink[]): Promise<unknown> {
    if (this.#actionError !== undefined) return this.#actionError;
    if (this.#unfit !== undefined) return unfitError(this.#unfit.choice);
    return this.#notFound(chain);
  }

  async #notFound(chain: readonly ChainLink[]): Promise<RecallError> {
    const abstained = this.#abstained;
    if (abstained === undefined)
      return new RecallError(
        'target_not_found',
        'Nothing is remembered for it and no resolver is configured. Option: resolvers.',
      );
    if (abstained.unreadable)
      return new RecallError(
        'page_unreadable',
        'No frame of the page could be read. Wait for it to load, or raise lookupTimeout.',
      );
    const near = listed(await nearCandidates(abstained.request, abstained.abstention));
    const asked = chain.map(({ name }) => name).join(', ');
    const ambiguous = abstained.abstention?.reason === 'ambiguous';
    const said = ambiguous ? 'Several controls fit it equally well' : 'No control on the page fits it';
    const tip = ambiguous
      ? 'Say which is meant by what stands around it, or narrow with recall.within().'
      : 'Option to wait longer: lookupTimeout.';
    const message = `${said} (asked: ${asked}; looked for ${this.quest.lookupTimeout} ms).${near} ${tip}`;
    return new RecallError(ambiguous ? 'target_ambiguous' : 'target_not_found', message);
  }
}

function unfitError({ fault, candidate }: Unfit): RecallError {
  const what =
    candidate === undefined ? 'What a resolver answered' : `The ${named(candidate)} that was chosen`;
  return new RecallError(
    candidate === undefined ? 'resolver_invalid_choice' : 'target_unfit',
    `${what} is ${fault.text}. Nothing was sent to the page.`,
  );
}

function listed(near: readonly ResolverCandidate[]): string {
  if (near.length === 0) return '';
  return ` Near: ${near.slice(0, MAX_NEAR).map(named).join(', ')}.`;
}

function named({ role, tag, name, text, placeholder }: ResolverCandidate): string {
  const label = name || text || placeholder || '';
  const shown = label.length > SHOWN_NAME_LENGTH ? `${label.slice(0, SHOWN_NAME_LENGTH)}…` : label;
  return `${role || tag} ${shown === '' ? 'without a name' : JSON.stringify(shown)}`;
}
