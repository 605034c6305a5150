/** Keeps what becomes of one step, and says it in the end. */
import type { StepLoad, StepSave } from '../native.js';
import type { StepRecord, StepWrite } from '../report/step-record.js';
import type { StepCall } from './step-call.js';

type Phase = keyof StepRecord['ms'];

export class StepRecording {
  readonly #ms = { load: 0, generate: 0, run: 0 };
  #phase: Phase = 'load';
  #since = performance.now();
  #load: Pick<StepRecord, 'outcome' | 'reason' | 'detail'> = { outcome: 'miss' };
  #generatedBy: StepRecord['generatedBy'];
  #write: StepWrite | undefined;
  #attempts = 0;

  constructor(
    private readonly call: StepCall,
    private readonly group: string | undefined,
  ) {}

  loaded(load: StepLoad): void {
    const { outcome } = load;
    this.#load = outcome === 'hit' ? { outcome } : { outcome, reason: load.reason, ...detailOf(load.detail) };
  }

  enter(phase: Phase): void {
    const now = performance.now();
    this.#ms[this.#phase] += now - this.#since;
    [this.#phase, this.#since] = [phase, now];
  }

  attempted(): void {
    this.#attempts += 1;
  }

  generated(): void {
    this.#generatedBy = 'compiler';
  }

  /** @returns What there is to say of it. */
  written(save: StepSave): StepWrite {
    const why = save.outcome === 'skipped' ? { reason: save.reason, ...detailOf(save.detail) } : {};
    return (this.#write = { outcome: save.outcome, ...why });
  }

  finish(file: string, passed: boolean): StepRecord {
    this.enter('run');
    return {
      sentence: this.call.sentence,
      stepType: this.call.stepType,
      ...this.#load,
      file,
      ...(this.group !== undefined && { group: this.group }),
      ...(this.#generatedBy !== undefined && { generatedBy: this.#generatedBy }),
      ...(this.#write !== undefined && { write: this.#write }),
      attempts: this.#attempts,
      passed,
      ms: {
        load: rounded(this.#ms.load),
        generate: rounded(this.#ms.generate),
        run: rounded(this.#ms.run),
      },
    };
  }
}

function detailOf(detail: string | undefined): { readonly detail?: string } {
  return detail === undefined ? {} : { detail };
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}
