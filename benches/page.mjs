// The pages that the click benchmark runs on.
//
// `mix` is a list of orders as an admin shows it: each row has text, two links, one button and, in turn, a
// field, a checkbox or a select. So half of the controls are links and a quarter are buttons. `oneRole` has
// buttons only: the worst case, in which the wanted shape excludes nothing.
//
// Every name is unique on its page, since the hand-written locator has to be. A click changes nothing: a
// listener keeps links and forms from leading away, as a single-page application does.

const CUSTOMERS = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Edsger Dijkstra', 'Barbara Liskov'];
const PRODUCTS = ['Desk lamp', 'Bookshelf', 'Garden chair', 'Coffee table', 'Wardrobe', 'Mirror'];
const CONTROLS_IN_A_ROW = 4;
const FIRST_ORDER = 1000;

/** `{ html, targets }`; a target is what a person names: `{ role, name, sentence }`. */
export const pages = {
  mix: (controls) => {
    const orders = numbers(Math.floor(controls / CONTROLS_IN_A_ROW));
    return { html: page(orders.map(orderRow), 'Orders'), targets: spread(orders).map(orderTarget) };
  },
  oneRole: (controls) => {
    const orders = numbers(controls);
    return { html: page(orders.map(buttonRow), 'Shipping'), targets: spread(orders).map(shipTarget) };
  },
};

const numbers = (count) => Array.from({ length: count }, (_, index) => FIRST_ORDER + index);

/** Up to nine, from the beginning to the end of the page. */
function spread(orders) {
  const wanted = Math.min(9, orders.length);
  return Array.from(
    { length: wanted },
    (_, index) => orders[Math.floor(((index + 0.5) * orders.length) / wanted)],
  );
}

// Two links for each button, as on the page.
const orderTarget = (order, index) => (index % 3 === 2 ? shipTarget(order) : viewTarget(order));
const viewTarget = (order) => ({ role: 'link', name: `Order ${order}`, sentence: `the Order ${order} link` });
const shipTarget = (order) => ({
  role: 'button',
  name: `Ship order ${order}`,
  sentence: `the Ship order ${order} button`,
});

const pick = (list, order) => list[order % list.length];

function orderRow(order) {
  return `<tr>
    <th scope="row"><a href="/orders/${order}">Order ${order}</a></th>
    <td><a href="/customers/${order}">${pick(CUSTOMERS, order)} (${order})</a></td>
    <td>${pick(PRODUCTS, order)}, ${1 + (order % 7)} pieces, ordered on ${1 + (order % 28)} November</td>
    <td>${pick([noteField, selectBox, stateList], order)(order)}</td>
    <td><button type="button" id="ship-${order}">Ship order ${order}</button></td>
  </tr>`;
}

const noteField = (order) => `<label>Note for ${order} <input type="text" name="note-${order}"></label>`;
const selectBox = (order) => `<label><input type="checkbox" name="pick-${order}"> Select ${order}</label>`;
const stateList = (order) =>
  `<label>State of ${order} <select name="state-${order}"><option>open</option><option>paid</option></select></label>`;

const buttonRow = (order) => `<tr>
    <td>${pick(CUSTOMERS, order)}, ${pick(PRODUCTS, order)}</td>
    <td><button type="button">Ship order ${order}</button></td>
  </tr>`;

const page = (rows, title) => `<!doctype html>
<html lang="en">
<head><title>${title}</title><style>
  body { font: 14px sans-serif; margin: 1rem } table { border-collapse: collapse; width: 100% }
  td, th { border-bottom: 1px solid #ddd; padding: 4px 8px; text-align: left }
</style></head>
<body>
<main>
  <h1>${title}</h1>
  <p>All that was ordered in November. Rows are sorted by number.</p>
  <table><thead><tr><th>Order</th><th>Customer</th><th>Goods</th><th>Notes</th><th>Action</th></tr></thead>
  <tbody>${rows.join('\n')}</tbody></table>
</main>
<script>addEventListener('click', (event) => { if (event.target.closest('a, form')) event.preventDefault(); });</script>
</body>
</html>`;
