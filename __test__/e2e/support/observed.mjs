// @ts-check
/** Observations made by hand, for tests of the store alone: what the page script would report of one frame of buttons. */

/** @param {string[]} names */
export function buttons(names) {
  const candidates = names.map((name, index) => ({
    token: `p${index}`,
    role: 'button',
    tag: 'button',
    type: '',
    flags: 've',
    signals: { name },
    context: [],
    path: `html/body/button:${index + 1}`,
  }));
  const report = {
    v: 1,
    doc: 'd',
    labels: ['A page'],
    total: names.length,
    truncated: false,
    candidates,
  };
  return [{ path: [], name: '', url: 'http://127.0.0.1/', report: JSON.stringify(report) }];
}

/** The name of the button that a target meant when this version was written. @param {string} target @param {string} version */
export const named = (target, version) => `${target} ${version}`;

/** @param {string} target */
export const keyOf = (target) => ({ url: 'http://127.0.0.1/many', operation: 'click', target });
