/**
 * A locator as data: what is written into code and what is asked of the live page are made of the same description, so
 * what was proven is what stands in the file.
 */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { quoted, rendered, sourceOf, type Text, type Values } from './text.js';

type TextMethod = 'getByLabel' | 'getByPlaceholder' | 'getByAltText' | 'getByTitle' | 'getByText';
type Role = Parameters<Page['getByRole']>[0];

export type Link =
  | { readonly by: 'role'; readonly role: string; readonly name?: Text; readonly exact?: boolean }
  | { readonly by: 'text'; readonly method: TextMethod; readonly text: Text; readonly exact: boolean }
  | { readonly by: 'testId'; readonly text: Text }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'frame'; readonly selector: string }
  | { readonly by: 'hasText'; readonly text: Text }
  | { readonly by: 'has'; readonly inner: Link }
  | { readonly by: 'hasNot'; readonly inner: Link }
  | { readonly by: 'or'; readonly inner: Chain }
  | { readonly by: 'visible' };
export type Chain = readonly Link[];

type Root = Page | FrameLocator | Locator;

/** JavaScript, beginning at `page`. */
export function chainSource(chain: Chain): string {
  return ['page', ...chain.map(linkSource)].join('.');
}

/** The same as Playwright's errors spell it, and as the policy wants to hear of what is ambiguous. */
export function chainNotation(chain: Chain): string {
  return chain.map(linkSource).join('.');
}

/** The locator itself, with today's values. */
export function liveLocator(page: Page, chain: Chain, values: Values): Locator {
  return chain.reduce<Root>((root, link) => follow(root, link, page, values), page) as Locator;
}

/** Every text that a locator asks for. */
export function textsOf(chain: Chain): Text[] {
  return chain.flatMap(linkTexts);
}

function linkTexts(link: Link): Text[] {
  if (link.by === 'role') return link.name === undefined ? [] : [link.name];
  if (link.by === 'has' || link.by === 'hasNot') return linkTexts(link.inner);
  if (link.by === 'or') return textsOf(link.inner);
  return 'text' in link ? [link.text] : [];
}

function linkSource(link: Link): string {
  switch (link.by) {
    case 'role':
      return `getByRole(${quoted(link.role)}${roleOptions(link)})`;
    case 'text':
      return `${link.method}(${sourceOf(link.text)}${link.exact ? ', { exact: true }' : ''})`;
    case 'testId':
      return `getByTestId(${sourceOf(link.text)})`;
    case 'css':
      return `locator(${quoted(link.selector)})`;
    case 'frame':
      return `frameLocator(${quoted(link.selector)})`;
    case 'hasText':
      return `filter({ hasText: ${sourceOf(link.text)} })`;
    case 'has':
    case 'hasNot':
      return `filter({ ${link.by}: ${chainSource([link.inner])} })`;
    case 'or':
      return `or(${chainSource(link.inner)})`;
    case 'visible':
      return 'filter({ visible: true })';
  }
}

function roleOptions({ name, exact }: Extract<Link, { by: 'role' }>): string {
  return name === undefined ? '' : `, { name: ${sourceOf(name)}${exact === true ? ', exact: true' : ''} }`;
}

function follow(root: Root, link: Link, page: Page, values: Values): Root {
  switch (link.by) {
    case 'role':
      return root.getByRole(link.role as Role, {
        ...(link.name !== undefined && { name: rendered(link.name, values) }),
        ...(link.exact === true && { exact: true }),
      });
    case 'text':
      return root[link.method](rendered(link.text, values), link.exact ? { exact: true } : {});
    case 'testId':
      return root.getByTestId(rendered(link.text, values));
    case 'css':
      return root.locator(link.selector);
    case 'frame':
      return root.frameLocator(link.selector);
    default:
      return narrowed(root as Locator, link, page, values);
  }
}

function narrowed(
  root: Locator,
  link: Extract<Link, { by: 'hasText' | 'has' | 'hasNot' | 'or' | 'visible' }>,
  page: Page,
  values: Values,
): Locator {
  if (link.by === 'hasText') return root.filter({ hasText: rendered(link.text, values) });
  if (link.by === 'visible') return root.filter({ visible: true });
  if (link.by === 'or') return root.or(liveLocator(page, link.inner, values));
  return root.filter({ [link.by]: liveLocator(page, [link.inner], values) });
}
