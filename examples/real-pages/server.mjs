// Serves the saved pages on 127.0.0.1 under the addresses that the real products have, so that the same URL
// shows the version that SITE names: `this` (default) or `next`.
//
// Limitations: the pages carry no scripts and there is no database. A form that is sent leads back to the page
// it came from (signing in leads to the dashboard); an address without a saved page shows a placeholder.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const port = Number(process.env.PORT ?? 4173);
const version = process.env.SITE ?? 'this';
const site = join(dirname(fileURLToPath(import.meta.url)), 'site', version);

const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Django's own addresses, each with the page that was saved from it. */
const adminPages = [
  [/^\/admin\/$/, 'index.html'],
  [/^\/admin\/login\/$/, 'login.html'],
  [/^\/admin\/auth\/user\/$/, 'user-list.html'],
  [/^\/admin\/auth\/user\/\d+\/change\/$/, 'user-change.html'],
  [/^\/admin\/polls\/question\/$/, 'question-list.html'],
  [/^\/admin\/polls\/question\/\d+\/change\/$/, 'question-change.html'],
];

// The saved admin pages name their styles relative to the page, so these are asked for under every address.
const adminStatic = /^\/admin\/(?:.*\/)?(static\/.+)$/;

createServer(answer).listen(port, '127.0.0.1');

async function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (request.method === 'POST') return sendBack(response, pathname);
  const body = await readFile(fileFor(decodeURIComponent(pathname))).catch(() => null);
  if (body) send(response, 200, contentTypes[extname(pathname)] ?? contentTypes['.html'], body);
  else if (extname(pathname) in contentTypes) send(response, 404, 'text/plain', 'not saved');
  else send(response, 200, contentTypes['.html'], placeholder);
}

function fileFor(pathname) {
  const [, asset] = adminStatic.exec(pathname) ?? [];
  if (asset) return inSite('django-admin', asset);
  const [, page] = adminPages.find(([address]) => address.test(pathname)) ?? [];
  return page ? inSite('django-admin', page) : inSite(pathname);
}

function inSite(...parts) {
  const path = normalize(join(site, ...parts));
  return path.startsWith(site + sep) ? path : join(site, 'nothing');
}

function sendBack(response, pathname) {
  response.writeHead(303, { location: pathname === '/admin/login/' ? '/admin/' : pathname });
  response.end();
}

function send(response, status, contentType, body) {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' });
  response.end(body);
}

const placeholder = '<!doctype html><title>Placeholder</title><h1>This page is not part of the example</h1>';
