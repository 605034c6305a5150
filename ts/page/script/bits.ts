// Eight bits of a salted hash per signal, so that most candidates of a large page are skipped before they are
// named. 255 of 256 other texts differ; nobody can tell a text from eight bits.

import type { SignalBits } from '../protocol';
import { signalText } from './signals';

/** Cheap ones first. */
const ORDER = ['testId', 'id', 'nameAttr', 'href', 'name'] as const;

/** FNV-1a, 32 bits, over UTF-16 code units. */
function hashOn(hash: number, text: string): number {
  let on = hash;
  for (let index = 0; index < text.length; index++) on = Math.imul(on ^ text.charCodeAt(index), 0x01000193);
  return on;
}

/** Folded to 8 bits. */
function bitsOf(salt: string, signal: string, text: string): number {
  const hash = hashOn(hashOn(0x811c9dc5, `${salt}\u0000${signal}\u0000`), text) >>> 0;
  return (hash ^ (hash >>> 8) ^ (hash >>> 16) ^ (hash >>> 24)) & 255;
}

/** False when the element surely is not the wanted one. An absent signal differs; a name is only empty, never absent. */
export function mayMatch(element: Element, bits: SignalBits, testIdAttribute: string): boolean {
  for (const signal of ORDER) {
    const wanted = bits[signal];
    if (wanted === undefined) continue;
    const text = signalText(element, signal, testIdAttribute);
    if ((text === '' && signal !== 'name') || bitsOf(bits.salt, signal, text) !== wanted) return false;
  }
  return true;
}
