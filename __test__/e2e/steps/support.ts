/** `test` of steps: a page, a cache of this test's own inside of the project, and `recall` with whatever options. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { StepStore, type StepKey } from '../../../index.js';
import { createRecall, type CreateRecallOptions, type Recall, type RecallEvent } from '../../../dist/page.js';
import { test as base } from '../page/support.ts';

type StepOptions = Omit<CreateRecallOptions, 'cacheRoot'>;

class StepFolder {
  constructor(readonly path: string) {}

  get names(): string[] {
    return readdirSync(this.path)
      .filter((name) => name.endsWith('.mjs'))
      .sort();
  }

  read(name = this.#only()): string {
    return readFileSync(join(this.path, name), 'utf8');
  }

  write(text: string, name = this.#only()): void {
    writeFileSync(join(this.path, name), text);
  }

  edit(from: string | RegExp, to: string): void {
    const text = this.read();
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`"${String(from)}" is not in the file:\n${text}`);
    this.write(edited);
  }

  /** As if the step had been made before. */
  save(identity: Omit<StepKey, 'cacheKey'>, statements: string, head = ''): void {
    const code = `${head}export default async function step({ page, params }) {\n${statements}\n}\n`;
    const saved = new StepStore({ root: this.path }).save({ identity: { ...identity, cacheKey: KEY }, code });
    if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved));
  }

  #only(): string {
    const [name, ...others] = this.names;
    if (name === undefined || others.length > 0) throw new Error(`There are ${this.names.length} step files`);
    return name;
  }
}

const KEY = 'this flow';

export const EXPECT = "import { expect } from '@playwright/test';\n";

interface StepFixtures {
  folder: StepFolder;
  events: RecallEvent[];
  recallOn: (page: Page, options?: StepOptions) => Promise<Recall>;
}

export const test = base.extend<StepFixtures>({
  folder: async ({}, use) => {
    // Below the repository, so that the code finds Playwright.
    const results = resolve('test-results');
    mkdirSync(results, { recursive: true });
    const folder = realpathSync(mkdtempSync(join(results, 'steps-')));
    await use(new StepFolder(folder));
    rmSync(folder, { recursive: true, force: true });
  },
  events: async ({}, use) => use([]),
  recallOn: async ({ folder, events }, use) => {
    await use((page, options = {}) =>
      createRecall(page, {
        cacheKey: KEY,
        cacheRoot: folder.path,
        lookupTimeout: 300,
        locatorCache: false,
        onEvent: (event) => events.push(event),
        ...options,
      }),
    );
  },
});

export { expect } from '@playwright/test';
