// `npm run format`: rewrites what prettier and rustfmt would complain about.

import { packageBin, runQuietly } from './lib/command.mjs';
import { isSetUp } from './setup.mjs';

if (!(await isSetUp(['packages']))) process.exit(1);
await runQuietly(process.execPath, [packageBin('prettier'), '--write', '.']);
await runQuietly('cargo', ['fmt']);
