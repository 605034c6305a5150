/**
 * A web site on 127.0.0.1 whose pages a test gives and changes between runs, and which keeps the log of what
 * reached them. `url` and `foreign` name the same pages on two origins that browsers treat as two sites.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { EVENT_LOG_SCRIPT, type PageEvent } from './event-log.ts';

export interface PageOptions {
  /** Milliseconds before the first byte: a slow navigation. */
  delay?: number;
  status?: number;
  headers?: Record<string, string>;
  title?: string;
}

/** A body, or what makes one for each load (a page whose ids, clocks or adverts never repeat). */
export type Body = string | ((load: number) => string);

interface Page extends PageOptions {
  body: Body;
  loads: number;
}

export class Site {
  readonly #server: Server;
  readonly #pages = new Map<string, Page>();
  #events: PageEvent[] = [];

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async open(): Promise<Site> {
    const site = new Site();
    await new Promise<void>((resolve) => site.#server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Puts a page in place; the next load shows it. */
  page(path: string, body: Body, options: PageOptions = {}): void {
    this.#pages.set(path, { ...options, body, loads: 0 });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The same page on the other origin. */
  foreign(path: string): string {
    return `http://localhost:${this.port}${path}`;
  }

  get events(): readonly PageEvent[] {
    return this.#events;
  }

  /** The controls that were clicked, in order. */
  get clicks(): string[] {
    return this.#events.filter(({ type }) => type === 'click').map(({ who }) => who);
  }

  /** The types of all events that a control got. */
  eventsOf(who: string): string[] {
    return this.#events.filter((event) => event.who === who).map(({ type }) => type);
  }

  forget(): void {
    this.#events = [];
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', this.origin).pathname;
    if (path === '/__events') return this.#keep(request, response);
    const page = this.#pages.get(path);
    if (page === undefined) return void response.writeHead(404).end();
    if (page.delay !== undefined) await sleep(page.delay);
    page.loads += 1;
    response.writeHead(page.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
    response.end(html(page));
  }

  async #keep(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
    this.#events.push(JSON.parse(text) as PageEvent);
    response.writeHead(204).end();
  }
}

function html({ body, loads, title = 'A page' }: Page): string {
  const content = typeof body === 'string' ? body : body(loads);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><script>${EVENT_LOG_SCRIPT}</script></head><body>${content}</body></html>`;
}
