import type { Answer, TestClient } from '../../support/test-client';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';
import { componentsOf, plain, readCalendar, readXml } from './reading';

afterEach(closeAll);

type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const CREATE = `mutation { createRound(input: { name: "Cellar", rehearsal: true,
  visibility: INVITATION, startsAt: "2021-08-22T00:00:00Z" }) { inviteCode season { id } } }`;
const JOIN = `mutation ($id: ID!, $name: String!, $code: String) {
  joinSeason(input: { seasonId: $id, name: $name, inviteCode: $code }) { refusal { code } player { id } } }`;
const TOKEN = `mutation ($input: CreateFeedTokenInput!) { createFeedToken(input: $input) {
  refusal { code } path accessToken { id name kind scopes expiresAt feed { kind path season { id } } } } }`;
const REVOKE = 'mutation ($id: ID!) { revokeAccessToken(input: { tokenId: $id }) { tokenId } }';
const SAY = `mutation ($id: ID!, $text: String!) {
  say(input: { seasonId: $id, channel: AUCTIONS, text: $text }) { seq } }`;

async function ask(
  client: TestClient,
  token: string,
  query: string,
  variables = {},
): Promise<Data> {
  const { body } = await client.post(query, { token, variables });
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return body.data as Data;
}

type Made = { readonly path: string; readonly id: string };

async function feedToken(
  client: TestClient,
  token: string,
  input: { readonly seasonId: string; readonly kind: 'CALENDAR' | 'EVENTS' },
): Promise<Made> {
  const { createFeedToken } = await ask(client, token, TOKEN, { input });
  const { path, accessToken } = createFeedToken as { path: string; accessToken: { id: string } };
  return { path, id: accessToken.id };
}

type Cellar = {
  readonly house: TestServer;
  readonly client: TestClient;
  readonly host: string;
  readonly ann: string;
  readonly id: string;
  readonly annId: string;
};

/** A round by invitation, with one player. */
async function cellar(): Promise<Cellar> {
  const house = await startTestServer();
  const { client } = house;
  const [host, ann] = [await client.guest('Host'), await client.guest('Ann')];
  const made = (await ask(client, host, CREATE))['createRound'];
  const { id } = made?.['season'] as { id: string };
  const joining = { id, name: 'Ann', code: made?.['inviteCode'] };
  const joined = (await ask(client, ann, JOIN, joining))['joinSeason'];
  return { house, client, host, ann, id, annId: (joined?.['player'] as { id: string }).id };
}

const get = (client: TestClient, path: string, headers: Record<string, string> = {}) =>
  fetch(client.url + path, { headers });

const codeOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as Answer).errors?.[0]?.extensions['code'];

describe('the calendar of a season', () => {
  it('has its hours, for everybody where it is public', async () => {
    const { client } = await startTestServer();
    const id = await client.round(await client.guest());
    const response = await get(client, `/calendar/${id}.ics`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
    const events = componentsOf(readCalendar(await response.text()), 'VEVENT');
    expect(events.length).toBeGreaterThan(2);
    expect(plain(events[0]?.get('SUMMARY') ?? '')).toBe('Round: The round starts.');
    expect(events[0]?.get('DTSTART')).toBe('20210822T000000Z');
    expect(events[0]?.get('URL')).toBe(`${client.url}/s/${id}`);
    const uids = events.map((event) => event.get('UID'));
    expect(new Set(uids).size).toBe(uids.length);
  });

  it('says with a token what waits for its account, and to nobody else', async () => {
    const { client, ann, host, id } = await cellar();
    const clock = `mutation ($id: ID!) {
      advanceClock(input: { seasonId: $id, to: "2021-08-23T01:00:00Z" }) { refusal { code } } }`;
    await ask(client, host, clock, { id });
    const commit = `mutation ($id: ID!) { commitSecretAction(input: {
      seasonId: $id, kind: BIDS, sha256: "${'ab'.repeat(32)}" }) { refusal { code } } }`;
    expect(await ask(client, ann, commit, { id })).toMatchObject({
      commitSecretAction: { refusal: null },
    });
    const waiting = async (token: string): Promise<(string | undefined)[]> => {
      const { path } = await feedToken(client, token, { seasonId: id, kind: 'CALENDAR' });
      const events = componentsOf(readCalendar(await (await get(client, path)).text()), 'VEVENT');
      return events.filter((event) => event.has('CATEGORIES')).map((event) => event.get('SUMMARY'));
    };
    expect(await waiting(ann)).toEqual([expect.stringContaining('reveal yours')]);
    expect(await waiting(host)).toEqual([]);
  });
});

describe('the events of a season as a feed', () => {
  it('are sentences, the newest first, under ids that stay', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const id = await client.round(token);
    await ask(client, token, JOIN, { id, name: 'Ada' });
    const read = async (): Promise<{ id: string; title: string; link: string }[]> => {
      const response = await get(client, `/feed/${id}.atom`);
      expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
      const entries = readXml(await response.text()).children.filter(
        ({ name }) => name === 'entry',
      );
      const of = (entry: (typeof entries)[number], name: string) =>
        entry.children.find((child) => child.name === name);
      return entries.map((entry) => ({
        id: of(entry, 'id')?.text ?? '',
        title: of(entry, 'title')?.text ?? '',
        link: of(entry, 'link')?.attributes['href'] ?? '',
      }));
    };
    const before = await read();
    await ask(client, token, SAY, { id, text: 'Lots & <lots>\nof "lots"' });
    const after = await read();
    expect(after[0]?.title).toContain('Lots & <lots> of');
    expect(after[0]?.link).toMatch(new RegExp(`^${client.url}/s/${id}/at/[0-9]+$`));
    expect(after.slice(1)).toEqual(before);
    expect(new Set(after.map((entry) => entry.id)).size).toBe(after.length);
    const { season } = await ask(
      client,
      token,
      'query ($id: ID!) { season(id: $id) { journal(order: NEWEST_FIRST, first: 100) { nodes { text } } } }',
      { id },
    );
    const { nodes } = season?.['journal'] as { nodes: { text: string }[] };
    expect(after.map(({ title }) => title)).toEqual(nodes.slice(0, 50).map(({ text }) => text));
  });
});

describe('a feed that has not changed', () => {
  it.each(['calendar', 'feed'] as const)('is not sent again: /%s', async (door) => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const id = await client.round(token);
    const path = `/${door}/${id}.${door === 'feed' ? 'atom' : 'ics'}`;
    const etag = (await get(client, path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const shown of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await get(client, path, { 'if-none-match': shown });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await get(client, path, { 'if-none-match': '"another"' })).status).toBe(200);
    await ask(client, token, JOIN, { id, name: 'Ada' });
    const changed = await get(client, path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});

describe('the feeds of a season by invitation', () => {
  it('are as absent as those of no season, to everybody without a token for them', async () => {
    const { client, id } = await cellar();
    const none = Buffer.from('Round:nothing').toString('base64url');
    const told = async (path: string, headers: Record<string, string> = {}): Promise<unknown> => {
      const response = await get(client, path, headers);
      const kept = [...response.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name));
      return { status: response.status, headers: kept, body: await response.text() };
    };
    const stranger = { authorization: `Bearer ${await client.guest('Bob')}` };
    for (const headers of [{}, stranger]) {
      for (const name of [
        none,
        'x'.repeat(90),
        Buffer.from(`Lot:${id}:l1`).toString('base64url'),
      ]) {
        const absent = await told(`/calendar/${name}.ics`, headers);
        expect(absent).toMatchObject({ status: 404 });
        expect(await told(`/calendar/${id}.ics`, headers)).toEqual(absent);
        expect(await told(`/feed/${id}.atom`, headers)).toEqual(absent);
        expect(await told(`/feed/${id}.ics`, headers)).toEqual(absent);
      }
    }
  });

  it('are there for a header too, as the season is', async () => {
    const { client, ann, id } = await cellar();
    const response = await get(client, `/feed/${id}.atom`, { authorization: `Bearer ${ann}` });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('are there for whoever has left by themselves, and not for whoever was removed', async () => {
    const { client, host, ann, id, annId } = await cellar();
    const { path } = await feedToken(client, ann, { seasonId: id, kind: 'EVENTS' });
    await ask(
      client,
      ann,
      'mutation ($id: ID!) { leaveSeason(input: { seasonId: $id }) { seq } }',
      {
        id,
      },
    );
    expect((await get(client, path)).status).toBe(200);
    const other = await client.guest('Bob');
    const code = (
      await ask(
        client,
        host,
        'mutation ($id: ID!) { rotateInvite(input: { seasonId: $id }) { inviteCode } }',
        { id },
      )
    )['rotateInvite']?.['inviteCode'];
    const joined = (await ask(client, other, JOIN, { id, name: 'Bob', code }))['joinSeason'];
    const bobs = await feedToken(client, other, { seasonId: id, kind: 'EVENTS' });
    expect((await get(client, bobs.path)).status).toBe(200);
    const player = (joined?.['player'] as { id: string }).id;
    expect(player).not.toBe(annId);
    await ask(
      client,
      host,
      'mutation ($id: ID!, $p: ID!) { removePlayer(input: { seasonId: $id, playerId: $p }) { seq } }',
      { id, p: player },
    );
    const removed = await get(client, bobs.path);
    expect([removed.status, await codeOf(removed)]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a token in the address of a feed', () => {
  it('reads that feed and nothing else', async () => {
    const { client, ann, id } = await cellar();
    const other = await client.round(ann);
    const { path } = await feedToken(client, ann, { seasonId: id, kind: 'CALENDAR' });
    expect(path).toMatch(new RegExp(`^/calendar/${id}\\.ics\\?token=rdt_feed_[\\w-]{43}$`));
    const response = await get(client, path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const text = path.split('token=')[1] ?? '';
    const elsewhere = [
      `/feed/${id}.atom?token=${text}`,
      `/calendar/${other}.ics?token=${text}`,
      `/feed/${other}.atom?token=${text}`,
      `/calendar/none.ics?token=${text}`,
      `/calendar/${id}.ics?token=${text}&token=${text}`,
      `/calendar/${id}.ics?token=${ann}`,
      `/calendar/${id}.ics?token=${'x'.repeat(2_000)}`,
    ];
    for (const wrong of elsewhere) {
      const refused = await get(client, wrong);
      expect([wrong, refused.status, await codeOf(refused)]).toEqual([
        wrong,
        401,
        'UNAUTHENTICATED',
      ]);
    }
    const asked = await client.post('{ viewer { handle } }', { token: text });
    expect([asked.status, asked.body.errors?.[0]?.extensions['code']]).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    const exported = await get(client, `/export/${id}.jsonl`, { authorization: `Bearer ${text}` });
    expect(exported.status).toBe(401);
    const socket = client.socket();
    await socket.opened;
    socket.send({ type: 'connection_init', payload: { token: text } });
    expect((await socket.closed).code).toBe(4401);
  });

  it('is over once it was revoked, or its account deleted', async () => {
    const { client, ann, id } = await cellar();
    const first = await feedToken(client, ann, { seasonId: id, kind: 'EVENTS' });
    const second = await feedToken(client, ann, { seasonId: id, kind: 'EVENTS' });
    expect((await get(client, first.path)).status).toBe(200);
    await ask(client, ann, REVOKE, { id: first.id });
    expect((await get(client, first.path)).status).toBe(401);
    expect((await get(client, second.path)).status).toBe(200);
    await ask(client, ann, 'mutation { deleteAccount(input: {}) { refusal { code } } }');
    const gone = await get(client, second.path);
    expect([gone.status, await codeOf(gone)]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is in no line of the log, nor is any address', async () => {
    const { house, client, ann, id } = await cellar();
    const { path } = await feedToken(client, ann, { seasonId: id, kind: 'EVENTS' });
    const text = path.split('token=')[1] ?? '';
    expect((await get(client, path)).status).toBe(200);
    expect((await get(client, `${path}x`)).status).toBe(401);
    expect((await get(client, `/calendar/%ZZ?token=${text}`)).status).toBe(400);
    expect((await get(client, `/calendar/${id}?token=${text}`)).status).toBe(401);
    expect((await get(client, `/nothing?token=${text}`)).status).toBe(404);
    const lines = house.log.join('\n');
    expect(lines).toContain('/feed/:file');
    expect(lines).not.toContain(text);
    expect(lines).not.toContain('token=');
  });

  it('is listed with what it reads, made again by its key, and ends with the token that made it', async () => {
    const { client, ann, id } = await cellar();
    const input = { seasonId: id, kind: 'CALENDAR', name: 'Phone', idempotencyKey: 'once' };
    const first = (await ask(client, ann, TOKEN, { input }))['createFeedToken'];
    expect(first).toMatchObject({
      refusal: null,
      accessToken: {
        name: 'Phone',
        kind: 'FEED',
        scopes: ['READ'],
        feed: { kind: 'CALENDAR', path: `/calendar/${id}.ics`, season: { id } },
      },
    });
    expect((await ask(client, ann, TOKEN, { input }))['createFeedToken']).toEqual(first);
    const changed = { input: { ...input, kind: 'EVENTS' } };
    expect((await ask(client, ann, TOKEN, changed))['createFeedToken']).toMatchObject({
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
      path: null,
    });
    const { viewer } = await ask(client, ann, '{ viewer { tokens { kind name feed { kind } } } }');
    expect(viewer?.['tokens']).toEqual([
      { kind: 'FEED', name: 'Phone', feed: { kind: 'CALENDAR' } },
      { kind: 'SESSION', name: expect.any(String) as string, feed: null },
    ]);
    const bot = (
      await ask(
        client,
        ann,
        `mutation { createAccessToken(input: { name: "bot", scopes: [READ] }) {
          token accessToken { id } } }`,
      )
    )['createAccessToken'] as { token: string; accessToken: { id: string } };
    const made = await feedToken(client, bot.token, { seasonId: id, kind: 'EVENTS' });
    expect((await get(client, made.path)).status).toBe(200);
    await ask(client, ann, REVOKE, { id: bot.accessToken.id });
    expect((await get(client, made.path)).status).toBe(401);
  });

  it('is made by whoever may see the season, with the scope READ, and of the right shape', async () => {
    const { client, ann, id } = await cellar();
    const stranger = await client.guest('Bob');
    const wrong = async (token: string | undefined, input: object): Promise<unknown> => {
      const { body } = await client.post(TOKEN, {
        ...(token === undefined ? {} : { token }),
        variables: { input },
      });
      return [body.errors?.[0]?.extensions['code'], body.errors?.[0]?.extensions['field'] ?? null];
    };
    const input = { seasonId: id, kind: 'EVENTS' };
    expect(await wrong(stranger, input)).toEqual(['NOT_FOUND', null]);
    expect(await wrong(undefined, input)).toEqual(['UNAUTHENTICATED', null]);
    expect(await wrong(ann, { ...input, seasonId: 'x' })).toEqual(['BAD_USER_INPUT', 'seasonId']);
    expect(await wrong(ann, { ...input, name: '' })).toEqual(['BAD_USER_INPUT', 'name']);
    const player = (
      await ask(
        client,
        ann,
        'mutation { createAccessToken(input: { name: "bot", scopes: [PLAY] }) { token } }',
      )
    )['createAccessToken'] as { token: string };
    expect(await wrong(player.token, input)).toEqual(['FORBIDDEN', null]);
  });
});

it('an address may ask for so many feeds a minute, and show so many wrong tokens', async () => {
  const limits = { feedsPerAddress: 3, wrongTokensPerAddress: 1 };
  const { client } = await startTestServer({ limits });
  const path = `/calendar/${await client.round(await client.guest())}.ics`;
  expect((await get(client, `${path}?token=wrong`)).status).toBe(401);
  const wrong = await get(client, `${path}?token=wrong`);
  expect([wrong.status, await codeOf(wrong)]).toEqual([429, 'RATE_LIMITED']);
  expect((await get(client, path)).status).toBe(200);
  const over = await get(client, path);
  expect(over.status).toBe(429);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
  const { errors } = (await over.json()) as Answer;
  expect(errors?.[0]).toMatchObject({
    message: 'More than 3 calendars, feeds, pictures and gamestates a minute: wait.',
    extensions: { limit: 'feedsPerAddress', maximum: 3 },
  });
});
