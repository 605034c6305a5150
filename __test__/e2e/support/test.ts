/**
 * `test` of the named situations: a site, and a project in its own repository. Every test has both to itself; the
 * browser is one a worker.
 */
import { chromium, test as base } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.cjs';
import { Site } from './site.ts';
import { WorkTree } from './work-tree.ts';

interface Situation {
  site: Site;
  workTree: WorkTree;
}

export const test = base.extend<Situation, { endpoint: string }>({
  endpoint: [
    async ({}, use) => {
      const server = await chromium.launchServer(launchOptions());
      await use(server.wsEndpoint());
      await server.close();
    },
    { scope: 'worker' },
  ],

  site: async ({}, use) => {
    const site = await Site.open();
    await use(site);
    await site.close();
  },

  workTree: async ({ endpoint, site }, use) => {
    const workTree = WorkTree.create({ endpoint, origin: site.origin });
    await use(workTree);
    workTree.remove();
  },
});

export { expect } from '@playwright/test';
