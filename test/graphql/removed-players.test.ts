/** A player is removed from a round by invitation: their view of it, live and in the inbox. */
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let host: string;
let ann: string;
let bob: string;
let id: string;
let joined: { input: object };
let annId: string;

const CREATE = `mutation { createRound(input: { name: "Cellar", visibility: INVITATION,
  rehearsal: true }) { inviteCode season { id } } }`;
const JOIN = `mutation ($input: JoinSeasonInput!) {
  joinSeason(input: $input) { refusal { code } seq season { id } player { id } } }`;
const INBOX = `{ viewer { inbox { nodes { number season { id } event {
  __typename season { id } text by { kind } ... on RemovedFromSeason { seasonId seasonName } } } } } }`;

beforeEach(async () => {
  api = await openApi();
  [host, ann, bob] = [await api.signUp('host'), await api.signUp('ann'), await api.signUp('bob')];
  const { createRound } = await api.data(CREATE, {}, host);
  id = textOf(createRound.season.id);
  const { inviteCode } = createRound;
  joined = { input: { seasonId: id, name: 'Ann', inviteCode, idempotencyKey: 'once' } };
  annId = textOf((await api.data(JOIN, joined, ann)).joinSeason.player.id);
  await api.data(JOIN, { input: { seasonId: id, name: 'Bob', inviteCode } }, bob);
});
afterEach(() => api.close());

async function remove(): Promise<void> {
  const { removePlayer } = await api.data(
    `mutation ($id: ID!, $p: ID!) { removePlayer(input: { seasonId: $id, playerId: $p }) {
      refusal { code } } }`,
    { id, p: annId },
    host,
  );
  expect(removePlayer.refusal).toBeNull();
}

const season = (token: string): Promise<Answer> =>
  api.data('query ($id: ID!) { season(id: $id) { id } }', { id }, token);
const inbox = async (token: string): Promise<Answer> =>
  (await api.data(INBOX, {}, token)).viewer.inbox.nodes;

const NOT_FOUND = { extensions: { code: 'NOT_FOUND' } };

it('sees as little of it as a stranger [S20]', async () => {
  await remove();
  expect((await season(ann)).season).toBeNull();
  expect((await season(bob)).season.id).toBe(id);
  const node = 'query ($id: ID!) { node(id: $id) { id } }';
  for (const named of [id, annId]) {
    expect((await api.data(node, { id: named }, ann)).node).toBeNull();
  }
  const { seasons, viewer } = await api.data(
    '{ seasons { nodes { id } } viewer { seasons { nodes { id } } } }',
    {},
    ann,
  );
  expect([seasons.nodes, viewer.seasons.nodes]).toEqual([[], []]);
  const leave = 'mutation ($id: ID!) { leaveSeason(input: { seasonId: $id }) { seq } }';
  expect(await api.fault(leave, { id }, ann)).toBe('NOT_FOUND');
  const watching = 'subscription ($id: ID!) { journal(seasonId: $id) { seq } }';
  await expect(api.watch(watching, { id }, ann)).rejects.toMatchObject(NOT_FOUND);
});

it('gets the answer to the joining again, without the season', async () => {
  const before = (await api.data(JOIN, joined, ann)).joinSeason;
  expect(before).toMatchObject({ refusal: null, season: { id }, player: { id: annId } });
  await remove();
  expect((await api.data(JOIN, joined, ann)).joinSeason).toEqual({
    ...{ refusal: null, seq: before.seq, season: null, player: null },
  });
});

it.each([
  ['journal', 'subscription ($id: ID!) { journal(seasonId: $id) { seq } }', 0],
  ['auctionUpdated', 'subscription ($id: ID!) { auctionUpdated(roundId: $id) { seq } }', 1],
  ['seasonUpdated', 'subscription ($id: ID!) { seasonUpdated(seasonId: $id) { seq } }', 1],
])('hears no more of %s', async (_field, document, before) => {
  const events = await api.watch(document, { id }, ann);
  for (let told = 0; told < before; told += 1) {
    expect((await events.next()).done).toBe(false);
  }
  const ended = expect(events.next()).rejects.toMatchObject(NOT_FOUND);
  await remove();
  await ended;
  expect(await events.next()).toMatchObject({ done: true });
});

it('finds in the inbox that it was removed, and nothing else of it', async () => {
  const give = `mutation ($id: ID!, $p: ID!) { grantItems(input: { seasonId: $id, playerId: $p,
    items: [{ item: "CHIP", quantity: 10 }] }) { refusal { code } } }`;
  await api.data(give, { id, p: annId }, host);
  expect(await inbox(ann)).toMatchObject([
    { number: 1, season: { id }, event: { __typename: 'ItemsGranted' } },
  ]);
  const live = await api.watch(
    'subscription { inbox { number season { id } event { __typename text } } }',
    {},
    ann,
  );
  const coming = live.next();
  await remove();
  const text = 'The host ended your membership of “Cellar”.';
  expect((await coming).value).toMatchObject({
    data: { inbox: { number: 2, season: null, event: { __typename: 'RemovedFromSeason', text } } },
  });
  await live.return!();
  expect(await inbox(ann)).toEqual([
    {
      number: 1,
      season: null,
      event: {
        __typename: 'HiddenEvent',
        season: null,
        text: 'Something happened that you may not see.',
        by: { kind: 'CLOCK' },
      },
    },
    {
      number: 2,
      season: null,
      event: {
        ...{ __typename: 'RemovedFromSeason', season: null, text, by: { kind: 'HOST' } },
        ...{ seasonId: id, seasonName: 'Cellar' },
      },
    },
  ]);
});

it('sees a public round on, and the removal as everybody does', async () => {
  const { createRound } = await api.data(CREATE.replace('INVITATION', 'PUBLIC'), {}, host);
  id = textOf(createRound.season.id);
  const input = { seasonId: id, name: 'Ann' };
  annId = textOf((await api.data(JOIN, { input }, ann)).joinSeason.player.id);
  await remove();
  expect((await season(ann)).season.id).toBe(id);
  expect(await inbox(ann)).toMatchObject([
    { season: { id }, event: { __typename: 'PlayerLeft', text: 'Ann was removed.' } },
  ]);
});
