/** Data to stdout, errors to stderr, either as text or, with `--json`, as JSON. */

/** A command that could not do what it was told: exit code 1. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly data: object,
  ) {
    super(message);
  }
}

export function print(json: boolean, data: unknown, text: string): void {
  process.stdout.write(`${json ? JSON.stringify(data, null, 2) : text}\n`);
}

export function printFailure(json: boolean, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const data = error instanceof Failure ? error.data : {};
  process.stderr.write(json ? `${JSON.stringify({ error: message, ...data })}\n` : `recall: ${message}\n`);
}
