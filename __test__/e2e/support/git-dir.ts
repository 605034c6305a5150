/**
 * What the cache left in a git dir: its entries and, for the privacy tests, every byte and name below it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTRY = /locators-v\d+\/.*\.json$/;

export class GitDir {
  constructor(readonly path: string) {}

  get cache(): string {
    return join(this.path, 'playwright-recall');
  }

  /** Every file of the cache, relative to it. */
  get files(): string[] {
    if (!existsSync(this.cache)) return [];
    const found = readdirSync(this.cache, { recursive: true, withFileTypes: true });
    return found
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((path) => path.slice(this.cache.length + 1))
      .sort();
  }

  get entries(): string[] {
    return this.files.filter((file) => ENTRY.test(file));
  }

  /** The content of each entry, by its name. */
  get contents(): Record<string, string> {
    return Object.fromEntries(
      this.entries.map((entry) => [entry, readFileSync(join(this.cache, entry), 'utf8')]),
    );
  }

  /** Which of these words can be read anywhere in the git dir: in a name, in a file, plain or in a usual encoding. */
  leaks(words: readonly string[]): string[] {
    const everything = this.#names()
      .map((path) => `${path}\n${readFileSync(path).toString('latin1')}`)
      .join('\n')
      .toLowerCase();
    return words.filter((word) => spellings(word).some((spelling) => everything.includes(spelling)));
  }

  #names(): string[] {
    const found = readdirSync(this.path, { recursive: true, withFileTypes: true });
    return found
      .filter((file) => file.isFile() && file.parentPath !== join(this.path, 'hooks'))
      .map((file) => join(file.parentPath, file.name));
  }
}

/** How a word would look as bytes, in base64, in hexadecimal and in a URL, all in lower case. */
function spellings(word: string): string[] {
  const bytes = Buffer.from(word);
  const encoded = [
    bytes.toString('latin1'),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('hex'),
    encodeURIComponent(word),
  ];
  return encoded.map((spelling) => spelling.toLowerCase());
}
