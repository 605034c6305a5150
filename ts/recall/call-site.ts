/**
 * The line of the user's file that called: the location of the step, and the stack of an error that passes through.
 * It is taken at the call itself, because after an `await` inside this package the caller is no longer on the stack.
 */
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface CallSite {
  /** The lines of the stack from the user's on, ready to follow an error's message. */
  readonly frames: string;
  readonly location: Location | undefined;
}

/** How many frames of this package can stand above the user's. */
const OWN_FRAMES = 20;

const PACKAGE_FOLDER = dirname(__dirname);

const FRAME_POSITION = /^\s*at (?:.*\()?(.+?):(\d+):(\d+)\)?$/;

export function callSite(): CallSite {
  const frames = userFrames();
  return { frames: frames.join('\n'), location: frames[0] === undefined ? undefined : locationOf(frames[0]) };
}

function userFrames(): string[] {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = Math.max(limit, OWN_FRAMES);
  const stack = new Error().stack ?? '';
  Error.stackTraceLimit = limit;
  const own = [PACKAGE_FOLDER, pathToFileURL(PACKAGE_FOLDER).href];
  return stack
    .split('\n')
    .slice(1)
    .filter((frame) => !own.some((folder) => frame.includes(folder)));
}

function locationOf(frame: string): Location | undefined {
  const [, file, line, column] = FRAME_POSITION.exec(frame) ?? [];
  if (file === undefined) return undefined;
  const path = file.startsWith('file://') ? fileURLToPath(file) : file;
  return { file: path, line: Number(line), column: Number(column) };
}
