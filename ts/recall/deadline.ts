/** A moment by which something has to be done; `Infinity` away when there is no bound. */

export class Deadline {
  readonly #end: number;

  private constructor(end: number) {
    this.#end = end;
  }

  /** Playwright's convention: zero, as nothing, is no bound. */
  static after(ms: number | undefined): Deadline {
    return new Deadline(ms === undefined || ms === 0 ? Infinity : performance.now() + ms);
  }

  /** At most `ms` from now, and never later than this one; zero is now. */
  within(ms: number): Deadline {
    return new Deadline(Math.min(this.#end, performance.now() + ms));
  }

  get left(): number {
    return Math.max(0, this.#end - performance.now());
  }

  get passed(): boolean {
    return this.left === 0;
  }

  /** What to give Playwright as `timeout`: nothing for no bound, and never zero, which it reads as no bound. */
  get timeout(): number | undefined {
    return this.#end === Infinity ? undefined : Math.max(1, Math.ceil(this.left));
  }
}
