/**
 * `secret('…')`: a value that is typed, and never printed or sent anywhere else. Every way JavaScript has to turn it
 * into text gives a placeholder; only `reveal`, called at the moment the value is handed to Playwright, gives the value.
 *
 * Limit: Playwright's own trace and HTML report show, in the titles of its steps, what Playwright was told to type.
 */
import { inspect } from 'node:util';

const SHOWN = '[secret]';

export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  static reveal(of: Secret): string {
    return of.#value;
  }

  toString(): string {
    return SHOWN;
  }

  toJSON(): string {
    return SHOWN;
  }

  [inspect.custom](): string {
    return SHOWN;
  }
}

/** Marks a value that nothing may print or send. */
export function secret(value: string): Secret {
  if (typeof value !== 'string')
    throw new TypeError(`secret() takes a string, not ${value === null ? 'null' : typeof value}`);
  return new Secret(value);
}

/** The text to type. */
export function reveal(value: string | Secret): string {
  return value instanceof Secret ? Secret.reveal(value) : value;
}
