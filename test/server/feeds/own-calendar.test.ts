/** An account's calendar has all its seasons at one private address. */
import type { Answer, TestClient } from '../../support/test-client';
import { closeAll, startTestServer } from '../../support/test-server';
import { componentsOf, plain, readCalendar } from './reading';

afterEach(closeAll);

type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const CREATE = `mutation ($name: String!, $rehearsal: Boolean) { createRound(input: { name: $name,
  rehearsal: $rehearsal, visibility: INVITATION }) {
  inviteCode season { id } } }`;
const JOIN = `mutation ($id: ID!, $code: String) {
  joinSeason(input: { seasonId: $id, name: "Ann", inviteCode: $code }) { refusal { code } } }`;
const TOKEN = `mutation ($input: CreateFeedTokenInput!) { createFeedToken(input: $input) {
  refusal { code } path accessToken { id name kind feed { kind path season { id } } } } }`;
const REVOKE = 'mutation ($id: ID!) { revokeAccessToken(input: { tokenId: $id }) { tokenId } }';

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

type Season = { readonly id: string; readonly code: unknown };

async function found(
  client: TestClient,
  host: string,
  name: string,
  rehearsal = false,
): Promise<Season> {
  const made = (await ask(client, host, CREATE, { name, rehearsal }))['createRound'];
  return { id: (made?.['season'] as { id: string }).id, code: made?.['inviteCode'] };
}

type Made = {
  readonly path: string;
  readonly accessToken: { readonly id: string; readonly name: string; readonly feed: unknown };
};

async function address(client: TestClient, token: string): Promise<Made> {
  const { createFeedToken } = await ask(client, token, TOKEN, { input: { kind: 'CALENDAR' } });
  return createFeedToken as Made;
}

const get = (client: TestClient, path: string, headers: Record<string, string> = {}) =>
  fetch(client.url + path, { headers });

const codeOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as Answer).errors?.[0]?.extensions['code'];

const startsIn = async (response: Response): Promise<string[]> =>
  componentsOf(readCalendar(await response.text()), 'VEVENT')
    .map((event) => plain(event.get('SUMMARY') ?? ''))
    .filter((summary) => summary.endsWith('The round starts.'))
    .sort();

it('has the hours of each season of the account, and of no other', async () => {
  const { client } = await startTestServer();
  const [host, ann] = [await client.guest('Host'), await client.guest('Ann')];
  const [cellar, attic] = [await found(client, host, 'Cellar'), await found(client, host, 'Attic')];
  await found(client, host, 'Shed');
  for (const { id, code } of [cellar, attic]) await ask(client, ann, JOIN, { id, code });
  const { path, accessToken } = await address(client, ann);
  expect(path).toMatch(/^\/calendar\/me\.ics\?token=rdt_feed_[\w-]{43}$/);
  expect(accessToken).toMatchObject({
    name: 'All seasons',
    feed: { kind: 'CALENDAR', path: '/calendar/me.ics', season: null },
  });
  const response = await get(client, path);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(await startsIn(response)).toEqual([
    'Attic: The round starts.',
    'Cellar: The round starts.',
  ]);
  const seasons = componentsOf(readCalendar(await (await get(client, path)).text()), 'VEVENT');
  const own = await get(client, `/calendar/${cellar.id}.ics`, { authorization: `Bearer ${ann}` });
  const [first] = componentsOf(readCalendar(await own.text()), 'VEVENT');
  expect(seasons.map((event) => event.get('UID'))).toContain(first?.get('UID'));
  expect(seasons.map((event) => event.get('URL'))).toContain(`${client.url}/s/${attic.id}`);

  const byHeader = await get(client, '/calendar/me.ics', { authorization: `Bearer ${host}` });
  expect(await startsIn(byHeader)).toHaveLength(3);
});

it('leaves out rehearsals, and a season that the account has left', async () => {
  const { client } = await startTestServer();
  const [host, ann] = [await client.guest('Host'), await client.guest('Ann')];
  const [cellar, trial] = [
    await found(client, host, 'Cellar'),
    await found(client, host, 'Trial', true),
  ];
  for (const { id, code } of [cellar, trial]) await ask(client, ann, JOIN, { id, code });
  const { path } = await address(client, ann);
  expect(await startsIn(await get(client, path))).toEqual(['Cellar: The round starts.']);
  const leave = 'mutation ($id: ID!) { leaveSeason(input: { seasonId: $id }) { seq } }';
  await ask(client, ann, leave, { id: cellar.id });
  const text = await (await get(client, path)).text();
  expect(componentsOf(readCalendar(text), 'VEVENT')).toEqual([]);
  // A calendar needs at least one component [RFC 5545, 3.6].
  expect(componentsOf(readCalendar(text), 'VTIMEZONE')).toHaveLength(1);
});

it('is not sent again until one of the seasons changes', async () => {
  const { client } = await startTestServer();
  const ann = await client.guest('Ann');
  const { id } = await found(client, ann, 'Cellar');
  await found(client, ann, 'Attic');
  const { path } = await address(client, ann);
  const etag = (await get(client, path)).headers.get('etag') ?? '';
  const again = await get(client, path, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await ask(client, ann, JOIN, { id });
  expect((await get(client, path, { 'if-none-match': etag })).status).toBe(200);
});

it('opens by its own address or the account’s token alone, until that is revoked', async () => {
  const { client } = await startTestServer();
  const ann = await client.guest('Ann');
  const { id } = await found(client, ann, 'Cellar');
  const { path, accessToken } = await address(client, ann);
  const mine = path.split('token=')[1] ?? '';
  const input = { kind: 'CALENDAR', seasonId: id };
  const { createFeedToken } = await ask(client, ann, TOKEN, { input });
  const seasons = (createFeedToken?.['path'] as string).split('token=')[1] ?? '';
  const wrong = [
    '/calendar/me.ics',
    `/calendar/me.ics?token=${seasons}`,
    `/calendar/me.ics?token=${ann}`,
    `/calendar/${id}.ics?token=${mine}`,
    `/calendar/none.ics?token=${mine}`,
    `/feed/${id}.atom?token=${mine}`,
    `/feed/me.atom?token=${mine}`,
  ];
  for (const each of wrong) {
    const refused = await get(client, each);
    expect([each, refused.status, await codeOf(refused)]).toEqual([each, 401, 'UNAUTHENTICATED']);
  }
  expect((await get(client, path)).status).toBe(200);
  await ask(client, ann, REVOKE, { id: accessToken.id });
  expect((await get(client, path)).status).toBe(401);
});

it('says which scope a token in a header lacks', async () => {
  const { client } = await startTestServer();
  const ann = await client.guest('Ann');
  const create = `mutation { createAccessToken(input: { name: "bot", scopes: [PLAY] }) { token } }`;
  const { createAccessToken } = await ask(client, ann, create);
  const headers = { authorization: `Bearer ${String(createAccessToken?.['token'])}` };
  const refused = await get(client, '/calendar/me.ics', headers);
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'FORBIDDEN']);
});

it('is charged to the account', async () => {
  // The balance is told in hundredths of the maximum, and refills while the calendar is read.
  const { client } = await startTestServer({ limits: { workPerAccount: 20_000 } });
  const ann = await client.guest('Ann');
  for (let count = 0; count < 5; count += 1) await found(client, ann, `Cellar ${count}`);
  const { path } = await address(client, ann);
  const left = async (): Promise<number> => {
    const { body } = await client.post('{ viewer { id } }', { token: ann });
    const { rateLimit } = body.extensions as { rateLimit: { left: number } };
    return rateLimit.left;
  };
  const before = await left();
  for (let count = 0; count < 24; count += 1) await (await get(client, path)).text();
  expect(before - (await left())).toBeGreaterThan(100);
});

it('counts among the feeds that an address may fetch', async () => {
  const { client } = await startTestServer({ limits: { feedsPerAddress: 1 } });
  const { path } = await address(client, await client.guest('Ann'));
  expect((await get(client, path)).status).toBe(200);
  const over = await get(client, path);
  expect([over.status, await codeOf(over)]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('is the only feed without a season', async () => {
  const { client } = await startTestServer();
  const variables = { input: { kind: 'EVENTS' } };
  const { body } = await client.post(TOKEN, { token: await client.guest(), variables });
  expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'seasonId' });
});
