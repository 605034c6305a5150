/**
 * W3, W5, W8: something on the next version of the page still looks right in one way and is another control.
 */
import { expect, test } from '../support/test.ts';
import { hit, impatient, miss, stored } from '../support/lookups.ts';
import { clickEach, visit } from '../support/scripts.ts';

test.describe('W3 "Archive" is recorded; later the same structural place holds "Delete"', () => {
  const cases = [
    {
      kept: 'place only',
      before: '<nav><button>Archive</button></nav>',
      after: '<nav><button>Delete</button></nav>',
    },
    {
      kept: 'id',
      before: '<button id="action">Archive</button>',
      after: '<button id="action">Delete</button>',
    },
    {
      kept: 'test id',
      before: '<button data-testid="action">Archive</button>',
      after: '<button data-testid="action">Delete</button>',
    },
    {
      kept: 'title',
      before: '<button title="Act">Archive</button>',
      after: '<button title="Act">Delete</button>',
    },
    {
      kept: 'id and test id',
      before: '<button id="a" data-testid="a">Archive</button>',
      after: '<button id="a" data-testid="a">Delete</button>',
    },
    {
      kept: 'id, the label is an icon',
      before: '<button id="a" aria-label="Archive"></button>',
      after: '<button id="a" aria-label="Delete"></button>',
    },
    { kept: 'href', before: '<a href="#act">Archive</a>', after: '<a href="#act">Delete</a>' },
  ];
  for (const { kept, before, after } of cases) {
    test(`W3 it keeps ${kept}: miss changed; Delete never gets an event`, async ({ site, workTree }) => {
      site.page('/mail', before);
      const first = await workTree.run(clickEach, {
        ...visit('/mail', 'archive'),
        answers: { archive: 'button, a' },
      });
      expect(first.lookups).toMatchObject([stored]);

      site.page('/mail', after);
      const second = await workTree.attempt(clickEach, {
        ...visit('/mail', 'archive'),
        answers: {},
        use: impatient,
      });
      expect(second.lookups).toMatchObject([miss('changed')]);
      expect(second.failure).not.toBeNull();
      expect(site.eventsOf('Delete')).toEqual([]);
      expect(workTree.gitDir.entries, 'the disproved recipe is removed').toEqual([]);
    });
  }
});

test.describe('W5 "Submit" changes its id; "Submit all" stands beside it: Submit by its exact name, or a miss', () => {
  const cases = [
    { page: 'a new id', after: '<button id="s2">Submit</button><button id="all">Submit all</button>' },
    {
      page: 'Submit all takes the old id',
      after: '<button id="s2">Submit</button><button id="s1">Submit all</button>',
    },
    {
      page: 'Submit all stands first',
      after: '<button id="all">Submit all</button><button id="s2">Submit</button>',
    },
    { page: 'only Submit all remains', after: '<button id="all">Submit all</button>' },
    { page: 'only Submit all remains, with the old id', after: '<button id="s1">Submit all</button>' },
  ];
  for (const { page: kind, after } of cases) {
    test(`W5 ${kind}: never Submit all`, async ({ site, workTree }) => {
      const gesture = visit('/form', 'submit');
      site.page('/form', '<button id="s1">Submit</button><button id="all">Submit all</button>');
      const first = await workTree.run(clickEach, { ...gesture, answers: { submit: '#s1' } });
      expect(first.lookups).toMatchObject([stored]);

      site.page('/form', after);
      site.forget();
      await workTree.attempt(clickEach, { ...gesture, answers: {}, use: impatient });
      expect(site.eventsOf('Submit all')).toEqual([]);
    });
  }
});

test.describe('W8 a conversation list sorted by recency', () => {
  const chat = (name: string, ago: string) =>
    `<li><a href="/chat/${name.toLowerCase()}" onclick="return false" data-who="${name}"><b>${name}</b></a> <span>${ago}</span></li>`;
  const gesture = visit('/chats', 'open the chat with Gina');

  test('W8 the list re-sorts, then Gina is renamed: first a hit on Gina, then a miss', async ({
    site,
    workTree,
  }) => {
    site.page('/chats', `<ul>${chat('Gina', '2 min')}${chat('Omar', '5 min')}${chat('Petra', '1 h')}</ul>`);
    await workTree.run(clickEach, { ...gesture, answers: { 'open the chat with Gina': 'name:Gina' } });

    site.page('/chats', `<ul>${chat('Petra', 'now')}${chat('Omar', '9 min')}${chat('Gina', '12 min')}</ul>`);
    const sorted = await workTree.run(clickEach, { ...gesture, answers: {} });
    expect(sorted.lookups).toMatchObject([hit]);
    expect(site.clicks).toEqual(['Gina', 'Gina']);

    site.page('/chats', `<ul>${chat('Regina', 'now')}${chat('Omar', '9 min')}${chat('Petra', '1 h')}</ul>`);
    site.forget();
    const renamed = await workTree.attempt(clickEach, { ...gesture, answers: {}, use: impatient });
    expect(renamed.lookups).toMatchObject([{ outcome: 'miss' }]);
    expect(site.events).toEqual([]);
  });
});
