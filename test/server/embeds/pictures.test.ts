import { counted } from '../../../src/server/embeds/round-summary';
import { PngRenderer } from '../../../src/server/embeds/pictures/png';
import { picture } from '../../../src/server/embeds/pictures/svg';
import { ACES, act, card, dealAt, KINGS } from '../../api/dynasties';
import { furnish } from '../../pages/shown';
import type { Shown } from '../../pages/shown';
import { headOf } from '../../support/test-client';
import { readXml } from '../feeds/reading';
import type { Element } from '../feeds/reading';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';
import { ask, CREATE_HIDDEN, HOSTILE, hostileRound, told } from './making';

let house: TestServer;
let shown: Shown;
beforeAll(async () => {
  house = await startTestServer();
  shown = await furnish(house.client);
});
afterAll(closeAll);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(house.client.url + path.replace(/\{(\w+)\}/g, (_all, name: string) => shown.ids[name]!), {
    headers,
  });

/** Parses a picture. Throws if it is not well-formed. */
const read = (svg: string): Element => readXml(`<?xml version="1.0" encoding="utf-8"?>\n${svg}`);

const all = (element: Element): Element[] => [element, ...element.children.flatMap(all)];
const wordsIn = (picture: Element): string[] =>
  all(picture)
    .filter(({ name }) => ['text', 'title', 'desc'].includes(name))
    .map(({ text }) => text);

describe('the picture of a state', () => {
  it.each([
    ['/s/{round}.svg', ['Round 12', 'Week 2 · Auction Phase', 'Lot 1', 'Ada', 'Gold Stars']],
    ['/d/{dynasty}.svg', ['Carnival', '1 game is being played', '1. Ada', 'Magistrelli']],
    ['/g/{game}.svg', ['Carnival, game 2', 'Grand Canal', 'Ada · Pantalone', 'Bruno']],
  ])('%s shows what there is for everybody', async (path, words) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    const picture = read(await response.text());
    expect([picture.name, picture.attributes['role']]).toEqual(['svg', 'img']);
    expect(wordsIn(picture)).toEqual(expect.arrayContaining(words));
  });

  it.each(['/s/{round}.svg', '/d/{dynasty}.svg', '/g/{game}.svg'])(
    '%s runs nothing, loads nothing and styles itself alone, by day and by night',
    async (path) => {
      const response = await get(path);
      const svg = await response.text();
      const elements = all(read(svg));
      expect(elements.filter(({ name }) => name === 'style')).toHaveLength(1);
      expect(svg).toContain('@media(prefers-color-scheme:dark)');
      expect(new Set(elements.map(({ name }) => name))).not.toContain('script');
      const attributes = elements.flatMap((element) => Object.entries(element.attributes));
      expect(attributes.filter(([name]) => /^on|href|^style$/.test(name))).toEqual([]);
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-ancestors 'none'$/,
      );
    },
  );

  it.each(['/s/{round}.svg', '/d/{dynasty}.svg', '/g/{game}.svg'])(
    '%s has its colours and letters without a style sheet, for renderers that know none',
    async (path) => {
      const svg = await (await get(path)).text();
      expect(svg).not.toMatch(/var\(|font:|:root/);
      const elements = all(read(svg));
      const plain = elements.map(({ name, attributes }) => ({ name, ...attributes }));
      const texts = plain.filter(({ name }) => name === 'text');
      expect(texts.length).toBeGreaterThan(5);
      for (const text of texts) {
        expect(text).toMatchObject({
          fill: expect.stringMatching(/^#[\da-f]{6}$/) as unknown,
          'font-size': expect.stringMatching(/^\d+$/) as unknown,
          'font-family': expect.stringMatching(/serif$/) as unknown,
        });
      }
      const shapes = plain.filter(({ name }) => name === 'rect' || name === 'path');
      expect(shapes.filter((shape) => !('fill' in shape || 'stroke' in shape))).toEqual([]);
    },
  );

  it('is not sent again until something happens', async () => {
    const { client } = house;
    const token = await client.guest();
    const id = await client.round(token);
    const first = await get(`/s/${id}.svg`);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await get(`/s/${id}.svg`, { 'if-none-match': `W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await ask(client, token, 'joinSeason', { seasonId: id, name: 'Ada' });
    const changed = await get(`/s/${id}.svg`, { 'if-none-match': etag });
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('>Ada<')]);
  });

  it('gives places only where somebody leads', async () => {
    const { client } = house;
    const [token, other] = [await client.guest('Ada'), await client.guest('Bruno')];
    const id = await client.round(token);
    await ask(client, token, 'joinSeason', { seasonId: id, name: 'Ada' });
    await ask(client, other, 'joinSeason', { seasonId: id, name: 'Bruno' });
    const [picture, sheet] = [`/s/${id}.svg`, `/s/${id}.md`];
    expect(wordsIn(read(await (await get(picture)).text()))).toEqual(
      expect.arrayContaining(['Ada', 'Bruno']),
    );
    expect(await (await get(sheet)).text()).toMatch(/\| – +\| Ada/);
    const { body } = await client.post(
      'query ($id: ID!) { season(id: $id) { players { nodes { id } } } }',
      { token, variables: { id } },
    );
    const { players } = body.data!['season'] as {
      readonly players: { readonly nodes: readonly { readonly id: string }[] };
    };
    await ask(client, token, 'grantItems', {
      ...{ seasonId: id, playerId: players.nodes[1]!.id },
      items: [{ item: 'GOLD_STAR', quantity: 1 }],
    });
    expect(wordsIn(read(await (await get(picture)).text()))).toEqual(
      expect.arrayContaining(['1. Bruno', '2. Ada']),
    );
  });

  it('has whatever people call themselves as text', async () => {
    const id = await hostileRound(house.client);
    const picture = read(await (await get(`/s/${id}.svg`)).text());
    expect(wordsIn(picture).join('\n')).toContain(HOSTILE.slice(0, 12));
    expect(all(picture).map(({ name }) => name)).not.toContain('script');
  });

  it('counts the currency where the rules name nothing that wins', () => {
    const currency = { plural: 'Chips' };
    expect(counted({ victoryLabel: null, currency })).toBe('Chips');
    expect(counted({ victoryLabel: 'Gold Stars', currency })).toBe('Gold Stars');
  });

  it('shows of a game that has ended the pockets as they lay then', async () => {
    const { first, second, host, gameId } = await dealAt(house.client);
    for (const [at, king] of KINGS.split(', ').entries()) {
      await act(first, 'playCard', { gameId, card: card(king), claim: at === 0 ? 0 : 1 });
      await act(second, 'playCard', { gameId, card: card(ACES.split(', ')[at] ?? '') });
    }
    const pockets = (svg: string): number =>
      all(read(svg)).filter(({ name }) => name === 'g').length;
    const played = await (await get(`/g/${gameId}.svg`)).text();
    await act(host, 'endGame', { gameId });
    const ended = await (await get(`/g/${gameId}.svg`)).text();
    expect(wordsIn(read(ended))).not.toContain('The pocket is empty.');
    expect(pockets(ended)).toBe(pockets(played));
    expect(pockets(ended)).toBe(7);
  });

  it('cuts a title only where the state would stand in it, and never its ending', () => {
    const drawn = (title: string, state: string): string | undefined =>
      all(read(picture({ title, ending: ', game 12', state, description: '', parts: [] }))).find(
        ({ attributes }) => attributes['class'] === 'title',
      )?.text;
    expect(drawn('Exhibition: Giolitti', 'Ended')).toBe('Exhibition: Giolitti, game 12');
    expect(drawn('Exhibition: Giolitti of the whole Carnival', 'x'.repeat(40))).toMatch(
      /^Exhibition: G.*…, game 12$/,
    );
  });

  it('cuts a title at the width of its font, so that it ends before the state', () => {
    const svg = picture({ title: 'x'.repeat(90), state: 'Ended', description: '', parts: [] });
    const texts = all(read(svg)).filter(({ name }) => name === 'text');
    const [title, state] = texts.map(({ text, attributes }) => ({
      x: Number(attributes['x']),
      width: text.length * 0.57 * Number(attributes['font-size']),
    }));
    expect(title!.x + title!.width).toBeLessThan(state!.x - state!.width);
  });

  it('says of a round without lots that it has none', async () => {
    const asked = { name: 'Early', rehearsal: true, startsAt: '2999-08-22T00:00:00Z' };
    const { season } = await ask(house.client, await house.client.guest(), 'createRound', asked);
    const { id } = season as { readonly id: string };
    expect(wordsIn(read(await (await get(`/s/${id}.svg`)).text()))).toContain('No open lots');
  });

  it('is the same for its players, and shows no hand', async () => {
    const tokenless = await (await get('/g/{game}.svg')).text();
    const headers = { authorization: `Bearer ${shown.token}` };
    expect(await (await get('/g/{game}.svg', headers)).text()).toBe(tokenless);
  });
});

describe('the same as PNG', () => {
  it.each(['/s/{round}', '/d/{dynasty}', '/g/{game}'])(
    '%s.png has the size that the page of the link says',
    async (path) => {
      const response = await get(`${path}.png`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      // The PNG's first chunk, IHDR, has the width and the height.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1600, 900]);
      const page = await (await get(path)).text();
      const image = /property="og:image" content="([^"]+)"/.exec(page)?.[1];
      expect(new URL(image!).pathname).toBe(new URL(response.url).pathname);
      expect(page).toContain('property="og:image:type" content="image/png"');
      expect(page).toContain('property="og:image:width" content="1600"');
      expect(page).toContain('property="og:image:height" content="900"');
      const etag = response.headers.get('etag')!;
      const again = await get(`${path}.png`, { 'if-none-match': etag });
      expect(again.status).toBe(304);
    },
  );

  it('is drawn once for all who ask at the same time, and for so many at most', async () => {
    const drawer = new PngRenderer([]);
    const square = (side: number): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="${side}" height="8"/></svg>`;
    const one = drawer.draw(square(1));
    const [first, second] = await Promise.all([one, drawer.draw(square(1))]);
    expect(second).toBe(first);
    expect(await drawer.draw(square(1))).toBe(first);
    const many = Array.from({ length: 33 }, (_, at) => drawer.draw(square(0.1 * at + 2)));
    const ends = await Promise.allSettled(many);
    expect(ends.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 32 }, () => 'fulfilled'),
      'rejected',
    ]);
    await expect(many.at(-1)).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
  });
});

describe('what is not for everybody', () => {
  it('is as absent as what there is not, byte for byte, to its host too', async () => {
    const { client } = house;
    const host = await client.guest('Host');
    const { season } = (await ask(client, host, ...CREATE_HIDDEN)) as { season: { id: string } };
    const none = Buffer.from('Round:nothing').toString('base64url');
    for (const ending of ['svg', 'png', 'md', 'wiki']) {
      const absent = await told(client, `/s/${none}.${ending}`);
      expect(absent).toMatchObject({ status: 404 });
      expect(await told(client, `/s/${season.id}.${ending}`)).toEqual(absent);
      const headers = { authorization: `Bearer ${host}` };
      expect(await told(client, `/s/${season.id}.${ending}`, headers)).toEqual(absent);
      expect(await told(client, `/d/${shown.ids['round']}.${ending}`)).toEqual(absent);
      expect(await told(client, `/s/nonsense.${ending}`)).toEqual(absent);
    }
    const page = await told(client, `/s/${none}`);
    expect(page).toMatchObject({ status: 200 });
    expect(await told(client, `/s/${season.id}`)).toEqual(page);
    expect(await told(client, '/join/nonsense')).toEqual(await told(client, '/join/nobody'));
  });
});

it('an address may ask for so many pictures a minute, and has so much work', async () => {
  const few = await startTestServer({ limits: { feedsPerAddress: 1 } });
  const id = await few.client.round(await few.client.guest());
  const url = `${few.client.url}/s/${id}.svg`;
  expect((await headOf(url)).status).toBe(200);
  const over = await headOf(url);
  expect([over.status, Number(over.headers.get('retry-after'))]).toEqual([
    429,
    expect.any(Number) as number,
  ]);
  const spent = await startTestServer({ limits: { anonymousPerAddress: 1 } });
  const none = Buffer.from('Round:nothing').toString('base64url');
  const season = await spent.client.round(await spent.client.guest());
  expect((await headOf(`${spent.client.url}/s/${none}`)).status).toBe(200);
  const refused = await headOf(`${spent.client.url}/s/${season}.svg`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([
    429,
    expect.stringMatching(/^\d+$/) as string,
  ]);
  // The page without its picture is always served.
  expect((await headOf(`${spent.client.url}/s/${season}`)).status).toBe(200);
});
