/** Where the steps of one test are: the directory, the subdirectory that is part of their address, and the key. */
import { relative, resolve, sep } from 'node:path';
import { RecallError } from '../errors.js';
import { StepStore, type StepKey, type StepLoad, type StepSave, type StepSaveRequest } from '../native.js';
import type { ResolvedOptions } from '../options/options.js';
import type { StepCall } from './step-call.js';

const DEFAULT_ROOT = '.recall/cache';

export class StepCache {
  readonly #store: StepStore;
  readonly #root: string;
  readonly #cacheKey: string | undefined;

  /**
   * @param testFile The default of `cacheKey`; undefined without a test.
   * @throws RecallError for a root or path that cannot be one.
   */
  constructor(
    cwd: string,
    {
      cacheRoot = DEFAULT_ROOT,
      cachePath,
      cacheKey,
    }: Pick<ResolvedOptions, 'cacheRoot' | 'cachePath' | 'cacheKey'>,
    testFile: string | undefined,
  ) {
    // An empty one is refused by the store: it must not become the working directory.
    this.#root = cacheRoot === '' ? '' : resolve(cwd, cacheRoot);
    this.#store = open(this.#root, cachePath);
    this.#cacheKey = cacheKey ?? testFile;
  }

  load(call: StepCall): StepLoad {
    return this.#store.load(this.#identityOf(call));
  }

  save(call: StepCall, code: Pick<StepSaveRequest, 'code' | 'ambiguous' | 'allowEvaluate'>): StepSave {
    return this.#store.save({ identity: this.#identityOf(call), params: call.params, ...code });
  }

  /** As reports name a file. */
  nameOf(path: string): string {
    return relative(this.#root, path).split(sep).join('/');
  }

  #identityOf({ stepType, sentence: text }: StepCall): StepKey {
    return { cacheKey: this.#key(), stepType, text };
  }

  /** @throws RecallError where nothing says which steps are meant. */
  #key(): string {
    if (this.#cacheKey !== undefined) return this.#cacheKey;
    throw new RecallError(
      'option_invalid',
      'Option "cacheKey" is not set, and there is no test file to take it from. Accepted: a name for this flow, for example createRecall(page, { cacheKey: \'login\' }).',
    );
  }
}

function open(root: string, path: string | undefined): StepStore {
  try {
    return new StepStore({ root, ...(path !== undefined && { path }) });
  } catch (error) {
    const invalid = error instanceof Error && 'code' in error && error.code === 'RECALL_INVALID_OPTION';
    throw invalid ? new RecallError('option_invalid', `Option ${error.message}.`, { cause: error }) : error;
  }
}
