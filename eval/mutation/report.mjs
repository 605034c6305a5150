// The mutation test in words for people: one row for each kind of edit, and every failure in full.

import { renderTable } from '../../scripts/demo/table.mjs';

const VERDICTS = ['hit', 'changed', 'target_missing', 'ambiguous', 'not_actionable', 'wrong'];

export function mutationText({ kinds, failures, trials, pages, seconds, seed }) {
  const rows = Object.entries(kinds)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(row);
  const parts = [
    renderTable(['edit', 'trials', ...VERDICTS], rows),
    `${failures.length} failed in ${trials} trials on ${pages} pages in ${seconds} s (seed ${seed})`,
  ];
  return parts.join('\n\n');
}

function row([kind, { trials, verdicts }]) {
  return [kind, trials].concat(VERDICTS.map((verdict) => verdicts[verdict] ?? 0));
}

export function failureText({ page, pageSeed, target, path, besides, kind, seed, verdict, landed, wanted }) {
  return [
    `FAILED: "${target}" after ${[...besides, kind].join(', ')}: ${verdict}`,
    `  page       ${page}, seed ${pageSeed}, edit seed ${seed}`,
    `  recorded   ${path}`,
    ...(landed === undefined ? [] : [`  landed on  ${oneLine(landed)}`]),
    ...(wanted ?? []).map((html) => `  wanted     ${oneLine(html)}`),
  ].join('\n');
}

const oneLine = (html) => html.replace(/\s+/g, ' ');
