/**
 * Pages are for people: a program that asks for data gets 404. Other sites may frame only the wall.
 */
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';

let house: TestServer;
let id: string;
beforeAll(async () => {
  house = await startTestServer();
  const { client } = house;
  id = await client.round(await client.guest());
});
afterAll(closeAll);

const get = (path: string, accept: string): Promise<Response> =>
  fetch(house.client.url + path, { headers: { accept } });
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

const PAGES = [
  ...['/', '/s/nonsense', '/s/ID', '/s/ID/people', '/d/x', '/g/x', '/p/x', '/me', '/new', '/cards'],
  ...['/leaders', '/join/x', '/verify/x/1', '/docs', '/docs/api'],
];
const WALLS = ['/watch/x', '/watch/ID', '/watch/x/y'];
const at = (path: string): string => path.replace('ID', id);

it.each([...PAGES, ...WALLS])(
  '%s is a page for people, and no data for a program',
  async (path) => {
    const shown = await get(at(path), BROWSER);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    for (const accept of ['application/json', 'application/json, */*;q=0.1', 'text/csv']) {
      const answer = await get(at(path), accept);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('vary')).toContain('accept');
      expect(await answer.json()).toMatchObject({
        errors: [{ extensions: { code: 'NOT_FOUND' } }],
      });
    }
  },
);

it.each(['/s/ID.json', '/s/ID.csv', '/d/x.json', '/g/x.json', '/me.json', '/watch/ID.json'])(
  'there is no page %s, for whatever it is asked',
  async (path) => {
    for (const accept of [BROWSER, '*/*', 'application/json']) {
      expect([accept, (await get(at(path), accept)).status]).toEqual([accept, 404]);
    }
  },
);

it.each([
  ['/s/ID.', '/s/ID'],
  ['/s/ID).', '/s/ID'],
  ['/s/ID%29', '/s/ID'],
  ['/join/abc%E2%80%9D,', '/join/abc'],
  ['/s/ID/history?week=1)', '/s/ID/history?week=1'],
  ['/watch/ID]?', '/watch/ID'],
])('%s, as chats take it from a sentence, leads to %s', async (taken, meant) => {
  const answer = await fetch(house.client.url + at(taken), {
    headers: { accept: BROWSER },
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, at(meant)]);
});

it('an address that ends in a letter or in words that were typed stays as it is', async () => {
  for (const path of ['/s/a_', '/s/a-', '/leaders?search=(Ada)']) {
    expect((await fetch(house.client.url + path, { redirect: 'manual' })).status).toBe(200);
  }
});

it.each(WALLS)('any site may frame %s', async (path) => {
  const { headers } = await get(at(path), BROWSER);
  expect(headers.get('content-security-policy')).toMatch(/; frame-ancestors \*$/);
  expect(headers.get('x-frame-options')).toBeNull();
});

const OTHERS = ['/graphql', '/schema.graphql', '/feed/ID.atom', '/s/ID.svg', '/s/ID.md', '/livez'];

it.each([...PAGES, ...OTHERS, '/watch', '/nothing', '/watch/../me', '/watch/%2e%2e/me'])(
  'nobody may frame %s',
  async (path) => {
    const { headers } = await get(at(path), BROWSER);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('x-frame-options')).toBe('DENY');
  },
);
