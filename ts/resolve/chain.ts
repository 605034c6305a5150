/**
 * The chain: who is asked about a miss, in which order, and what each may be asked.
 *
 * `resolvers` is the chain. The name `model` keeps its place in it while no model is configured, and `strict` takes
 * it out. A cheap resolver looks at the page again after every change; the others are asked once, when it is quiet.
 */
import type { ResolvedOptions } from '../options/options.js';
import { lexical } from './lexical/index.js';
import type { Abstention, Resolver, ResolverAnswer, ResolverCandidate, ResolverRequest } from './request.js';

export interface ChainLink {
  readonly name: 'lexical' | 'model' | 'custom';
  readonly cost: 'cheap' | 'dear';
  readonly resolve: Resolver;
}

export function buildChain(
  options: Pick<ResolvedOptions, 'resolvers' | 'strict'>,
  model?: Resolver,
): ChainLink[] {
  return options.resolvers.flatMap((entry) => link(entry, options.strict ? undefined : model));
}

function link(entry: 'lexical' | 'model' | Resolver, model: Resolver | undefined): ChainLink[] {
  if (typeof entry === 'function') return [{ name: 'custom', cost: 'dear', resolve: entry }];
  if (entry === 'lexical') return [{ name: 'lexical', cost: 'cheap', resolve: lexical }];
  return model === undefined ? [] : [{ name: 'model', cost: 'dear', resolve: model }];
}

/** Near candidates for a failure's message, whoever was asked. */
export async function nearCandidates(
  request: ResolverRequest,
  abstention: Abstention | undefined,
): Promise<readonly ResolverCandidate[]> {
  if (abstention !== undefined && abstention.near.length > 0) return abstention.near;
  const answer = await lexical(request);
  if (isAbstention(answer)) return answer.near;
  return isCandidateOf(request, answer) ? [answer] : [];
}

export function isAbstention(answer: ResolverAnswer): answer is Abstention {
  return (
    typeof answer === 'object' && answer !== null && 'outcome' in answer && answer.outcome === 'abstained'
  );
}

/** By its id, so that a copy of a candidate (from JSON, from a model) counts as well. */
export function isCandidateOf(request: ResolverRequest, answer: ResolverAnswer): answer is ResolverCandidate {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return false;
  return request.candidates.some((candidate) => candidate.id === answer.id);
}
