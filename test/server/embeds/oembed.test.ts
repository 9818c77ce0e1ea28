/** oEmbed: what other sites show for a pasted address [https://oembed.com]. */
import { furnish } from '../../pages/shown';
import type { Shown } from '../../pages/shown';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';

let house: TestServer;
let shown: Shown;
beforeAll(async () => {
  house = await startTestServer();
  shown = await furnish(house.client);
});
afterAll(closeAll);

const addressOf = (path: string): string =>
  house.client.url + path.replace(/\{(\w+)\}/g, (_all, name: string) => shown.ids[name]!);
const ask = (url: string, more = ''): Promise<Response> =>
  fetch(`${house.client.url}/oembed?url=${encodeURIComponent(url)}${more}`);

describe('oEmbed', () => {
  it.each(['/s/{round}', '/s/{round}/people', '/watch/{round}', '/d/{dynasty}?tab=1'])(
    'frames the wall of %s',
    async (path) => {
      const answer = await ask(addressOf(path), '&format=json&maxwidth=600');
      expect(answer.headers.get('content-type')).toContain('application/json');
      const told = (await answer.json()) as Record<string, unknown>;
      const id = /\/\w+\/([\w-]+)/.exec(new URL(addressOf(path)).pathname)![1]!;
      const src = `src="${house.client.url}/watch/${id}"`;
      expect(told).toMatchObject({ version: '1.0', type: 'rich', width: 600, height: 450 });
      expect(told['html']).toContain(`<iframe ${src} title="${String(told['title'])}" width="600"`);
      expect((await fetch(String(told['thumbnail_url']))).status).toBe(200);
    },
  );

  it('shows the picture of a game, and the title of an invitation', async () => {
    const game = await ask(addressOf('/g/{game}'), '&maxheight=225');
    expect(await game.json()).toMatchObject({
      ...{ type: 'photo', title: 'Carnival, game 2', width: 400, height: 225 },
      url: addressOf('/g/{game}.png'),
    });
    const invitation = await ask(addressOf('/join/{code}'));
    expect(await invitation.json()).toMatchObject({
      type: 'link',
      title: 'You are invited to Round 12',
    });
  });

  it('escapes the title within the frame', async () => {
    const token = await house.client.guest('Ada');
    const made = await house.client.post(
      'mutation ($name: String!) { createRound(input: { name: $name }) { season { id } } }',
      { token, variables: { name: '"><script>alert(1)</script>' } },
    );
    const { id } = (made.body.data!['createRound'] as { season: { id: string } }).season;
    const { html } = (await (await ask(`${house.client.url}/s/${id}`)).json()) as { html: string };
    expect(html).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it('knows nothing of what is hidden, missing or elsewhere', async () => {
    const token = await house.client.guest('Ada');
    const made = await house.client.post(
      'mutation { createRound(input: { name: "Hidden", visibility: INVITATION }) { season { id } } }',
      { token },
    );
    const { id } = (made.body.data!['createRound'] as { season: { id: string } }).season;
    const hidden = await ask(`${house.client.url}/s/${id}`);
    const missing = await ask(`${house.client.url}/s/nothing`);
    expect([hidden.status, missing.status]).toEqual([404, 404]);
    expect(await hidden.json()).toEqual(await missing.json());
    for (const other of ['https://example.org/s/x', `${house.client.url}/me`, 'x']) {
      expect((await ask(other)).status).toBe(404);
    }
  });

  it('refuses another format, and sizes and addresses in a wrong form', async () => {
    const round = addressOf('/s/{round}');
    expect((await ask(round, '&format=xml')).status).toBe(501);
    for (const more of ['&maxwidth=0', '&maxwidth=a', '&maxheight=-1', '&maxwidth=1&maxwidth=2']) {
      expect((await ask(round, more)).status).toBe(400);
    }
    expect((await fetch(`${house.client.url}/oembed`)).status).toBe(400);
  });

  it.each(['/s/{round}', '/g/{game}', '/watch/{dynasty}'])('%s names it', async (path) => {
    const html = await (await fetch(addressOf(path))).text();
    const [, href = ''] = /application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
    expect((await fetch(href)).status).toBe(200);
    expect(new URL(href).searchParams.get('url')).toBe(addressOf(path));
  });
});

it('an address may ask for so many previews a minute', async () => {
  const { client } = await startTestServer({ limits: { feedsPerAddress: 1 } });
  const id = await client.round(await client.guest());
  const url = `${client.url}/oembed?url=${encodeURIComponent(`${client.url}/s/${id}`)}`;
  expect((await fetch(url)).status).toBe(200);
  const over = await fetch(url);
  expect(over.status).toBe(429);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
});
