// What the pages do in the browser. The script stands in the head and listens on the document, so that nothing can be
// clicked before somebody listens.

const TOAST_MS = 20_000;

const $ = (selector, root = document) => root.querySelector(selector);

let latestSearch = 0;

on('input', '.filters', search);
on('reset', '.filters', () => setTimeout(search));
on('submit', '.filters', search);
on('submit', '#product', (form) => add(form.dataset.id, form.elements.quantity.valueAsNumber));
on('click', '#show-reviews', toggleReviews);
on('submit', '#voucher', redeem);
on('click', '#empty-cart', () => $('#confirm').showModal());
on('close', '#confirm', confirmed);
on('change', '[name=terms]', (box) => ($('#order button').disabled = !box.checked));
on('submit', '#order', placeOrder);
on('change', '[name=picture]', (field) => {
  $('#picture-answer').textContent = `${field.files[0].name} is chosen`;
});
on('submit', '#profile', () => toast('Your changes are saved'));

document.addEventListener('DOMContentLoaded', async () => {
  if ($('.filters')) void search();
  if ($('#voucher')) showCart(await ask('GET', '/api/cart'));
});

/** Forms with an action of their own are sent as they are; none of the others may leave the page. */
function on(type, selector, run) {
  const listener = (event) => {
    const target = event.target.closest(selector);
    if (!target) return;
    if (type === 'submit') event.preventDefault();
    void run(target);
  };
  // While capturing, since `close` does not bubble.
  document.addEventListener(type, listener, true);
}

async function search() {
  const mine = ++latestSearch;
  $('#count').textContent = 'Loading products…';
  const found = await ask('GET', `/api/products?${new URLSearchParams(new FormData($('.filters')))}`);
  // An answer that comes after that of a later question says nothing any more.
  if (mine === latestSearch) showProducts(found);
}

function showProducts(found) {
  $('#count').textContent = `${found.length} ${found.length === 1 ? 'product' : 'products'}`;
  $('#list').hidden = found.length === 0;
  $('#nothing').hidden = found.length > 0;
  $('#list tbody').replaceChildren(...found.map(productRow));
}

function productRow({ id, name, category, cost, stock }) {
  const link = element('a', { href: `/products/${id}` }, name);
  const button = element('button', { disabled: stock === 0 }, 'Add to cart');
  button.addEventListener('click', () => add(id, 1));
  const cells = [category, cost, stock === 0 ? 'Sold out' : `${stock} left`].map((text) =>
    element('td', {}, text),
  );
  return element('tr', {}, element('th', { scope: 'row' }, link), ...cells, element('td', {}, button));
}

async function toggleReviews(button) {
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
  button.textContent = isOpen ? 'Show reviews' : 'Hide reviews';
  $('#reviews').hidden = isOpen;
  if (!isOpen) await showReviews();
}

async function showReviews() {
  $('#reviews').replaceChildren(element('p', {}, 'Loading reviews…'));
  const found = await ask('GET', '/api/reviews');
  const articles = found.map(({ by, stars, text }) =>
    element('article', {}, element('h2', {}, `${stars} of 5, ${by}`), element('p', {}, text)),
  );
  $('#reviews').replaceChildren(...articles);
}

async function add(id, quantity) {
  const { name, items } = await ask('POST', '/api/cart', { id, quantity });
  $('#items').textContent = items;
  toast(`${name} is in your cart`);
}

async function redeem(form) {
  const answer = await ask('POST', '/api/voucher', { code: form.elements.code.value });
  $('#voucher-answer').textContent = answer.error ?? `Voucher ${answer.voucher} takes off ${answer.off}`;
  if (!answer.error) showCart(answer);
}

async function confirmed(dialog) {
  if (dialog.returnValue === 'empty') showCart(await ask('DELETE', '/api/cart'));
  dialog.returnValue = '';
}

function showCart({ lines, items, cost }) {
  $('#items').textContent = items;
  $('#empty').hidden = lines.length > 0;
  $('#full').hidden = lines.length === 0;
  $('#total').textContent = cost;
  $('#full tbody').replaceChildren(...lines.map(cartRow));
}

function cartRow({ id, name, quantity, cost }) {
  const put = async (wanted) => showCart(await ask('PUT', `/api/cart/${id}`, { quantity: wanted }));
  const field = element('input', {
    type: 'number',
    min: 1,
    value: quantity,
    ariaLabel: `Quantity of ${name}`,
  });
  field.addEventListener('change', () => put(field.valueAsNumber));
  const button = element('button', {}, 'Remove');
  button.addEventListener('click', async () => {
    await put(0);
    toast(`${name} is removed`);
  });
  const cells = [field, cost, button].map((content) => element('td', {}, content));
  return element('tr', {}, element('th', { scope: 'row' }, name), ...cells);
}

async function placeOrder(form) {
  $('#progress').textContent = 'Placing the order…';
  const { number, error } = await ask('POST', '/api/orders', Object.fromEntries(new FormData(form)));
  if (error) $('#progress').textContent = error;
  else location.assign(`/orders/${number}`);
}

async function ask(method, url, data) {
  const body = data && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) };
  return (await fetch(url, { method, ...body })).json();
}

function toast(text) {
  const close = element('button', {}, 'Dismiss');
  const note = element('div', { className: 'toast' }, element('span', {}, text), close);
  close.addEventListener('click', () => note.remove());
  setTimeout(() => note.remove(), TOAST_MS);
  $('#toasts').replaceChildren(note);
}

function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
