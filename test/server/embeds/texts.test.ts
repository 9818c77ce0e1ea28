import { printMarkdown } from '../../../src/server/embeds/markdown';
import { act, card, dealAt, KINGS, shownTo } from '../../api/dynasties';
import { furnish } from '../../pages/shown';
import type { Shown } from '../../pages/shown';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';
import { ask, HOSTILE, hostileRound } from './making';

// The package exports only an ES module, which Jest cannot load.
const { marked } = jest.requireActual<{ readonly marked: { parse(text: string): string } }>(
  '../../../node_modules/marked/lib/marked.umd.js',
);

let house: TestServer;
let shown: Shown;
beforeAll(async () => {
  house = await startTestServer();
  shown = await furnish(house.client);
});
afterAll(closeAll);

async function get(path: string): Promise<string> {
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => shown.ids[name]!);
  const response = await fetch(house.client.url + address);
  expect(response.status).toBe(200);
  return response.text();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** The visible text of a page. */
const readable = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (all, code?: string, name?: string) =>
      code === undefined ? (ENTITIES[name ?? ''] ?? all) : String.fromCodePoint(Number(code)),
    );

describe('the gamestate as Markdown', () => {
  it.each([
    ['/s/{round}.md', ['Standings', 'Lots (10)', 'Trades offered', 'Items', 'Last events']],
    ['/d/{dynasty}.md', ['Games being played', 'Standings', 'Masks', 'Last games', 'Last events']],
    ['/g/{game}.md', ['Players', 'Plays', 'Tricks that score']],
  ])('%s has a table for everything', async (path, headings) => {
    const html = marked.parse(await get(path));
    const found = [...html.matchAll(/<h2>(.*)<\/h2>/g)].map(([, text = '']) => readable(text));
    expect(found).toEqual(headings);
    expect(html.match(/<table>/g)).toHaveLength(headings.length);
    const cells = [...html.matchAll(/<tr>([^]*?)<\/tr>/g)].map(
      ([, row = '']) => row.match(/<t[hd]>/g)?.length,
    );
    expect(cells).not.toContain(undefined);
    expect(html).toMatch(/<td>Ada<\/td>/);
    expect(html).not.toContain('Counts');
    expect(html).not.toContain('Something happened that you may not see');
  });

  it('has what people write as text, which means nothing else', async () => {
    const id = await hostileRound(house.client);
    const text = await get(`/s/${id}.md`);
    const html = marked.parse(text);
    expect(readable(html)).toContain(HOSTILE);
    expect(readable(html)).toContain('1. <script>');
    const tags = new Set([...html.matchAll(/<(\w+)/g)].map(([, name]) => name));
    expect([...tags].sort()).toEqual([
      'a',
      'h1',
      'h2',
      'li',
      'p',
      'strong',
      'table',
      'tbody',
      'td',
      'th',
      'thead',
      'tr',
      'ul',
    ]);
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${house.client.url}/s/${id}"`]);
  });

  it('has the name of what wins, which hosts may choose, in one cell', () => {
    const sections = [{ heading: 'Standings', columns: ['a|b', '<i>'], rows: [['1', '2']] }];
    const sheet = { title: 'R', url: 'http://x.example', description: null, facts: [], sections };
    const html = marked.parse(printMarkdown(sheet));
    expect(html).toContain('<th>a|b</th>');
    expect(html).not.toContain('<i>');
  });

  it('has a name with a bar in one cell', async () => {
    const { client } = house;
    const token = await client.guest();
    const id = await client.round(token);
    await ask(client, token, 'joinSeason', { seasonId: id, name: 'a|b' });
    expect(marked.parse(await get(`/s/${id}.md`))).toContain('<td>a|b</td>');
  });
});

describe('a game as text', () => {
  it('says whose turn it is, until when, and what lies on the table, and no hand', async () => {
    const { first, gameId } = await dealAt(house.client);
    const [king = ''] = KINGS.split(', ');
    await act(first, 'playCard', { gameId, card: card(king), claim: 0 });
    const { turn } = (await shownTo(first, gameId)) as { turn: { name: string } };
    const text = readable(marked.parse(await get(`/g/${gameId}.md`)));
    expect(text).toContain(`To play: ${turn.name}\n`);
    expect(text).toMatch(/^Until: \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m);
    for (const fact of ['Grand Canal: 10 of Swords', 'Stakes: 1', 'State: Active']) {
      expect(text).toContain(fact);
    }
    expect(text).toContain('King of Batons');
    expect(text).not.toContain('King of Coins');
  });
});

describe('the gamestate as wiki text', () => {
  it.each([
    ['/s/{round}.wiki', ['Standings', 'Lots (10)', 'Trades offered', 'Items', 'Last events']],
    [
      '/d/{dynasty}.wiki',
      ['Games being played', 'Standings', 'Masks', 'Last games', 'Last events'],
    ],
    ['/g/{game}.wiki', ['Players', 'Plays', 'Tricks that score']],
  ])('%s has a table for everything', async (path, headings) => {
    const text = await get(path);
    expect([...text.matchAll(/^== (.*) ==$/gm)].map(([, heading]) => heading)).toEqual(headings);
    const tables = text.match(/^\{\| class="wikitable"$[^]*?^\|\}$/gm) ?? [];
    expect(tables).toHaveLength(headings.length);
    for (const table of tables) {
      const columns = /^! .*$/m.exec(table)?.[0].split(' !! ').length;
      const rows = table.match(/^\| .*$/gm) ?? [];
      expect(new Set(rows.map((row) => row.split(' || ').length))).toEqual(new Set([columns]));
    }
    expect(text).toContain('Ada');
  });

  it('has what people write as text, which means nothing else', async () => {
    const text = await get(`/s/${await hostileRound(house.client)}.wiki`);
    expect(readable(text.replace(/<[^>]*>/g, 'TAG'))).toContain(HOSTILE);
    const [title = '', description = ''] = text.split('\n\n');
    expect(title).toMatch(/^'''\[http:\/\/127\.0\.0\.1:\d+\/s\/[\w-]+ [^<>[\]{}|'~_]*\]'''$/);
    expect(description).toMatch(/^1\. [^<>[\]{}|'~_\n]*$/);
    expect(description).toContain('RFC&#32;1');
  });
});
