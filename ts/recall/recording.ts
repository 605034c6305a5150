/** The record of one lookup while it is made. What is in it is what people see; see report/lookup-record.ts. */
import type {
  LookupReason,
  LookupRecord,
  ResolvedBy,
  TargetChange,
  WriteRecord,
} from '../report/lookup-record.js';
import type { Quest } from './quest.js';

type Phase = 'lookup' | 'resolve' | 'action';

export class Recording {
  readonly #quest: Quest<unknown>;
  readonly #ms = { lookup: 0, resolve: 0, action: 0 };
  #phase: Phase = 'lookup';
  #since = performance.now();
  #verdict: Pick<LookupRecord, 'outcome' | 'reason' | 'detail'> = { outcome: 'miss', reason: 'incomplete' };
  #write: WriteRecord | undefined;
  #resolvedBy: ResolvedBy | undefined;
  #evidence: TargetChange | undefined;
  #calls = { all: 0, model: 0 };
  #fallback = false;
  #acted = false;

  constructor(
    quest: Quest<unknown>,
    private readonly modelInChain: boolean,
  ) {
    this.#quest = quest;
  }

  /** Time from now on belongs to this phase. */
  enter(phase: Phase): void {
    const now = performance.now();
    this.#ms[this.#phase] += now - this.#since;
    this.#phase = phase;
    this.#since = now;
  }

  hit(): void {
    this.#verdict = { outcome: 'hit' };
    this.#resolvedBy = 'cache';
  }

  missed(reason: LookupReason, detail?: string): void {
    this.#verdict = { outcome: 'miss', reason, ...(detail !== undefined && { detail }) };
  }

  bypassed(reason: LookupReason): void {
    this.#verdict = { outcome: 'bypassed', reason };
  }

  /** From here on resolvers answer, whatever the lookup said. */
  fellBack(): void {
    this.#fallback = true;
    this.#resolvedBy = undefined;
  }

  asked(resolver: ResolvedBy): void {
    this.#calls.all += 1;
    if (resolver === 'model') this.#calls.model += 1;
  }

  resolved(by: ResolvedBy, evidence: TargetChange | undefined): void {
    this.#resolvedBy = by;
    const telling = evidence !== undefined && evidence.differs.length + evidence.standsElsewhere.length > 0;
    this.#evidence = telling ? evidence : undefined;
  }

  wrote(write: WriteRecord): void {
    this.#write = write;
  }

  acted(): void {
    this.#acted = true;
  }

  /** The finished record. */
  finish(): LookupRecord {
    this.enter(this.#phase);
    const { target, operation } = this.#quest;
    return {
      target: target.sentence,
      operation,
      ...this.#verdict,
      ...(this.#write !== undefined && { write: this.#write }),
      ...(this.#resolvedBy !== undefined && { resolvedBy: this.#resolvedBy }),
      fallback: this.#fallback,
      calledModel: this.#calls.model > 0,
      modelInChain: this.modelInChain,
      resolverCalls: this.#calls.all,
      ...(this.#evidence !== undefined && { evidence: this.#evidence }),
      acted: this.#acted,
      ms: {
        lookup: rounded(this.#ms.lookup),
        resolve: rounded(this.#ms.resolve),
        action: rounded(this.#ms.action),
      },
    };
  }
}

/** Hundredths of a millisecond: finer is noise. */
function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}
