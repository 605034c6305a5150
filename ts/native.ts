/**
 * The only importer of the addon: its classes and types under the names the rest of the TypeScript uses.
 */
export { LocatorStore } from '../index.js';
export type { Chosen, FrameObservation, LookupKey, Recipe, StoreMatch } from '../index.js';
