// The shop: a small application for an example suite. `PORT=4280 node server.mjs`, then http://127.0.0.1:4280/
//
// Every visitor has a cart and orders of their own, in memory. What a page loads later comes after a delay (SHOP_DELAY,
// in milliseconds), as from a database. It talks to nobody.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { find, money, products, reviews } from './app/catalogue.mjs';
import * as pages from './app/pages.mjs';
import { addToCart, cartOf, placeOrder, redeem, sessionOf, setQuantity, signIn } from './app/session.mjs';

const port = Number(process.env.PORT ?? 4280);
const delay = Number(process.env.SHOP_DELAY ?? 150);
const folder = join(dirname(fileURLToPath(import.meta.url)), 'app');

/** Method and path, each with what answers it. */
const routes = [
  [/^GET \/$/, ({ session }) => html(pages.productsPage(session))],
  [/^GET \/products\/([\w-]+)$/, showProduct],
  [/^GET \/sign-in$/, ({ session, query }) => html(pages.signInPage(session, { next: query.next ?? '/' }))],
  [/^POST \/sign-in$/, enter],
  [/^POST \/sign-out$/, leave],
  [/^GET \/cart$/, ({ session }) => html(pages.cartPage(session))],
  [/^GET \/checkout$/, (asked) => forUsers(asked, pages.checkoutPage)],
  [/^GET \/account$/, (asked) => forUsers(asked, pages.accountPage)],
  [/^GET \/orders\/(\d+)$/, showOrder],
  [/^GET \/(style\.css|client\.js)$/, ({ words: [name] }) => asset(name)],
  [/^GET \/api\/products$/, ({ query }) => later(find(query).map(priced))],
  [/^GET \/api\/reviews$/, () => later(reviews)],
  [/^GET \/api\/cart$/, ({ session }) => later(priced(cartOf(session)))],
  [/^POST \/api\/cart$/, add],
  [/^PUT \/api\/cart\/([\w-]+)$/, change],
  [/^DELETE \/api\/cart$/, empty],
  [/^POST \/api\/voucher$/, voucher],
  [/^POST \/api\/orders$/, order],
];

createServer((request, response) => {
  answer(request).then(
    ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    (error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(error.message),
  );
}).listen(port, '127.0.0.1');

async function answer(request) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const { session, cookie } = sessionOf(request);
  const wanted = `${request.method} ${pathname}`;
  const [path, handle] = routes.find(([pattern]) => pattern.test(wanted)) ?? [];
  if (!handle) return html(pages.missingPage(session), 404);
  const [, ...words] = path.exec(wanted);
  const form = await bodyOf(request);
  const result = await handle({ session, words, form, query: Object.fromEntries(searchParams) });
  return cookie ? { ...result, headers: { ...result.headers, 'set-cookie': cookie } } : result;
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  if (request.headers['content-type'] === 'application/json') return JSON.parse(text);
  return Object.fromEntries(new URLSearchParams(text));
}

function showProduct({ session, words: [id] }) {
  const product = products.find((each) => each.id === id);
  return product ? html(pages.productPage(session, product)) : html(pages.missingPage(session), 404);
}

function enter({ session, form: { email = '', password = '', next = '/' } }) {
  if (!signIn(session, email, password)) return html(pages.signInPage(session, { failed: true, next }), 401);
  // Of this site only: `//elsewhere` would leave it.
  return redirect(/^\/(?!\/)/.test(next) ? next : '/');
}

function leave({ session }) {
  session.user = null;
  return redirect('/');
}

function forUsers({ session }, page) {
  return session.user === null
    ? redirect(`/sign-in?next=/${page === pages.checkoutPage ? 'checkout' : 'account'}`)
    : html(page(session));
}

function showOrder({ session, words: [number] }) {
  const placed = session.orders.find((each) => each.number === Number(number));
  return placed ? html(pages.orderPage(session, placed)) : html(pages.missingPage(session), 404);
}

function add({ session, form: { id, quantity = 1 } }) {
  const product = addToCart(session, id, Number(quantity));
  return product
    ? later({ name: product.name, items: cartOf(session).items })
    : later({ error: 'Not available' }, 409);
}

function change({ session, words: [id], form: { quantity } }) {
  setQuantity(session, id, Number(quantity));
  return later(priced(cartOf(session)));
}

function empty({ session }) {
  session.cart.clear();
  return later(priced(cartOf(session)));
}

function voucher({ session, form: { code = '' } }) {
  const isKnown = redeem(session, code.trim().toUpperCase());
  return isKnown ? later(priced(cartOf(session))) : later({ error: 'This voucher does not exist.' }, 404);
}

function order({ session, form }) {
  const placed = session.user && placeOrder(session, form);
  return placed ? later({ number: placed.number }) : later({ error: 'There is nothing to order.' }, 409);
}

/** Amounts as people read them, beside the cents. */
const priced = (data) => ({
  ...data,
  ...(data.price !== undefined && { cost: money(data.price) }),
  ...(data.total !== undefined && { cost: money(data.total), off: money(data.discount) }),
  ...(data.lines && { lines: data.lines.map((line) => ({ ...line, cost: money(line.sum) })) }),
});

const html = (body, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});
const redirect = (location) => ({ status: 303, headers: { location }, body: '' });

async function later(data, status = 200) {
  await sleep(delay);
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) };
}

async function asset(name) {
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  return { status: 200, headers: { 'content-type': type }, body: await readFile(join(folder, name)) };
}
