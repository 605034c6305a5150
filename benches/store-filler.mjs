// One of several lanes that fill a store at the same time.

import { workerData } from 'node:worker_threads';
import { LocatorStore } from '../index.js';
import { remember } from './orders.mjs';

const { cwd, entries, lane, lanes } = workerData;
const store = LocatorStore.open({ cwd, env: {} });
for (let index = lane; index < entries; index += lanes) remember(store, index);
