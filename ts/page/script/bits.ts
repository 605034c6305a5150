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
function folded(hash: number): number {
  const bits = hash >>> 0;
  return (bits ^ (bits >>> 8) ^ (bits >>> 16) ^ (bits >>> 24)) & 255;
}

/**
 * A test that is false when an element surely is not the wanted one. An absent signal differs; a name is only empty,
 * never absent.
 */
export function bitTest(bits: SignalBits, testIdAttribute: string): (element: Element) => boolean {
  const conditions = ORDER.filter((signal) => bits[signal] !== undefined).map((signal) => {
    const start = hashOn(0x811c9dc5, `${bits.salt}\u0000${signal}\u0000`);
    return { signal, start, wanted: bits[signal] };
  });
  return (element) =>
    conditions.every(({ signal, start, wanted }) => {
      const text = signalText(element, signal, testIdAttribute);
      return (text !== '' || signal === 'name') && folded(hashOn(start, text)) === wanted;
    });
}
