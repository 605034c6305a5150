// The built-in resolver as a member of the chain; `resolve.ts` says what it does.

import type { ResolverAnswer, ResolverRequest } from '../request.js';
import { resolveLexically } from './resolve.js';

export function lexical(request: ResolverRequest): ResolverAnswer {
  const answer = resolveLexically(request);
  if (answer.outcome === 'chosen') return answer.candidate;
  const reason = answer.reason === 'none' ? 'not_found' : 'ambiguous';
  return { outcome: 'abstained', reason, near: answer.near.map(({ candidate }) => candidate) };
}
