// Agreement in words for people: two shares, then each kind of difference with its number and an example.

import { fromBrowser, fromGetByRole } from './differences.mjs';

export function agreementText({ pages, elements, strangers }) {
  const getByRole = elements
    .filter(({ isFound }) => !isFound)
    .map((element) => ({ element, why: fromGetByRole(element) }));
  const browser = elements
    .filter(isJudgedOtherwise)
    .map((element) => ({ element, why: fromBrowser(element) }));
  return [
    `${elements.length} elements with a role on ${pages} pages`,
    agreement('getByRole(role, { name, exact: true }) finds the element', elements.length, getByRole),
    agreement('Chromium’s accessibility tree has the same role and name', elements.length, browser),
    strangersText(strangers),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

export const isJudgedOtherwise = ({ role, name, browser }) => browser?.role !== role || browser.name !== name;

function agreement(title, total, differences) {
  const unexplained = differences.filter(({ why }) => why === null);
  return [
    `${title}: ${percent(total - differences.length, total)}, ${percent(total - unexplained.length, total)} beside explained differences`,
    ...kindsOf(differences).map(kindText),
  ].join('\n');
}

function kindsOf(differences) {
  const kinds = new Map();
  for (const { element, why } of differences) {
    const key =
      why ?? `UNEXPLAINED: ${element.role} “…”, ${element.browser?.role ?? 'nothing'} in the browser`;
    kinds.set(key, [...(kinds.get(key) ?? []), element]);
  }
  return [...kinds].sort(([, a], [, b]) => b.length - a.length);
}

function kindText([what, [first, ...others]]) {
  const { page, role, name, browser } = first;
  const example = `${role} "${shown(name)}", in the browser ${browser?.role} "${shown(browser?.name ?? '')}", ${page}`;
  return `  ${String(others.length + 1).padStart(5)}  ${what}\n         e.g. ${example}`;
}

function strangersText(strangers) {
  if (strangers.length === 0) return '';
  const lines = strangers
    .slice(0, 10)
    .map(({ role, name, page, path }) => `  ${role} "${shown(name)}" ${page} ${path}`);
  return [
    `visible elements that getByRole finds under a role and name of ours, and we report otherwise: ${strangers.length}`,
    ...lines,
  ].join('\n');
}

const shown = (text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const percent = (part, total) => `${((100 * part) / Math.max(1, total)).toFixed(2)} %`;
