/** Narrower scopes: what a lookup is confined to, and the words for it that enter the key. */
import type { Frame, FrameLocator, Locator } from '@playwright/test';
import type { Root, Scope } from './context.js';

export function narrow(scope: Scope, root: Locator | Frame | FrameLocator): Scope {
  return { page: scope.page, root: inside(scope.root, root), words: [...scope.words, wordsFor(root)] };
}

/** A locator within a locator or a frame locator is looked for inside it; a frame stands for itself. */
function inside(outer: Root, inner: Locator | Frame | FrameLocator): Root {
  const chained = 'contentFrame' in inner && 'locator' in outer && !('goto' in outer);
  return chained ? (outer as Locator | FrameLocator).locator(inner as Locator) : inner;
}

/** A frame's address may hold a token, so only what stands before its query names it. */
function wordsFor(root: Locator | Frame | FrameLocator): string {
  if ('owner' in root) return `frame of ${String(root.owner())}`;
  if ('childFrames' in root) return `frame ${root.name() || root.url().replace(/[?#].*$/s, '')}`;
  return String(root);
}
