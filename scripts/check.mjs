// `npm run check`: what CI runs, without CI's clean start. Lints first: they are quicker.

import { lint } from './lint.mjs';
import { suites } from './lib/suites.mjs';
import { add, closingLine } from './lib/tally.mjs';
import { test } from './test.mjs';

const total = add(await lint(), await test(Object.keys(suites)));
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
