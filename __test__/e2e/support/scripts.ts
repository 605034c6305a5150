/** Scripts that many runs share. */
import type { RunScope, Script } from './process.ts';

/** One page and what is clicked there, in order. */
export interface Visit {
  path: string;
  targets: string[];
}

export const visit = (path: string, ...targets: string[]): { argument: Visit } => ({
  argument: { path, targets },
});

export const clickEach: Script<void, Visit> = async ({ page, recall, argument }: RunScope<Visit>) => {
  await page.goto(argument.path);
  for (const target of argument.targets) await recall.click(target, { timeout: 5000 });
};
