/**
 * The types that a user of TypeScript meets: this file is checked by `tsc`; running it proves nothing more.
 */
import { test as plain } from '@playwright/test';
import {
  defineConfig,
  mergeTests,
  secret,
  test,
  type Recall,
  type RecallOptions,
  type Resolver,
} from 'playwright-recall/test';

const resolver: Resolver = ({ candidates }) => candidates.find(({ role }) => role === 'button') ?? null;
const options: RecallOptions = {
  locatorCache: { ci: true, url: { ignoreQuery: ['utm_*'] } },
  resolvers: [resolver, 'lexical'],
};

export const config = defineConfig({
  use: { recall: options, baseURL: 'http://localhost' },
  projects: [{ name: 'one', use: { recall: { locatorCache: false } } }],
});

export function declare(): void {
  test.use({ recall: { lookupTimeout: 500 }, viewport: null });
  // @ts-expect-error -- an unknown option is a type error too
  test.use({ recall: { lookupTimout: 500 } });
  const extended = test.extend<{ user: string }>({ user: async ({ recall }, use) => use(recall.page.url()) });
  extended.use({ recall: options, user: 'ada' });
  const merged = mergeTests(extended, plain.extend<{ answer: number }>({ answer: 42 }));
  merged('types', async ({ recall, user, answer }) => acts(recall, user, answer));
}

export async function acts(recall: Recall, user: string, answer: number): Promise<void> {
  await recall.click('the Save button', { button: 'right', timeout: 100, cache: 'refresh' });
  await recall.fill('the {{user}} field', secret('x'), { params: { user } });
  await recall.selectOption('the size', [{ label: String(answer) }], { force: true });
  await recall.setInputFiles('the file', ['a.txt']);
  await recall.dragTo('the card', recall.page.locator('#done'), { sourcePosition: { x: 1, y: 1 } });
  const chosen: string[] = await recall.selectOption('the size', 'L');
  // @ts-expect-error -- Playwright's own options only
  await recall.hover('the menu', { nowhere: chosen });
}
