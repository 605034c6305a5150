// Tries one pair of pages: everything is remembered on the first, then looked up on the second at the same address.
// Each is loaded once. Elements that share a sentence are remembered in different stores; see trial.mjs.

import { emptyRepository } from '../benches/repository.mjs';
import { addProbe, htmlAt, landingOf, putBack, takeOut, visibilityAt } from './page/elements.mjs';
import { Memory } from './memory.mjs';
import { Site } from './site.mjs';
import { roundsOf } from './trial.mjs';

const VIEWPORT = { width: 1280, height: 900 };

/** The repositories of this process, one for each round. */
const repositories = [];

/** One result for each trial whose element is visible on the first page. */
export async function tryPair(browser, { name, folder, pages, trials, isKnockout }) {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  try {
    const site = new Site(name, folder, pages[0]);
    await site.listen(context);
    await addProbe(context);
    const page = await context.newPage();
    const rounds = await remembering(page, roundsOf(trials));
    await site.open(page, pages[0]);
    const written = await recordAll(page, rounds);
    await site.open(page, pages[1]);
    return await lookUpAll(page, written, isKnockout);
  } finally {
    await context.close();
  }
}

/** Before the page is used: a document learns how to be looked at when it loads. */
async function remembering(page, rounds) {
  const memories = [];
  for (const [round, trials] of rounds.entries()) {
    repositories[round] ??= emptyRepository();
    memories.push({ trials, memory: await Memory.of(page, repositories[round]) });
  }
  return memories;
}

async function recordAll(page, rounds) {
  const written = [];
  for (const { trials, memory } of rounds) {
    for (const trial of await visible(page, trials)) {
      const write = await memory.record(trial.target, page.locator(`xpath=${trial.from}`));
      written.push({ trial, memory, write });
    }
  }
  return written;
}

/** The label says so, or the page does. */
async function visible(page, trials) {
  const paths = trials.map(({ from }) => from);
  const found = await visibilityAt(page, paths);
  return trials.filter((trial, index) => trial.isVisible ?? found[index]);
}

async function lookUpAll(page, written, isKnockout) {
  const lookUp = isKnockout ? lookUpKnockedOut : verdictOn;
  const shown = await shownOf(page, written);
  const results = [];
  for (const [index, { trial, memory, write }] of written.entries()) {
    const verdict = write.isRecorded ? await lookUp(page, memory, trial) : unrecorded(write);
    results.push({ ...trial, isShown: shown[index], ...verdict });
  }
  return results;
}

/** Whether what is wanted can be seen on the second page: nobody can act on what cannot. */
function shownOf(page, written) {
  const paths = written.map(({ trial }) => trial.right);
  return visibilityAt(page, paths);
}

const unrecorded = ({ reason }) => ({ verdict: 'not_cacheable', reason });

/** With the element and its equals taken out there is nothing right to find. */
async function lookUpKnockedOut(page, memory, trial) {
  const paths = [trial.right, ...trial.equivalents].filter((path) => path !== null);
  await takeOut(page, paths);
  try {
    return await verdictOn(page, memory, { ...trial, right: null, equivalents: [] });
  } finally {
    await putBack(page);
  }
}

async function verdictOn(page, memory, trial) {
  const found = await memory.lookUp(trial.target);
  if (found.outcome === 'miss') {
    const { reason, detail } = found;
    return { verdict: trial.right === null ? 'gone_ok' : 'miss', reason, detail };
  }
  const { place, path, html } = await landingOf(found.locator, trial);
  if (place === 'right') return { verdict: 'hit' };
  if (place === 'equivalent') return { verdict: 'equivalent' };
  const wanted = await htmlAt(page, trial.right);
  return {
    verdict: 'wrong',
    landed: path,
    landedHtml: html,
    wantedHtml: wanted,
    evidence: evidenceIn(found.locator),
  };
}

/** Names of the evidence that carried a hit: they stand in the selector that checks them again before an action. */
function evidenceIn(locator) {
  const [, list] = /"e":\[(.*?)\]/.exec(String(locator.locator('xpath=.')).replaceAll('\\"', '"')) ?? [];
  return list === undefined ? [] : JSON.parse(`[${list}]`);
}
