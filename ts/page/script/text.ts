// Text as a person reads it.

const INVISIBLE = /[\u200b\u00ad]/g;
const SPACES = /\s+/g;

/** White space runs become one space, zero-width spaces and soft hyphens go, equal letters get equal codes (NFC). */
export function collapse(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(SPACES, ' ').trim();
}

/** At most `length` UTF-16 units, never half a character. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? length - 1 : length);
}
