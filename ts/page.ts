/** `playwright-recall/page`: for scripts and other runners. */
export { createRecall, type CreateRecallOptions } from './create-recall.js';
export { RecallError, type RecallErrorCode } from './errors.js';
export type {
  LocatorCacheOptions,
  RecallEvent,
  RecallOptions,
  SettleOptions,
  UrlOptions,
} from './options/options.js';
export type { Params } from './placeholders.js';
export type { CallOptions } from './recall/call-options.js';
export type { Recall } from './recall/recall.js';
export type { LookupEvent, LookupRecord } from './report/lookup-record.js';
export type { StepEvent, StepRecord, StepWrite } from './report/step-record.js';
export type {
  Abstention,
  Resolver,
  ResolverAnswer,
  ResolverCandidate,
  ResolverFrame,
  ResolverRequest,
} from './resolve/request.js';
export { secret, type Secret } from './secret.js';
