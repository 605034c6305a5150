/**
 * What resolvers see of a look at the page: every candidate of the operation, as plain data, in every frame that
 * could be read. Ids hold for one request only.
 */
import type { Candidate, Context, Report } from '../page/protocol.js';
import type {
  CandidateContext,
  ResolverCandidate,
  ResolverFrame,
  ResolverRequest,
} from '../resolve/request.js';
import type { Chosen } from '../native.js';
import type { Scope } from './context.js';
import type { Quest } from './quest.js';
import { reportOf, type Sight } from './sight.js';

/** The candidates of one sight, and the way back from each to where it stands. */
export interface Lineup {
  readonly sight: Sight;
  readonly candidates: readonly ResolverCandidate[];
  readonly frames: readonly ResolverFrame[];
  /** No frame could be read. */
  readonly unreadable: boolean;
  /** The element a resolver's locator pointed at. */
  readonly picked: ResolverCandidate | undefined;
}

export function lineUp(sight: Sight): Lineup {
  const reports = sight.observations.map(reportOf);
  const candidates = reports.flatMap((report, frame) =>
    (report?.candidates ?? []).map((candidate) => describe(candidate, frame)),
  );
  const frames = reports.map((report, index) => ({
    name: sight.observations[index]?.name ?? '',
    labels: report?.labels ?? [],
  }));
  return {
    sight,
    candidates,
    frames,
    unreadable: reports.every((report) => report === undefined),
    picked: pickedOf(reports),
  };
}

export function requestFor(
  quest: Quest<unknown>,
  scope: Scope,
  lineup: Lineup,
  rejected: readonly ResolverCandidate[],
): ResolverRequest {
  const { target, operation } = quest;
  const { candidates, frames } = lineup;
  const refused = rejected.map((candidate) => todays(candidate, candidates) ?? candidate);
  return {
    target: target.text,
    operation,
    candidates,
    frames,
    scope: scope.words,
    rejected: refused,
    page: scope.page,
    root: scope.root,
  };
}

/** Ids hold for one look; across two, a candidate is known by where it stands and what it is. */
const identities = new WeakMap<ResolverCandidate, string>();

function todays(
  earlier: ResolverCandidate,
  candidates: readonly ResolverCandidate[],
): ResolverCandidate | undefined {
  const identity = identities.get(earlier);
  return candidates.find((candidate) => identities.get(candidate) === identity);
}

/** Whether resolvers were shown this element; a locator of theirs may point at any other. */
export function wasOffered({ candidates }: Lineup, picked: ResolverCandidate): boolean {
  return todays(picked, candidates) !== undefined;
}

/** Elements that hold other controls: wrappers, cards, forms. */
const containers = new WeakSet<ResolverCandidate>();

export function isContainer(candidate: ResolverCandidate): boolean {
  return containers.has(candidate);
}

/** Where a candidate stands. */
export function chosenOf(candidate: ResolverCandidate): Chosen {
  return { frame: candidate.frame, token: candidate.id.slice(candidate.id.indexOf(':') + 1) };
}

/**
 * What must still hold when a resolver's choice is acted on: its name, and the heads of what stands around it. Not
 * every word around it, as a clock in the row may tick meanwhile.
 */
export function evidenceOf(candidate: ResolverCandidate): string[] {
  const heads = candidate.context.filter(({ head }) => head !== '').map(({ kind }) => `${kind}.head`);
  return ['name', ...new Set(heads)];
}

/** What is merely near is for the store: it tells of the control only where nothing else does. */
function isBound(context: Context): context is Context & CandidateContext {
  return context.kind !== 'near';
}

function pickedOf(reports: readonly (Report | undefined)[]): ResolverCandidate | undefined {
  const frame = reports.findIndex((report) => report?.picked !== undefined);
  const report = reports[frame];
  const candidate = report?.candidates[report.picked ?? -1];
  return candidate === undefined ? undefined : describe(candidate, frame);
}

function describe(candidate: Candidate, frame: number): ResolverCandidate {
  const { role, tag, type, flags, context, text, signals } = candidate;
  const { id: elementId, nameAttr: nameAttribute, ...plain } = signals;
  const described: ResolverCandidate = {
    id: `${frame}:${candidate.token}`,
    role,
    tag,
    type,
    ...plain,
    ...(elementId !== undefined && { elementId }),
    ...(nameAttribute !== undefined && { nameAttribute }),
    ...(text !== undefined && { text }),
    visible: flags.includes('v') && !flags.includes('i'),
    enabled: flags.includes('e'),
    editable: flags.includes('w'),
    context: context.filter(isBound),
    frame,
  };
  if (flags.includes('c')) containers.add(described);
  identities.set(described, JSON.stringify([frame, candidate.path, role, tag, signals.name]));
  return described;
}
