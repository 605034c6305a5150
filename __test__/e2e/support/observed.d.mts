import type { FrameObservation, LookupKey } from 'playwright-recall';

/** One frame that shows a button of each name; the token of the n-th is `p<n>`. */
export declare function buttons(names: string[]): FrameObservation[];

/** The name of the button that a target meant when this version was written. */
export declare function named(target: string, version: string): string;

export declare function keyOf(target: string): LookupKey;
