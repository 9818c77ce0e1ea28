import { furnish } from '../../pages/shown';
import type { Shown } from '../../pages/shown';
import { headOf } from '../../support/test-client';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';
import { HOSTILE, hostileRound } from './making';

let house: TestServer;
let shown: Shown;
beforeAll(async () => {
  house = await startTestServer();
  shown = await furnish(house.client);
});
afterAll(closeAll);

async function pageAt(path: string): Promise<string> {
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => shown.ids[name]!);
  const response = await fetch(house.client.url + address);
  expect(response.status).toBe(200);
  return response.text();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescaped = (text: string): string =>
  text.replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

/** A page's meta tags, by name. */
const metaIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, unescaped(content)],
    ),
  );

describe('the page of an address', () => {
  it.each([
    ['/s/{round}', 'Round 12', 'The Auction Casino, 2 players, week 2, auction phase.', true],
    ['/s/{round}/people', 'Round 12', 'The Auction Casino, 2 players, week 2', true],
    ['/d/{dynasty}', 'Carnival', 'Giolitti, 2 players.', true],
    ['/g/{game}', 'Carnival, game 2', / \d+ · .* to play\.$/, true],
    ['/join/{code}', 'You are invited to Round 12', '2 players are in it', false],
  ])('%s says what is there', async (path, title, description, hasPicture) => {
    const html = await pageAt(path);
    const meta = metaIn(html);
    expect(meta['og:title']).toBe(title);
    expect(meta['twitter:title']).toBe(title);
    expect(meta['description']).toMatch(description);
    expect(meta['og:description']).toBe(meta['description']);
    const [head = ''] = html.split('</head>');
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head).toContain(`<title>${title} · Ridotto</title>`);
    expect(html).toContain('<div id="root"');
    const picture = meta['og:image'] ?? null;
    expect(picture !== null).toBe(hasPicture);
    if (picture === null) return;
    expect(meta['twitter:card']).toBe('summary_large_image');
    const response = await headOf(picture);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining(meta['og:image:type'] ?? 'no type') as string,
    ]);
  });

  it('leads to every form of the season', async () => {
    const html = await pageAt('/s/{round}');
    const links = [...html.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g)];
    expect(links).toHaveLength(4);
    for (const [, media = '', address = ''] of links) {
      // An oEmbed answer is sent as plain JSON.
      const type = media.replace('json+oembed', 'json');
      const response = await headOf(address);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining(type) as string,
      ]);
    }
  });

  it('has what people write as text, which means nothing else', async () => {
    const html = await pageAt(`/s/${await hostileRound(house.client)}`);
    expect(metaIn(html)['og:title']).toBe(HOSTILE);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toMatch(/<script(?! type="application\/json")(?![^>]* src="\/)/);
  });

  it('is known to whoever has it, until its state is another', async () => {
    const url = `${house.client.url}/s/${shown.ids['round']}`;
    const etag = (await headOf(url)).headers.get('etag') ?? '';
    expect((await headOf(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const front = (await headOf(`${house.client.url}/`)).headers.get('etag');
    expect(front).not.toBe(etag);
  });
});
