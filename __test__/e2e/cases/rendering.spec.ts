/**
 * S6: a page still rendering is not a miss.
 */
import { expect, test } from '../support/test.ts';
import type { RunScope } from '../support/process.ts';
import { hit, stored } from '../support/lookups.ts';
import { clickEach, visit } from '../support/scripts.ts';

/** Puts `html` into the page's root once `ms` have passed. */
const later = (ms: number, html: string) =>
  `<script>setTimeout(() => { document.querySelector('#root').innerHTML = ${JSON.stringify(html)}; }, ${ms})</script>`;

const report = '<h1>Report</h1><button>Download</button>';

test.describe('S6 a route change renders the button after 800 ms; before that a skeleton', () => {
  const cases = [
    { before: 'an empty root', skeleton: '<div id="root"></div>' },
    {
      before: 'grey boxes',
      skeleton: '<div id="root"><div class="skeleton" aria-hidden="true">&nbsp;</div></div>',
    },
    {
      before: 'nameless buttons',
      skeleton: '<div id="root"><button disabled></button><button disabled></button></div>',
    },
    { before: 'another button', skeleton: '<div id="root"><button>Cancel loading</button></div>' },
    {
      before: 'the button itself, disabled',
      skeleton: '<div id="root"><h1>Report</h1><button disabled>Download</button></div>',
    },
    {
      before: 'the button itself, hidden',
      skeleton: '<div id="root"><h1>Report</h1><button style="display:none">Download</button></div>',
    },
    {
      before: 'the same button twice',
      skeleton: '<div id="root"><button>Download</button><button>Download</button></div>',
    },
  ];
  for (const { before, skeleton } of cases) {
    test(`S6 ${before}: a hit without a resolver call`, async ({ site, workTree }) => {
      site.page('/report', `<div id="root">${report}</div>`);
      const gesture = visit('/report', 'download the report');
      const first = await workTree.run(clickEach, {
        ...gesture,
        answers: { 'download the report': 'button' },
      });
      expect(first.lookups).toMatchObject([stored]);

      site.page('/report', skeleton + later(800, report));
      const second = await workTree.run(clickEach, {
        ...gesture,
        answers: { 'download the report': 'button >> nth=0' },
      });
      expect(second.lookups).toMatchObject([hit]);
      expect(second.calls).toEqual([]);
      expect(site.clicks).toEqual(['Download', 'Download']);
    });
  }

  test('S6 by pushState in one document: a hit without a resolver call', async ({ site, workTree }) => {
    const show = `onclick="history.pushState({}, '', '/report'); root.innerHTML = '…'; setTimeout(() => { root.innerHTML = '<button>Download</button>'; }, 800)"`;
    site.page('/app', `<div id="root"><button ${show}>Report</button></div>`);
    const script = async ({ page, recall }: RunScope<undefined>) => {
      await page.goto('/app');
      await recall.click('open the report');
      await recall.click('download');
    };
    const answers = { 'open the report': 'button', 'download': 'text=Download' };
    await workTree.run(script, { answers });
    const second = await workTree.run(script, { answers: {} });
    expect(second.lookups).toMatchObject([hit, hit]);
    expect(site.clicks).toEqual(['Report', 'Download', 'Report', 'Download']);
  });

  test('S6 inside a frame that is still loading: a hit without a resolver call', async ({
    site,
    workTree,
  }) => {
    site.page('/report', '<iframe name="viewer" src="/viewer"></iframe>');
    site.page('/viewer', report);
    const gesture = visit('/report', 'download the report');
    await workTree.run(clickEach, { ...gesture, answers: { 'download the report': 'iframe => button' } });
    site.page(
      '/report',
      `<div id="root"></div>${later(300, '<iframe name="viewer" src="/viewer"></iframe>')}`,
    );
    site.page('/viewer', `<div id="root"></div>${later(500, report)}`);
    const second = await workTree.run(clickEach, { ...gesture, answers: {} });
    expect(second.lookups).toMatchObject([hit]);
  });

  test('S6 the lexical resolver waits for the page likewise', async ({ site, workTree }) => {
    site.page('/report', `<div id="root"></div>${later(800, report)}`);
    const run = await workTree.run(clickEach, visit('/report', 'the Download button'));
    expect(run.lookups).toMatchObject([{ resolvedBy: 'lexical', write: { outcome: 'stored' } }]);
    expect(site.clicks).toEqual(['Download']);
  });
});
