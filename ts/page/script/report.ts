// One look at a frame, as text.

import type { Candidate, ObserveRequest, Report } from '../protocol';
import { describe, type Description } from './candidate';
import { allMatches, isConnected } from './dom';
import { findCandidates } from './find';
import { headText } from './own-text';
import { pickedElement } from './picked';
import { register } from './registry';
import { collapse, cut } from './text';

const DEFAULT_LIMIT = 5000;
const LABEL_LIMIT = 200;

/** New for each document, so that nobody takes one document's tokens for another's. */
const documentId = crypto.getRandomValues(new Uint32Array(2)).join('-');

export function observe(root: Node, request: ObserveRequest): Report {
  const { elements, skipped } = findCandidates(root, request);
  const limit = request.limit ?? DEFAULT_LIMIT;
  const reported = elements.slice(0, limit);
  const picked = addPicked(reported, request);
  return {
    v: 1,
    doc: documentId,
    total: Math.max(elements.length, reported.length) + skipped,
    truncated: elements.length > limit,
    ...(picked === undefined ? {} : { picked }),
    labels: frameLabels(),
    candidates: registered(reported, request.testId, skipped),
  };
}

/** Index of the picked element, which is reported whatever it is as long as it is on the page. */
function addPicked(reported: Element[], request: ObserveRequest): number | undefined {
  const element = pickedElement(request.pick);
  if (!element || !isConnected(element)) return undefined;
  const index = reported.indexOf(element);
  return index >= 0 ? index : reported.push(element) - 1;
}

function registered(elements: readonly Element[], testIdAttribute: string, skipped: number): Candidate[] {
  const seen = elements.map((element) => describe(element, testIdAttribute));
  const counts = new Map<string, number>();
  for (const description of seen) counts.set(kindOf(description), (counts.get(kindOf(description)) ?? 0) + 1);
  return elements.map((element, index) => {
    const description = seen[index] as Description;
    const alone = !skipped && counts.get(kindOf(description)) === 1;
    return { token: register(element, description, testIdAttribute, alone), ...description };
  });
}

function kindOf({ role, tag, type }: Description): string {
  return role || `${tag} ${type}`;
}

/** What the frame calls itself: its title and its first main heading. */
function frameLabels(): string[] {
  const title = allMatches(document, 'head > title')[0]?.textContent ?? '';
  const heading = allMatches(document, 'h1')[0];
  const labels = [cut(collapse(title), LABEL_LIMIT), heading ? headText(heading) : ''];
  return labels.map((label) => cut(label, LABEL_LIMIT)).filter(Boolean);
}
