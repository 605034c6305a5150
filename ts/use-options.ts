/**
 * Lets `recall` name two things, as the contract wants: the object in `async ({ recall }) => …` and the options in
 * `use: { recall: {…} }`.
 *
 * In the configuration this is Playwright's own doing: the fixture `recall` is registered as an option first, which
 * `use` in the config sets, and then again as a function that gets the options as its previous value. `test.use`
 * would replace that function by the options, so the exported `test` hands options on to the fixture `recallOptions`,
 * where each level is merged with the ones outside it.
 *
 * Limit: Playwright's own `mergeTests` returns a test without this; use the one exported beside `test`, or
 * `test.use({ recallOptions: {…} })`.
 */
import type { TestType } from '@playwright/test';
import { checkOptions } from './options/check.js';
import type { RecallOptions } from './options/options.js';
import { mergeOptions } from './options/precedence.js';

type Fixtures = Record<string, unknown>;
type AnyTest = TestType<object, object>;

/** The methods that take fixtures. */
const TAKES_FIXTURES: ReadonlySet<string | symbol> = new Set(['use', 'extend']);

export function withOptions<T extends AnyTest>(test: T): T {
  return new Proxy(test, {
    get(target, property, receiver) {
      const value: unknown = Reflect.get(target, property, receiver);
      if (!TAKES_FIXTURES.has(property) || typeof value !== 'function') return value;
      const method = value as (fixtures: Fixtures) => AnyTest | undefined;
      return (fixtures: Fixtures) => {
        const result = method(handOn(fixtures));
        return result === undefined ? undefined : withOptions(result);
      };
    },
  });
}

function handOn(fixtures: Fixtures): Fixtures {
  const options = optionsIn(fixtures);
  if (options === undefined) return fixtures;
  const { recall: _, ...rest } = fixtures;
  return { ...rest, recallOptions: level(options) };
}

/** A function, alone or in a tuple, overrides the fixture as usual and is no options object. */
function optionsIn({ recall }: Fixtures): RecallOptions | undefined {
  const value: unknown = Array.isArray(recall) ? recall[0] : recall;
  if (value === undefined || typeof value === 'function') return undefined;
  return checkOptions(value, 'test.use({ recall })');
}

/** The options of this level over those of the levels outside it. */
function level(options: RecallOptions) {
  return async (
    { recallOptions }: { recallOptions: RecallOptions },
    use: (merged: RecallOptions) => Promise<void>,
  ): Promise<void> => {
    await use(mergeOptions(recallOptions, options));
  };
}
