// A process of its own for one lane: its environment says nothing of CI, so the product behaves as on a developer's
// machine. It tries one pair, or one page to be edited, after another, as told.

import { chromium } from '@playwright/test';
import { clearEnvironment } from '../benches/repository.mjs';
import { launchOptions } from '../scripts/browser.mjs';
import { tryMutations } from './mutation/page.mjs';
import { tryPair } from './pair.mjs';

clearEnvironment();
const browser = await chromium.launch(launchOptions());

process.on('message', async (job) => {
  const attempt = job.isMutation ? tryMutations : tryPair;
  const answer = await attempt(browser, job).then(
    (results) => ({ results }),
    (error) => ({ error: `${job.pair.id}: ${error.stack}` }),
  );
  process.send(answer);
});

process.once('disconnect', () => browser.close().finally(() => process.exit()));

process.send({ ready: true });
