/**
 * The flags of `recall test` that are ours, taken out of the arguments wherever they stand; all else is Playwright's,
 * in its order. Behind `--` nothing is ours.
 */

/** Each flag is a variable, so that workers and the configuration see it too. */
export const OWN_FLAGS: Readonly<Record<string, { variable: string; value: string; help: string }>> = {
  '--no-locator-cache': {
    variable: 'RECALL_LOCATOR_CACHE',
    value: '0',
    help: 'neither read nor write remembered locators',
  },
  '--locator-cache-ci': {
    variable: 'RECALL_LOCATOR_CACHE_CI',
    value: '1',
    help: 'use remembered locators on CI too',
  },
  '--strict': {
    variable: 'RECALL_STRICT',
    value: '1',
    help: 'steps run from their files only, and no lookup calls a model',
  },
};

export interface TestArguments {
  readonly environment: Record<string, string>;
  readonly playwright: readonly string[];
}

export function splitArguments(given: readonly string[]): TestArguments {
  const end = given.indexOf('--');
  const mayBeOurs = end === -1 ? given : given.slice(0, end);
  const rest = end === -1 ? [] : given.slice(end);
  const environment: Record<string, string> = {};
  for (const argument of mayBeOurs) {
    const flag = flagOf(argument);
    if (flag !== undefined) environment[flag.variable] = flag.value;
  }
  return {
    environment,
    playwright: [...mayBeOurs.filter((argument) => flagOf(argument) === undefined), ...rest],
  };
}

function flagOf(argument: string) {
  return Object.hasOwn(OWN_FLAGS, argument) ? OWN_FLAGS[argument] : undefined;
}
