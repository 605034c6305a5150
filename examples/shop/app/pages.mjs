// The pages as HTML. What changes while a page is open is filled in by client.js.

import { categories, money } from './catalogue.mjs';
import { cartOf } from './session.mjs';

export const signInPage = (session, { failed, next }) =>
  page(session, 'Sign in', [
    '<h1>Sign in</h1>',
    failed ? '<p class="error" role="alert">Wrong email or password.</p>' : '',
    `<form class="card" method="post" action="/sign-in">
      <input type="hidden" name="next" value="${escape(next)}">
      <label>Email <input name="email" type="email" autocomplete="username" required autofocus></label>
      <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
      <label class="inline"><input name="keep" type="checkbox"> Keep me signed in</label>
      <button class="primary">Sign in</button>
    </form>`,
  ]);

export const productsPage = (session) =>
  page(session, 'Products', [
    '<h1>Products</h1>',
    `<form class="filters card" role="search">
      <label>Search <input name="q" type="search" placeholder="Notebook, mug, …"></label>
      <label>Category <select name="category"><option value="">All</option>${categories.map(option).join('')}</select></label>
      <label class="inline"><input name="stock" type="checkbox" value="1"> In stock only</label>
      <fieldset><legend>Sort by</legend>
        <label class="inline"><input name="sort" type="radio" value="name" checked> Name</label>
        <label class="inline"><input name="sort" type="radio" value="price"> Price</label>
      </fieldset>
      <button type="reset">Clear filters</button>
    </form>`,
    '<p id="count" role="status">Loading products…</p>',
    `<table id="list" aria-label="Products" hidden>
      <thead><tr><th>Product</th><th>Category</th><th>Price</th><th>Stock</th><th>Action</th></tr></thead><tbody></tbody>
    </table>`,
    '<p id="nothing" hidden>Nothing found. Try another word.</p>',
  ]);

export const productPage = (session, { id, name, category, price, stock, about }) =>
  page(session, name, [
    `<nav class="trail" aria-label="Breadcrumb"><a href="/">All products</a> › ${category}</nav>`,
    `<h1>${name}</h1><p class="price">${money(price)}</p><p>${about}</p>`,
    `<form id="product" class="card" data-id="${id}">
      <label>Quantity <input name="quantity" type="number" min="1" max="${stock}" value="1"></label>
      <button class="primary"${stock === 0 ? ' disabled' : ''}>Add to cart</button>
      ${stock === 0 ? '<p class="error">Sold out</p>' : ''}
    </form>`,
    '<button id="show-reviews" aria-expanded="false">Show reviews</button>',
    '<section id="reviews" aria-label="Reviews" hidden></section>',
  ]);

export const cartPage = (session) =>
  page(session, 'Cart', [
    '<h1>Cart</h1>',
    '<p id="empty" hidden>Your cart is empty. <a href="/">Go shopping</a></p>',
    `<div id="full" hidden>
      <table aria-label="Cart"><thead><tr><th>Product</th><th>Quantity</th><th>Sum</th><th>Action</th></tr></thead><tbody></tbody></table>
      <form id="voucher" class="card row"><label>Voucher code <input name="code"></label><button>Apply</button></form>
      <p id="voucher-answer" role="status"></p>
      <p class="price">Total <output id="total" aria-label="Total"></output></p>
      <p class="row"><button id="empty-cart">Empty cart</button> <a class="button primary" href="/checkout">Check out</a></p>
    </div>`,
    `<dialog id="confirm" aria-labelledby="confirm-title"><h2 id="confirm-title">Empty the cart?</h2>
      <p>All items will be removed.</p>
      <form method="dialog" class="row"><button value="keep">Keep items</button><button value="empty" class="danger">Remove all</button></form>
    </dialog>`,
  ]);

export const checkoutPage = (session) =>
  page(session, 'Checkout', [
    '<h1>Checkout</h1>',
    `<form id="order" class="card">
      <label>Full name <input name="name" required></label>
      <label>Street <input name="street" required></label>
      <label>City <input name="city" required></label>
      <label>Country <select name="country" required><option value="">Please choose</option>${['Austria', 'France', 'Portugal'].map(option).join('')}</select></label>
      <fieldset><legend>Delivery</legend>
        <label class="inline"><input name="delivery" type="radio" value="standard" checked> Standard</label>
        <label class="inline"><input name="delivery" type="radio" value="express"> Express</label>
      </fieldset>
      <label class="inline"><input name="gift" type="checkbox"> Gift wrap</label>
      <label>Message <textarea name="message" rows="3" placeholder="A few words for the card"></textarea></label>
      <label class="inline"><input name="terms" type="checkbox"> I accept the terms</label>
      <button class="primary" disabled>Place order</button>
    </form>`,
    '<p id="progress" role="status"></p>',
  ]);

export const orderPage = (session, { number, name, city, country, delivery, gift, lines, total }) =>
  page(session, `Order ${number}`, [
    `<h1>Thank you, ${escape(name)}!</h1>`,
    `<p>Order number <output aria-label="Order number">${number}</output></p>`,
    `<ul aria-label="Ordered items">${lines.map((line) => `<li>${line.quantity} × ${line.name}</li>`).join('')}</ul>`,
    `<p>To ${escape(city)}, ${escape(country)}. Delivery: ${delivery}${gift ? ', gift wrapped' : ''}.</p>`,
    `<p class="price">Total <output aria-label="Total">${money(total)}</output></p>`,
    '<a href="/">Continue shopping</a>',
  ]);

export const accountPage = (session) =>
  page(session, 'Account', [
    '<h1>Account</h1>',
    `<form id="profile" class="card">
      <label>Display name <input name="display" value="${escape(session.user.name)}"></label>
      <label>Email <input name="email" value="${escape(session.user.email)}" disabled></label>
      <p class="help"><button type="button" aria-describedby="why">Why is it locked?</button>
        <span id="why" role="tooltip">Write to us to change your address.</span></p>
      <label>Profile picture <input name="picture" type="file" accept="image/*"></label>
      <p id="picture-answer" role="status">No picture yet</p>
      <fieldset><legend>Tell me about</legend>
        <label class="inline"><input name="offers" type="checkbox" checked> Special offers</label>
        <label class="inline"><input name="news" type="checkbox"> New products</label>
      </fieldset>
      <button class="primary">Save changes</button>
    </form>`,
  ]);

export const missingPage = (session) =>
  page(session, 'Not found', ['<h1>Not found</h1><p><a href="/">All products</a></p>']);

const page = (session, title, parts) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Corner Shop</title><link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,">
<script src="/client.js"></script></head>
<body><header><strong>Corner Shop</strong>
<nav aria-label="Main"><a href="/">Products</a> <a href="/cart">Cart</a>
<output id="items" aria-label="Items in the cart">${cartOf(session).items}</output></nav>
<div class="visitor">${visitor(session)}</div></header>
<main>${parts.join('\n')}</main><div id="toasts" role="status" aria-label="Messages"></div></body></html>`;

const visitor = ({ user }) =>
  user === null
    ? '<a href="/sign-in">Sign in</a>'
    : `<span>Signed in as ${escape(user.name)}</span> <a href="/account">Account</a>
<form method="post" action="/sign-out"><button>Sign out</button></form>`;

const option = (name) => `<option>${name}</option>`;

const escape = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
