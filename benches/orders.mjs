// What the store's benchmarks remember: buttons of a list of orders, as the page script reports them.

export const key = (index) => ({
  url: 'http://127.0.0.1/orders',
  operation: 'click',
  target: `the Ship order ${1000 + index} button`,
});

/** Writes the memory of one button, seen alone on its page. */
export const remember = (store, index) =>
  mustBeStored(store.record(key(index), [frame([index])], { frame: 0, token: `p${index}` }));

/** What the page script reports for rows of orders. */
export function frame(orders) {
  const candidates = orders.map(candidate);
  const report = {
    v: 1,
    doc: 'bench',
    labels: ['Orders'],
    total: candidates.length,
    truncated: false,
    candidates,
  };
  return { path: [], name: '', url: 'http://127.0.0.1/orders', report: JSON.stringify(report) };
}

const candidate = (index) => ({
  token: `p${index}`,
  role: 'button',
  tag: 'button',
  type: 'button',
  flags: 've',
  signals: { id: `ship-${1000 + index}`, name: `Ship order ${1000 + index}` },
  context: [
    { kind: 'row', head: `Order ${1000 + index}`, text: `Ada Lovelace Desk lamp ${1 + (index % 7)} pieces` },
    { kind: 'column', head: 'Action', text: '' },
  ],
  path: `html/body/main:1/table:1/tbody:1/tr:${index + 1}/td:5/button:1`,
});

export function mustBeStored(answer) {
  if (answer.outcome !== 'stored') throw new Error(`record answered ${answer.outcome} (${answer.detail})`);
}
