// Compares, on every page of the data, role and name as we see them with `getByRole` and with the browser's own tree.

import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { addProbe } from '../page/elements.mjs';
import { Site } from '../site.mjs';
import { pairsOf, readSets } from '../sets.mjs';
import { browserTree } from './browser-tree.mjs';
import { askGetByRole } from './get-by-role.mjs';
import { ourElements, prepare } from './ours.mjs';

const LANES = 2;

/** @returns One entry for each element of each page, and what only Playwright found. */
export async function compare({ data, only, limit }) {
  await prepare();
  const browser = await chromium.launch(launchOptions());
  try {
    const queue = pagesIn(data, only).slice(0, limit);
    const compared = [];
    const lane = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        compared.push(await comparePage(browser, next));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return {
      pages: compared.length,
      elements: compared.flatMap(({ elements }) => elements),
      strangers: compared.flatMap(({ strangers }) => strangers),
    };
  } finally {
    await browser.close();
  }
}

function pagesIn(data, only = '') {
  const pages = pairsOf(readSets(data)).flatMap(({ set, folder, pageA, pageB }) =>
    [pageA, pageB].map((path) => ({ name: `${set} ${path}`, folder, path })),
  );
  const unique = new Map(pages.map((page) => [page.name, page]));
  return [...unique.values()].filter(({ name }) => name.includes(only));
}

async function comparePage(browser, { name, folder, path }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const site = new Site('page', folder, path);
    await site.listen(context);
    await addProbe(context);
    const page = await context.newPage();
    await site.open(page, path);
    return await compareElements(page, name);
  } finally {
    await context.close();
  }
}

async function compareElements(page, name) {
  const ours = await ourElements(page);
  const { asked, strangers } = await askGetByRole(page, ours);
  const tree = await browserTree(page);
  return {
    elements: asked.map((element) =>
      Object.assign(element, { page: name, browser: tree.get(element.xpath) }),
    ),
    strangers: strangers.map((stranger) => Object.assign(stranger, { page: name })),
  };
}
