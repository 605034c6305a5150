// Shows the saved pages of a pair, one after the other, at one and the same address. Every other host is blocked.
//
// The address has the path of the page that is shown first. What a page asks for is taken from beside the page that
// is being shown, so that each version gets its own styles.

import { existsSync, readFileSync } from 'node:fs';
import { extname, join, posix, sep } from 'node:path';

const CONTENT_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const HOST_SUFFIX = '.pages.test';

export class Site {
  #name;
  #folder;
  #addressed;
  #shown;

  /**
   * @param name Stands in the host name: nothing is remembered across sites.
   * @param addressed The page whose path stands in the address.
   */
  constructor(name, folder, addressed) {
    this.#name = name;
    this.#folder = folder;
    this.#addressed = addressed;
    this.#shown = addressed;
  }

  async listen(context) {
    await context.route('**/*', (route) => this.#answer(route));
  }

  /** Opens `shown` in the page, at the address of all. */
  async open(page, shown) {
    this.#shown = shown;
    await page.goto(`http://${this.#name}${HOST_SUFFIX}/${encodeURI(this.#addressed)}`);
  }

  async #answer(route) {
    const { hostname, pathname } = new URL(route.request().url());
    if (!hostname.endsWith(HOST_SUFFIX)) return route.abort('blockedbyclient');
    const file = this.#fileFor(decodeURIComponent(pathname).slice(1));
    if (file === null) return route.fulfill({ status: 404, contentType: 'text/plain', body: 'not saved' });
    const contentType = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(file) });
  }

  #fileFor(path) {
    if (path === this.#addressed) return this.#existing(this.#shown);
    const beside = posix.relative(posix.dirname(this.#addressed), path);
    return this.#existing(posix.join(posix.dirname(this.#shown), beside)) ?? this.#existing(path);
  }

  #existing(path) {
    const file = join(this.#folder, path);
    return file.startsWith(this.#folder + sep) && existsSync(file) && extname(file) !== '' ? file : null;
  }
}
