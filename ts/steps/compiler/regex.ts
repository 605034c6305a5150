/** Regular expressions in code, of texts that are to be found as they stand. */
import { plainText, sourceOf, type Text } from './text.js';

const SPECIAL = /[.*+?^${}()|[\]\\/]/gu;
/** Not to be seen, or not allowed in a regular expression's literal. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}|\p{Default_Ignorable_Code_Point}/gu;
/** JavaScript that takes the meaning of special characters away. */
const ESCAPING = ".replace(/[.*+?^${}()|[\\]\\\\]/g, '\\\\$&')";

export interface Around {
  readonly before?: string;
  readonly after?: string;
  readonly ignoreCase?: boolean;
}

/** A regular expression that finds the text, between what stands before and after it. */
export function regexSource(
  text: Text,
  { before = '', after = '', ignoreCase = false }: Around = {},
): string {
  const flags = ignoreCase ? 'i' : '';
  const plain = plainText(text);
  if (plain !== undefined) return `/${before}${escapedLiteral(plain)}${after}/${flags}`;
  const escaped = `${sourceOf(text)}${ESCAPING}`;
  const whole =
    before === '' && after === '' ? escaped : `\`${templated(before)}\${${escaped}}${templated(after)}\``;
  return `new RegExp(${whole}${flags === '' ? '' : `, '${flags}'`})`;
}

function escapedLiteral(text: string): string {
  return text.replace(SPECIAL, '\\$&').replace(UNSEEN, unitsOf);
}

/** By UTF-16 units, since the expressions have no flag `u`. */
function unitsOf(character: string): string {
  return Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
}

function templated(pattern: string): string {
  return pattern.replaceAll('\\', '\\\\').replaceAll('`', '\\`');
}
