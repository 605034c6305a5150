/**
 * Whether a failure may be gone when the same code is run once more: the page was late, or moved on. Never for what the
 * code itself gets wrong, and never once an action may have been sent: doing it twice could order twice.
 */
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Several controls fit a locator: another run finds the same ones, or hits one by chance. */
const SEVERAL = 'strict mode violation';

/** A check that waited for the page says how long; one that compared two values does not. */
const WAITED = /^Timeout:\s+\d|^- Timeout \d+ms exceeded/mu;

/** Playwright's words for a page that was exchanged under a call. */
const PAGE_MOVED_ON =
  /execution context was destroyed|frame (?:was|has been) detached|is not attached to the DOM|element was detached|navigating frame was detached|interrupted by another navigation|net::ERR_ABORTED|cannot find context with specified id/iu;

/** Playwright's call log has it from the moment on in which input is sent to the browser. */
const INPUT_SENT = /\bperforming .+ action\b/u;

export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const message = stripVTControlCharacters(error.message);
  if (message.includes(SEVERAL)) return false;
  return error.name === 'TimeoutError' || WAITED.test(message) || PAGE_MOVED_ON.test(message);
}

/** The code of a step, and where it stands. */
interface StepFile {
  readonly path: string;
  readonly code: string;
  /** The line of the file on which the code begins. */
  readonly codeLine: number;
}

/** Whether code that failed cannot have acted yet: it failed in the first thing that it waits for, and before any input. */
export function hasNotActed(error: Error, { path, code, codeLine }: StepFile): boolean {
  if (INPUT_SENT.test(error.message)) return false;
  const place = placeIn(error, path);
  return place !== undefined && awaitsBefore(code, { ...place, line: place.line - codeLine + 1 }) <= 1;
}

interface CodePlace {
  readonly line: number;
  readonly column: number;
}

/** Where in a file an error passed through; undefined when it did not. */
export function placeIn({ stack = '' }: Error, path: string): CodePlace | undefined {
  const name = basename(path);
  const frame = stack.split('\n').find((line) => line.includes(name));
  const [, line, column] = /:(\d+):(\d+)\)?$/u.exec(frame ?? '') ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}

/** Words in comments and texts count too, which errs to the safe side. */
function awaitsBefore(code: string, { line, column }: CodePlace): number {
  const lines = code.split('\n').slice(0, line);
  const before = [...lines.slice(0, -1), (lines.at(-1) ?? '').slice(0, column)].join('\n');
  return before.match(/\bawait\b/gu)?.length ?? 0;
}
