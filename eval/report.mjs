// A run in words for people: tables, then every wrong hit in full.

import { renderTable } from '../scripts/demo/table.mjs';
import { grouped } from './groups.mjs';
import { Tally } from './tally.mjs';
import { familyOf } from './trial.mjs';

const COLUMNS = ['labels', 'recorded', 'hit', 'equivalent', 'wrong', 'miss', 'gone ok', 'not cacheable'];

export function reportText(outcome) {
  const { results } = outcome;
  const parts = [
    table(results, ['set', 'gap'], ({ set, gap }) => [set, gap]),
    table(results, ['status', 'rule'], ({ status, rule }) => [status, familyOf(rule)]),
    reasons('misses', outcome.miss),
    reasons('not cacheable', outcome.notCacheableBy),
    reasons('disputed labels, counted nowhere above', outcome.disputed),
    ...results.filter(({ verdict }) => verdict === 'wrong').map(wrongText),
    summary(outcome),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function table(results, headings, keyOf) {
  const rows = grouped(results, keyOf).map(({ key, tally }) => key.concat(cells(tally)));
  const total = [...headings.map((_, index) => (index === 0 ? 'all' : '')), ...cells(Tally.of(results))];
  return renderTable([...headings, ...COLUMNS], [...rows, total]);
}

function cells(tally) {
  const { labels, recorded, hit, equivalent, wrong, misses, goneOk, notCacheable } = tally;
  return [labels, recorded, hit, equivalent, wrong, misses, goneOk, notCacheable];
}

function reasons(title, counts) {
  const entries = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (entries.length === 0) return '';
  return [`${title}:`, ...entries.map(([reason, count]) => `  ${String(count).padStart(6)}  ${reason}`)].join(
    '\n',
  );
}

function wrongText(result) {
  const {
    set,
    pair,
    target,
    status,
    rule,
    label,
    from,
    right,
    landed,
    evidence,
    landedHtml,
    wantedHtml,
    isDisputed,
  } = result;
  return [
    `WRONG${isDisputed ? ' (disputed)' : ''}: "${target}" (${set} ${pair}, ${status}, ${rule})`,
    `  label       ${label}`,
    `  recorded    ${from}`,
    `  wanted      ${right ?? 'nothing: it is gone'}`,
    `              ${oneLine(wantedHtml)}`,
    `  landed on   ${landed}`,
    `              ${oneLine(landedHtml)}`,
    `  evidence    ${evidence.join(', ')}`,
  ].join('\n');
}

const oneLine = (html) => (html ?? '').replace(/\s+/g, ' ');

function summary(outcome) {
  const unmoved = outcome.results.filter(({ status }) => status === 'same');
  const [all, shown] = [Tally.of(unmoved), Tally.of(unmoved.filter(({ isShown }) => isShown))];
  const lines = [
    `${outcome.wrong} wrong of ${outcome.labels} labels in ${outcome.seconds} s`,
    `recorded: ${share(outcome.recorded, outcome.labels)}`,
    `found again of those recorded whose element is unchanged or only moved: ${share(all.found, all.recorded)}`,
    `  and is not hidden on the second page: ${share(shown.found, shown.recorded)}`,
  ];
  return lines.join('\n');
}

function share(part, whole) {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(2)} % (${part}/${whole})`;
}
