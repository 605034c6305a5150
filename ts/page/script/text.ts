// Text as a person reads it.

/** Zero-width space, soft hyphen, and the private use area: glyphs of icon fonts, which no two fonts number alike. */
const UNREAD = /[\u200b\u00ad\ue000-\uf8ff]/g;
const SPACES = /\s+/g;

/** White space runs become one space, what nobody reads goes, equal letters get equal codes (NFC). */
export function collapse(text: string): string {
  return text.normalize('NFC').replace(UNREAD, '').replace(SPACES, ' ').trim();
}

/** At most `length` UTF-16 units, never half a character. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? length - 1 : length);
}
