/**
 * Steps of the trace and the HTML report. With Playwright's runner they are `test.step`s at the user's line; without
 * it there is nothing to show them in.
 */
import type { Location } from './call-site.js';

export interface StepRunner {
  run<T>(title: string, location: Location | undefined, body: () => Promise<T>): Promise<T>;
}

export const noSteps: StepRunner = { run: (_title, _location, body) => body() };
