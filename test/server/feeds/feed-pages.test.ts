/** A feed by channel and type. The whole feed can be read a page at a time [RFC 5005]. */
import type { TestClient } from '../../support/test-client';
import { closeAll, startTestServer } from '../../support/test-server';
import { readXml } from './reading';

const SAY = `mutation ($id: ID!, $text: String!, $channel: Channel!) {
  say(input: { seasonId: $id, channel: $channel, text: $text }) { seq } }`;
const CREATE = `mutation ($visibility: SeasonVisibility) {
  createRound(input: { name: "Cellar", visibility: $visibility }) { season { id } } }`;
const JOIN = 'mutation ($id: ID!) { joinSeason(input: { seasonId: $id, name: "Ada" }) { seq } }';
const TOKEN = `mutation ($id: ID!) {
  createFeedToken(input: { seasonId: $id, kind: EVENTS }) { path } }`;
const SAID = 53;

let client: TestClient;
let token: string;
beforeAll(async () => {
  ({ client } = await startTestServer());
  token = await client.guest();
});
afterAll(closeAll);

async function ask(query: string, variables: object): Promise<Record<string, unknown>> {
  const { body } = await client.post(query, { token, variables: { ...variables } });
  expect(body.errors).toBeUndefined();
  return body.data as Record<string, unknown>;
}

/** A season with many messages in one channel, and one message in another. */
async function chatty(visibility: 'PUBLIC' | 'INVITATION'): Promise<string> {
  const { createRound } = await ask(CREATE, { visibility });
  const { id } = (createRound as { season: { id: string } }).season;
  await ask(JOIN, { id });
  for (let at = 1; at <= SAID; at += 1) {
    await ask(SAY, { id, text: `No ${at}.`, channel: 'AUCTIONS' });
  }
  await ask(SAY, { id, text: 'A game.', channel: 'TABLES' });
  return id;
}

type Page = { readonly titles: readonly string[]; readonly links: readonly string[]; next: string };

async function page(url: string): Promise<Page> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const { children } = readXml(await response.text());
  const hrefOf = (of: typeof children, rel: string): string =>
    of.find(({ attributes }) => attributes['rel'] === rel)?.attributes['href'] ?? '';
  const entries = children.filter(({ name }) => name === 'entry');
  return {
    titles: entries.map((each) => each.children.find(({ name }) => name === 'title')?.text ?? ''),
    links: entries.map((each) => hrefOf(each.children, 'alternate')),
    next: hrefOf(children, 'next'),
  };
}

async function allOf(url: string): Promise<Page[]> {
  const pages = [await page(url)];
  for (let at = pages[0]; at !== undefined && at.next !== ''; at = pages.at(-1)) {
    pages.push(await page(at.next));
  }
  return pages;
}

it.each(['PUBLIC', 'INVITATION'] as const)('has each event of a %s season once', async (of) => {
  const id = await chatty(of);
  const { createFeedToken } = await ask(TOKEN, { id });
  const { path } = createFeedToken as { path: string };
  const start = client.url + (of === 'PUBLIC' ? `/feed/${id}.atom` : path);
  const { season } = await ask('query ($id: ID!) { season(id: $id) { seq } }', { id });
  const { seq } = season as { seq: number };
  const links = (await allOf(start)).flatMap((each) => each.links);
  const expected = Array.from({ length: seq }, (_, at) => `${client.url}/s/${id}/at/${seq - at}`);
  expect(links).toEqual(expected);

  const join = start.includes('?') ? '&' : '?';
  const said = await allOf(`${start}${join}types=Said&channels=AUCTIONS`);
  expect(said.map(({ titles }) => titles.length)).toEqual([50, SAID - 50]);
  expect(said.flatMap(({ titles }) => titles).every((title) => title.includes('No '))).toBe(true);
  const [tables] = await allOf(`${start}${join}types=&channels=TABLES,PROPOSALS&types=Said`);
  expect(tables?.titles).toEqual([expect.stringContaining('A game')]);
});

type Archive = {
  readonly isArchive: boolean;
  readonly links: readonly string[];
  readonly rels: Readonly<Record<string, string>>;
};

async function archive(url: string): Promise<Archive> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const { children } = readXml(await response.text());
  const links = children.filter(({ name }) => name === 'link');
  return {
    isArchive: children.some(({ name }) => name === 'fh:archive'),
    links: (await page(url)).links,
    rels: Object.fromEntries(
      links.map(({ attributes }) => [attributes['rel'] ?? '', attributes['href'] ?? '']),
    ),
  };
}

/** The feed and all its archives, newest first. */
async function chain(url: string): Promise<Archive[]> {
  const all = [await archive(url)];
  for (let at = all[0]; at?.rels['prev-archive'] !== undefined; at = all.at(-1)) {
    all.push(await archive(at.rels['prev-archive']));
  }
  return all;
}

it('has each event in archives that stay, whatever happens meanwhile [RFC 5005, 4]', async () => {
  const id = await chatty('PUBLIC');
  const start = `${client.url}/feed/${id}.atom`;
  const [current, ...before] = await chain(start);
  expect(current?.isArchive).toBe(false);
  expect(before.map(({ isArchive }) => isArchive)).toEqual([true]);
  expect(before[0]?.links).toHaveLength(50);
  expect(before[0]?.links.at(-1)).toBe(`${client.url}/s/${id}/at/1`);
  expect(before[0]?.rels).toMatchObject({ current: start });
  expect((await fetch(`${start}?archive=2`)).status).toBe(404);
  for (let at = 1; at <= 50; at += 1) {
    await ask(SAY, { id, text: `And ${at}.`, channel: 'TABLES' });
  }
  const [now, ...since] = await chain(start);
  expect(since).toHaveLength(2);
  expect(since[1]?.links).toEqual(before[0]?.links);
  expect(since[1]?.rels['next-archive']).toBe(now?.rels['prev-archive']);
  const { season } = await ask('query ($id: ID!) { season(id: $id) { seq } }', { id });
  const all = new Set([now, ...since].flatMap((each) => each?.links ?? []));
  expect(all.size).toBe((season as { seq: number }).seq);
});

it('archives of chosen types leave out the stretches that have none', async () => {
  const id = await chatty('PUBLIC');
  for (let at = 1; at <= 50; at += 1) await ask(SAY, { id, text: `${at}`, channel: 'TABLES' });
  const joined = await chain(`${client.url}/feed/${id}.atom?types=PlayerJoined`);
  expect(joined.map(({ links }) => links.length)).toEqual([1, 1]);
  expect(joined[1]?.rels['prev-archive']).toBeUndefined();
  expect(joined[1]?.rels['next-archive']).toBeUndefined();
  expect(joined[1]?.rels['self']).toContain('archive=1');
});

it.each([
  ['channels=AUCTIONS,LOBBY', 'channels'],
  ['types=Nothing', 'types'],
  ['types=__proto__', 'types'],
  ['before=0', 'before'],
  ['before=x', 'before'],
  ['before=1&before=2', 'before'],
  ['archive=0', 'archive'],
  ['archive=-', 'archive'],
  ['archive=1&before=2', 'archive'],
])('names the parameter that is wrong: %s', async (query, field) => {
  const id = await client.round(token);
  const response = await fetch(`${client.url}/feed/${id}.atom?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'BAD_USER_INPUT', field } }],
  });
});
