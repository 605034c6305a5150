/** The sentences of `recall.expect` about the page: its address, its title, and what can be read on it. */
import type { Form, Found, Refusal, Written } from './form.js';
import { regexSource } from './regex.js';
import { valueOf } from './slots.js';
import { expectation } from './state-forms.js';
import { plainText, sourceOf, type Text } from './text.js';

/** Where in an address or a title the text has to stand. */
type Place = 'whole' | 'within' | 'start' | 'end';

const ORIGIN = String.raw`^https?:\/\/[^/]+`;
const ABSOLUTE = /^[a-z][a-z\d+.-]*:/iu;
/** What an address has as it was written; anything else is encoded in it. */
const AS_WRITTEN = /^[\w\-./:?#[\]@!$&'()*+,;=~%]*$/u;

const ADDRESS = ['the? {URL}'];
const TITLE = ["the? page's? page? title", 'the? title of the? page'];

const PLACES: Readonly<
  Record<Place, { readonly holds: string; readonly fails: string; readonly words: string }>
> = {
  whole: { holds: '{IS}', fails: '{ISNOT}', words: 'is' },
  within: { holds: '{CONTAINS}', fails: '{DOESNOT} {CONTAIN}', words: 'contains' },
  start: { holds: '{STARTS} with', fails: '{DOESNOT} {START} with', words: 'starts with' },
  end: { holds: '{ENDS} with', fails: '{DOESNOT} {END} with', words: 'ends with' },
};

export const PAGE_FORMS: readonly Form[] = [
  ...forms(ADDRESS, 'the URL', '/cart', 'address', hasUrl),
  ...forms(TITLE, 'the page title', 'Cart', 'value', hasTitle),
  form(['i|we {AM} on|at the? page? <url>', 'the? page {IS} <url>'], 'I am on "/cart"', (found) =>
    hasUrl(found, 'whole', true),
  ),
  {
    ...form(
      ['the? page {CONTAINS} the? text? <value>', 'i|we {SEE} the? text <value> on the page'],
      'the page shows "Thank you"',
      (found) => hasText(found, true),
    ),
    plain: true,
  },
  {
    ...form(['the? page {DOESNOT} {CONTAIN} the? text? <value>'], 'the page does not show "Error"', (found) =>
      hasText(found, false),
    ),
    plain: true,
  },
];

function forms(
  names: readonly string[],
  said: string,
  sample: string,
  slot: 'address' | 'value',
  write: (found: Found, place: Place, holds: boolean) => Written | Refusal,
): Form[] {
  return (Object.keys(PLACES) as Place[]).flatMap((place) =>
    [true, false].map((holds) => {
      const { words, holds: yes, fails: no } = PLACES[place];
      const patterns = names.map((name) => `${name} ${holds ? yes : no} <${slot}>`);
      const example = `${said} ${holds ? words : denied(words)} "${sample}"`;
      return form(patterns, example, (found) => write(found, place, holds));
    }),
  );
}

function denied(words: string): string {
  const [verb = '', ...rest] = words.split(' ');
  return verb === 'is' ? 'is not' : ['does not', verb.replace(/s$/u, ''), ...rest].join(' ');
}

function form(patterns: readonly string[], example: string, write: Form['write']): Form {
  return { stepType: 'assertion', patterns, example, write };
}

function hasTitle({ slots }: Found, place: Place, holds: boolean): Written | Refusal {
  const title = valueOf(slots.value ?? []);
  if (title.length === 0 && place !== 'whole')
    return { refused: 'value_missing', because: 'an empty text stands in every title' };
  return onPage(
    `toHaveTitle(${place === 'whole' ? sourceOf(title) : regexSource(title, edges(place))})`,
    holds,
  );
}

function hasUrl({ slots }: Found, place: Place, holds: boolean): Written | Refusal {
  const address = valueOf(slots.address ?? slots.url ?? []);
  const plain = plainText(address);
  if (plain === '') return { refused: 'value_missing', because: 'an empty address is none' };
  if (plain === undefined || !AS_WRITTEN.test(plain))
    return onPage(`toHaveURL(${judging(address, place)})`, holds);
  if (place === 'whole' && ABSOLUTE.test(plain)) return onPage(`toHaveURL(${sourceOf(address)})`, holds);
  if (place === 'whole' && !/^[/?#]/u.test(plain))
    return { refused: 'value_missing', because: 'an address begins with http:// or https://, a path with /' };
  return onPage(`toHaveURL(${regexSource(address, urlEdges(place, plain))})`, holds);
}

/** A path is the address but for the origin, wherever the tests run. */
function urlEdges(place: Place, address: string): { before?: string; after?: string } {
  if (place === 'whole')
    return { before: address.startsWith('/') ? ORIGIN : String.raw`${ORIGIN}[^?#]*`, after: '$' };
  return place === 'start' && address.startsWith('/') ? { before: ORIGIN } : edges(place);
}

function edges(place: Place): { before?: string; after?: string } {
  return { ...(place === 'start' && { before: '^' }), ...(place === 'end' && { after: '$' }) };
}

const JUDGING: Readonly<Record<Place, (address: string) => string>> = {
  whole: (address) => `[href, path].includes(${address})`,
  within: (address) => `href.includes(${address})`,
  start: (address) => `[href, path].some((shown) => shown.startsWith(${address}))`,
  end: (address) => `href.endsWith(${address})`,
};

/** A value of today, or a text that is encoded in an address: compared with the address as people read it. */
function judging(address: Text, place: Place): string {
  const shown = 'const href = decodeURI(url.href);';
  const path =
    place === 'whole' || place === 'start'
      ? ' const path = decodeURI(url.pathname + url.search + url.hash);'
      : '';
  return `(url) => { ${shown}${path} return ${JUDGING[place](sourceOf(address))}; }`;
}

function onPage(matcher: string, holds: boolean): Written {
  const written = expectation({ target: 'page' }, holds ? matcher : `not.${matcher}`);
  // An empty page has another address and another title than those.
  return { ...written, absence: !holds || matcher === "toHaveTitle('')" };
}

/** Text that can be seen: not what stands in scripts, or is hidden. */
function hasText({ slots }: Found, holds: boolean): Written | Refusal {
  const text = valueOf(slots.value ?? []);
  if (text.length === 0) return { refused: 'value_missing', because: 'an empty text stands on every page' };
  const target = `page.getByText(${sourceOf(text)}).filter({ visible: true })`;
  return { ...expectation({ target }, holds ? 'not.toHaveCount(0)' : 'toHaveCount(0)'), absence: !holds };
}
