// What a repository remembers, to be put back: a lookup that is disproved forgets its entry.

import { copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class Entries {
  #kept;
  #folder;
  #files;

  /** @param repository Its work tree; what is remembered there now is kept until `drop`. */
  constructor(repository) {
    this.#folder = join(repository, '.git', 'playwright-recall');
    this.#kept = mkdtempSync(join(tmpdir(), 'recall-bench-kept-'));
    cpSync(this.#folder, this.#kept, { recursive: true });
    this.#files = readdirSync(this.#kept, { recursive: true }).filter((file) =>
      statSync(join(this.#kept, file)).isFile(),
    );
  }

  restore() {
    for (const file of this.#files) {
      const place = join(this.#folder, file);
      if (!existsSync(place)) copyFileSync(join(this.#kept, file), place);
    }
  }
}
