import type { FrameObservation, LookupKey } from 'playwright-recall';

/** One frame that shows a button of each name; the token of the n-th is `p<n>`. */
export declare function buttons(names: string[]): FrameObservation[];

export declare function keyOf(target: string): LookupKey;
