// What the pages do in the browser: each has a function of its own, named in `data-page`.

const TOAST_MS = 20_000;

const $ = (selector, root = document) => root.querySelector(selector);

const pages = { products, product, cart, checkout, account };

pages[document.body.dataset.page]?.();

function products() {
  const form = $('form.filters');
  let latest = 0;
  const load = async () => {
    const mine = ++latest;
    $('#count').textContent = 'Loading products…';
    const found = await ask('GET', `/api/products?${new URLSearchParams(new FormData(form))}`);
    // An answer that comes after that of a later question says nothing any more.
    if (mine === latest) showProducts(found);
  };
  form.addEventListener('input', load);
  form.addEventListener('reset', () => setTimeout(load));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void load();
  });
  void load();
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

function product() {
  const form = $('form[data-id]');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void add(form.dataset.id, form.elements.quantity.valueAsNumber);
  });
  const button = $('#show-reviews');
  button.addEventListener('click', async () => {
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    button.setAttribute('aria-expanded', String(!isOpen));
    button.textContent = isOpen ? 'Show reviews' : 'Hide reviews';
    $('#reviews').hidden = isOpen;
    if (!isOpen) await showReviews();
  });
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

async function cart() {
  $('#voucher').addEventListener('submit', async (event) => {
    event.preventDefault();
    const answer = await ask('POST', '/api/voucher', { code: event.target.elements.code.value });
    $('#voucher-answer').textContent = answer.error ?? `Voucher ${answer.voucher} takes off ${answer.off}`;
    if (!answer.error) showCart(answer);
  });
  $('#empty-cart').addEventListener('click', () => $('#confirm').showModal());
  $('#confirm').addEventListener('close', async ({ target }) => {
    if (target.returnValue === 'empty') showCart(await ask('DELETE', '/api/cart'));
    target.returnValue = '';
  });
  showCart(await ask('GET', '/api/cart'));
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

function checkout() {
  const form = $('#order');
  const button = $('button', form);
  form.elements.terms.addEventListener('change', ({ target }) => (button.disabled = !target.checked));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    $('#progress').textContent = 'Placing the order…';
    const fields = Object.fromEntries(new FormData(form));
    const { number, error } = await ask('POST', '/api/orders', fields);
    if (error) $('#progress').textContent = error;
    else location.assign(`/orders/${number}`);
  });
}

function account() {
  const form = $('#profile');
  form.elements.picture.addEventListener('change', ({ target }) => {
    $('#picture-answer').textContent = `${target.files[0].name} is chosen`;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    toast('Your changes are saved');
  });
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
