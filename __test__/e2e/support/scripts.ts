/** Scripts that many runs share. */
import type { RunScope, Script } from './process.ts';

/** One page and what is clicked there, in order. */
export interface Visit {
  path: string;
  targets: string[];
  /** Of each click, in milliseconds. */
  timeout?: number;
}

export const visit = (path: string, ...targets: string[]): { argument: Visit } => ({
  argument: { path, targets },
});

/** The same with little time for each click: for one that is meant to end by its time-out. */
export const hurried = ({ argument }: { argument: Visit }): { argument: Visit } => ({
  argument: { ...argument, timeout: 6000 },
});

export const clickEach: Script<void, Visit> = async ({ page, recall, argument }: RunScope<Visit>) => {
  await page.goto(argument.path);
  const { targets, timeout } = argument;
  for (const target of targets) await recall.click(target, timeout === undefined ? {} : { timeout });
};
