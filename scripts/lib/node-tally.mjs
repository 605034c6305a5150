// A reporter for `node --test` that writes only the count. A file without any test passes as a test named
// after the file; here that is a failure, since it is a suite that tests nothing.

import { isAbsolute } from 'node:path';

export default async function* countTests(events) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type === 'test:pass' && isTest(data)) tally[outcome(data)] += 1;
    if (type === 'test:fail' && isTest(data) && data.todo === undefined) tally.failed += 1;
  }
  yield JSON.stringify(tally);
}

const isTest = (data) => data.details?.type !== 'suite';

function outcome({ name, nesting, skip, todo }) {
  if (skip !== undefined || todo !== undefined) return 'skipped';
  return nesting === 0 && (isAbsolute(name) || name.endsWith('.test.mjs')) ? 'failed' : 'passed';
}
