// Role and name as the page script sees them are those of getByRole, with the browser's own accessibility tree as an
// independent judge, on every page of the committed data; each kind of difference is known and has a reason.

import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { fromBrowser, fromGetByRole } from '../../eval/agreement/differences.mjs';
import { agreementText, isJudgedOtherwise } from '../../eval/agreement/report.mjs';
import { compare } from '../../eval/agreement/run.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** Share of elements that may differ in a way nobody has explained. */
const UNEXPLAINED = 0.005;

describe('role and name on real pages', () => {
  let outcome;

  before(async () => {
    outcome = await compare({ data: inRoot('eval', 'pages') });
    console.log(agreementText(outcome));
  });

  it('are those of getByRole, but for values that change', () => {
    mostlyExplained(
      outcome.elements.filter(({ isFound }) => !isFound),
      fromGetByRole,
    );
  });

  it('are those of the browser, but for known differences of getByRole', () => {
    mostlyExplained(outcome.elements.filter(isJudgedOtherwise), fromBrowser);
  });

  function mostlyExplained(differing, reasonOf) {
    assert.ok(outcome.elements.length > 5_000, 'the pages hold thousands of elements');
    const unexplained = differing.filter((element) => reasonOf(element) === null);
    const share = unexplained.length / outcome.elements.length;
    assert.ok(share <= UNEXPLAINED, JSON.stringify(unexplained.slice(0, 5), null, 1));
  }
});
