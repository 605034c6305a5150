/**
 * The only importer of the addon: its classes and types under the names the rest of the TypeScript uses.
 */
export { checkStepCode, LocatorStore, normalizeStepText, StepStore } from '../index.js';
export type {
  Chosen,
  FrameObservation,
  LookupKey,
  Recipe,
  StepContext,
  StepFinding,
  StepKey,
  StepListed,
  StepLoad,
  StepSave,
  StepSaveRequest,
  StoreMatch,
} from '../index.js';
