// A page cannot bend what is seen of it, and finds nothing of ours in itself.
import { acting, expect, find, observe, test } from './support.ts';

const TAMPERING = `<script>
  for (const [owner, name] of [[Element, 'getAttribute'], [Element, 'hasAttribute'], [Element, 'querySelectorAll'],
    [Element, 'matches'], [Element, 'closest'], [Element, 'checkVisibility'], [Element, 'getBoundingClientRect'],
    [Document, 'querySelectorAll'], [Document, 'createElement'], [Node, 'getRootNode'], [Event, 'composedPath'],
    [Array, 'map'], [Array, 'filter'], [String, 'normalize'], [Map, 'get']])
    owner.prototype[name] = () => { throw new Error('tampered'); };
  JSON.stringify = JSON.parse = () => 'tampered';
  window.getComputedStyle = () => ({ display: 'none', content: '"tampered"' });
  Object.defineProperty(Element.prototype, 'localName', { get: () => 'tampered' });
  Object.defineProperty(Node.prototype, 'firstChild', { get: () => null });
</script>`;

test('a page that replaced the methods of the DOM and of JavaScript changes nothing', async ({ page }) => {
  await page.setContent(
    `<ul><li>Gina <button onclick="document.title='called'">Call</button></li><li>Omar <button>Mail</button></li></ul>${TAMPERING}`,
  );
  const call = await find(page, 'Call');
  expect(call.context).toContainEqual(expect.objectContaining({ kind: 'item', head: 'Gina' }));
  await acting(page, call, 'name', 'item.head').click();
  expect(await page.title()).toBe('called');
});

test('fields of a form do not hide the methods of the form', async ({ page }) => {
  const members = [
    'getAttribute',
    'hasAttribute',
    'parentNode',
    'parentElement',
    'localName',
    'tagName',
    'closest',
    'matches',
    'children',
    'querySelectorAll',
    'firstChild',
    'nextSibling',
    'shadowRoot',
    'id',
    'nodeType',
    'textContent',
    'contains',
    'assignedSlot',
    'ariaLabelledByElements',
    'getRootNode',
    'checkVisibility',
    'isConnected',
    'namespaceURI',
    'compareDocumentPosition',
  ];
  const fields = members.map((name) => `<input name="${name}" aria-label="field ${name}">`).join('');
  await page.setContent(`<h2>Pay</h2><form aria-label=Payment role=form>${fields}<button type=button>Send</button></form>
    <img name=querySelectorAll src=x><img name=createElement src=x><form name=body></form>`);
  const { candidates, total } = await observe(page);
  expect(total).toBe(members.length + 1);
  expect(candidates.map(({ signals }) => signals.name)).toContain('field getAttribute');
  const send = await find(page, 'Send');
  expect(send.context).toEqual(expect.arrayContaining([{ kind: 'section', head: 'Payment', text: '' }]));
  expect(send.path).toBe('html/body/form:1/button:1');
});

test('a strict content security policy and trusted types do not matter', async ({ page }) => {
  const policy =
    "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; sandbox allow-scripts";
  await page.route('http://strict.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<button>Go</button>',
    }),
  );
  await page.goto('http://strict.test/');
  await acting(page, await find(page, 'Go'), 'name').click();
});

test('nothing is written into the page', async ({ page }) => {
  await page.setContent('<main><p>Text</p><button>Go</button></main>');
  const before = await page.evaluate('[document.documentElement.outerHTML, Object.keys(window).join()]');
  await page.evaluate(`
    window.mutations = [];
    new MutationObserver((list) => mutations.push(...list)).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })`);
  const go = await find(page, 'Go');
  await acting(page, go, 'name').hover();
  expect(await page.evaluate('mutations.length')).toBe(0);
  await page.evaluate('delete window.mutations');
  expect(await page.evaluate('[document.documentElement.outerHTML, Object.keys(window).join()]')).toEqual(
    before,
  );
});
