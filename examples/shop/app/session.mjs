// What the shop knows of one visitor. It lives in memory, so that every browser context starts anew.

import { randomUUID } from 'node:crypto';
import { accounts, products, vouchers } from './catalogue.mjs';

const FIRST_ORDER = 1001;
const EXPRESS = 900;
const GIFT_WRAP = 300;

const sessions = new Map();

/** The visitor's session, and the cookie to set when there was none. */
export function sessionOf(request) {
  const [, known] = /(?:^|; )shop=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
  if (sessions.has(known)) return { session: sessions.get(known) };
  const id = randomUUID();
  const session = { user: null, cart: new Map(), voucher: null, orders: [] };
  sessions.set(id, session);
  return { session, cookie: `shop=${id}; HttpOnly; SameSite=Lax; Path=/` };
}

/** Whether the two belong together; then the visitor is signed in. */
export function signIn(session, email, password) {
  const account = Object.hasOwn(accounts, email) ? accounts[email] : null;
  if (account === null || account.password !== password) return false;
  session.user = { name: account.name, email };
  return true;
}

/** Adds to what is in the cart; the product that was meant, or null. */
export function addToCart(session, id, quantity) {
  const product = products.find((each) => each.id === id);
  if (!product || product.stock === 0 || !(quantity > 0)) return null;
  session.cart.set(id, (session.cart.get(id) ?? 0) + quantity);
  return product;
}

export function setQuantity(session, id, quantity) {
  if (quantity > 0 && session.cart.has(id)) session.cart.set(id, quantity);
  else session.cart.delete(id);
}

/** Whether there is such a voucher; then it is taken off. */
export function redeem(session, code) {
  const isKnown = Object.hasOwn(vouchers, code);
  if (isKnown) session.voucher = code;
  return isKnown;
}

export function cartOf({ cart, voucher }) {
  const lines = [...cart].map(([id, quantity]) => {
    const { name, price } = products.find((each) => each.id === id);
    return { id, name, quantity, price, sum: price * quantity };
  });
  const sum = lines.reduce((total, line) => total + line.sum, 0);
  const discount = voucher === null ? 0 : Math.round(sum * vouchers[voucher]);
  const items = lines.reduce((total, { quantity }) => total + quantity, 0);
  return { lines, items, voucher, discount, total: sum - discount };
}

/** Turns the cart into an order and empties it; the order, or null when there is nothing to order. */
export function placeOrder(session, { name, city, country, delivery, gift }) {
  const { lines, items, total } = cartOf(session);
  if (items === 0) return null;
  const extras = (delivery === 'express' ? EXPRESS : 0) + (gift ? GIFT_WRAP : 0);
  const number = FIRST_ORDER + session.orders.length;
  const order = { number, name, city, country, delivery, gift, lines, total: total + extras };
  session.orders.push(order);
  session.cart.clear();
  session.voucher = null;
  return order;
}
