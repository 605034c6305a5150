// The built-in resolver: which of the page's controls a sentence is about, from its words alone. No model, no network,
// no state: the same sentence and candidates give the same answer, in whatever order the candidates come.
//
// Every word of the sentence has to be explained by what a control is called, what kind of control it is, or what
// stands around it, and every word of its name has to be in the sentence. Several controls that can be read so are
// compared (`verdict.ts`); without a clear winner it abstains and names the nearest.
//
// Limits: no synonyms, no stemming, no spelling mistakes, no order on the page ("first", "next to"), no colours or
// pictures. Such a sentence is for a model or a resolver of the user's own.

import type { ResolverCandidate, ResolverRequest } from '../request.js';
import { Glance } from './glance.js';
import { Neighbours, type Near } from './near.js';
import { isNameless, PhraseBook } from './naming.js';
import { best, Reader, type Reading } from './reading.js';
import { readSentence, type Symbols } from './sentence.js';
import { Surroundings } from './surroundings.js';
import { judge } from './verdict.js';
import { reasonsFor } from './why.js';

const MOST_EQUALS = 5;

type LexicalRequest = Pick<ResolverRequest, 'target' | 'operation' | 'candidates' | 'frames' | 'rejected'>;

type LexicalAnswer =
  | { readonly outcome: 'chosen'; readonly candidate: ResolverCandidate; readonly why: readonly string[] }
  | { readonly outcome: 'abstained'; readonly reason: 'none' | 'ambiguous'; readonly near: readonly Near[] };

export function resolveLexically(request: LexicalRequest): LexicalAnswer {
  const book = new PhraseBook();
  const open = request.candidates.filter(({ visible }) => visible || request.operation === 'upload');
  const refused = new Set(request.rejected.map(({ id }) => id));
  const verdict = judge(readingsOf(request, open, book), open, book);
  // One that was refused is still what the sentence says, so nothing else can be.
  if (verdict.outcome === 'chosen' && !refused.has(verdict.reading.candidate.id)) {
    return { outcome: 'chosen', candidate: verdict.reading.candidate, why: reasonsFor(verdict.reading) };
  }
  if (verdict.outcome === 'ambiguous')
    return { outcome: 'abstained', reason: 'ambiguous', near: equals(verdict.readings) };
  const sentence = readSentence(request.target, request.operation);
  const neighbours = new Neighbours(sentence, book, new Glance(sentence));
  return {
    outcome: 'abstained',
    reason: 'none',
    near: neighbours.nearest(open.filter(({ id }) => !refused.has(id))),
  };
}

function readingsOf(
  request: LexicalRequest,
  open: readonly ResolverCandidate[],
  book: PhraseBook,
): Reading[] {
  const reader = (symbols: Symbols): Reader => {
    const sentence = readSentence(request.target, request.operation, symbols);
    const glance = new Glance(sentence);
    const around = new Surroundings(
      book,
      glance,
      request.frames.map(({ name, labels }) => [name, ...labels]),
    );
    return new Reader(sentence, request, book, glance, around);
  };
  const [plain, symbolic] = [reader('left out'), reader('kept')];
  const readerFor = (candidate: ResolverCandidate): Reader => (isNameless(candidate) ? symbolic : plain);
  const named = open.map((candidate) => readerFor(candidate).readNamed(candidate));
  if (named.some((reading) => reading && plain.isConclusive(reading)))
    return named.filter((reading) => reading !== undefined);
  return open.flatMap((candidate, at) => {
    const reading = named[at];
    if (reading?.isProof) return [reading];
    const loose = readerFor(candidate).readLoosely(candidate);
    return best([reading, loose].filter((read) => read !== undefined)) ?? [];
  });
}

function equals(readings: readonly Reading[]): Near[] {
  return readings
    .slice(0, MOST_EQUALS)
    .map((reading) => ({ candidate: reading.candidate, score: 1, why: reasonsFor(reading) }));
}
