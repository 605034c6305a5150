// Tag names from the closed list that recipes use (src/locator/vocabulary.rs): every other name, and those a page
// makes up, go by `custom`.

import { tagOf } from './dom';

const TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr address area article aside audio b blockquote body button canvas caption center cite code col colgroup ' +
    'data dd details dialog div dl dt em fieldset figcaption figure font footer form g h1 h2 h3 h4 h5 h6 header ' +
    'hgroup hr html i iframe img input kbd label legend li main mark menu meter nav object ol optgroup option output ' +
    'p path picture pre progress q s search section select slot small span strong sub summary sup svg table tbody td ' +
    'template textarea tfoot th thead time tr u ul use var video'
  ).split(' '),
);

export const CUSTOM = 'custom';

export function knownTag(element: Element): string {
  const tag = tagOf(element);
  return TAGS.has(tag) ? tag : CUSTOM;
}
