// Eight bits of a salted hash per signal, so that most candidates of a large page are skipped before they are
// named. 255 of 256 other texts differ; nobody can tell a text from eight bits.

import type { SignalBits } from '../protocol';
import { signalText } from './signals';

/** Cheap ones first. */
const ORDER = ['testId', 'id', 'nameAttr', 'href', 'name'] as const;

/** FNV-1a, 32 bits, over UTF-16 code units, folded to 8. */
export function bitsOf(salt: string, signal: string, text: string): number {
  let hash = 0x811c9dc5;
  const data = `${salt}\u0000${signal}\u0000${text}`;
  for (let index = 0; index < data.length; index++)
    hash = Math.imul(hash ^ data.charCodeAt(index), 0x01000193);
  hash >>>= 0;
  return (hash ^ (hash >>> 8) ^ (hash >>> 16) ^ (hash >>> 24)) & 255;
}

/** False when the element surely is not the wanted one. An absent signal differs; a name is never absent, only empty. */
export function mayMatch(element: Element, bits: SignalBits, testIdAttribute: string): boolean {
  for (const signal of ORDER) {
    const wanted = bits[signal];
    if (wanted === undefined) continue;
    const text = signalText(element, signal, testIdAttribute);
    if ((text === '' && signal !== 'name') || bitsOf(bits.salt, signal, text) !== wanted) return false;
  }
  return true;
}
