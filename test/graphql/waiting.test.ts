import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let host: string;
let ann: string;
let bob: string;
beforeEach(async () => {
  api = await openApi();
  [host, ann, bob] = [await api.signUp('host'), await api.signUp('ann'), await api.signUp('bob')];
});
afterEach(() => api.close());

const CREATE = `mutation ($name: String!) {
  createRound(input: { name: $name, rehearsal: true,
                       startsAt: "2021-08-22T00:00:00Z" }) { season { id } }
}`;
const DYNASTY = `mutation ($dealer: ID) {
  createDynasty(input: { name: "D", dealerId: $dealer, visibility: INVITATION }) { season { id } }
}`;
const JOIN = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { player { id } } }`;
const CLOCK = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { code } }
}`;
const COMMIT = `mutation ($id: ID!) { commitSecretAction(input: {
  seasonId: $id, kind: BIDS, sha256: "${'a'.repeat(64)}" }) { refusal { code } } }`;
const SEAL = `mutation ($id: ID!, $bids: [BidInput!]!) {
  sealBids(input: { seasonId: $id, bids: $bids }) { refusal { code } } }`;
const TRADE = `mutation ($id: ID!, $to: ID!) {
  offerTrade(input: { seasonId: $id, to: $to, give: [{ item: "CHIP", quantity: 1 }],
    get: [{ item: "CHIP", quantity: 2 }] }) { refusal { code } } }`;
const ITEM = `kind since from until season { id name } on { __typename id } refusal { code message }
  option { mutation input needs description until }`;
const WAITING = `query ($first: Int, $after: String, $last: Int, $before: String) { viewer {
  waiting(first: $first, after: $after, last: $last, before: $before) {
    totalCount complete nodes { ${ITEM} } edges { cursor }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  } } }`;

const made = async (name: string): Promise<string> => {
  const id = textOf((await api.data(CREATE, { name }, host)).createRound.season.id);
  for (const token of [ann, bob]) await api.data(JOIN, { id }, token);
  return id;
};
const advance = async (id: string, to: string): Promise<void> => {
  expect((await api.data(CLOCK, { id, to }, host)).advanceClock.refusal).toBeNull();
};
const waiting = async (variables = {}, token = ann): Promise<Answer> =>
  (await api.data(WAITING, variables, token)).viewer.waiting;
const kinds = async (token = ann): Promise<unknown[]> =>
  (await waiting({}, token)).nodes.map(({ kind }) => kind);

it('tells of all seasons what waits, what ends first at the beginning, and what does it', async () => {
  const one = await made('One');
  const two = await made('Two');
  await advance(two, '2021-08-23T12:00:00Z');
  await advance(one, '2021-08-23T12:00:00Z');
  expect((await api.data(COMMIT, { id: one }, ann)).commitSecretAction.refusal).toBeNull();
  const { nodes, totalCount, complete } = await waiting();
  expect([totalCount, complete]).toEqual([2, true]);
  expect(nodes).toMatchObject([
    {
      kind: 'BIDS',
      season: { id: two },
      on: null,
      since: '2021-08-23T00:00:00.000Z',
      from: null,
      until: '2021-08-26T00:00:00.000Z',
      refusal: null,
      option: { mutation: 'sealBids', input: { seasonId: two }, needs: ['bids'] },
    },
    {
      kind: 'REVEAL',
      season: { id: one, name: 'One' },
      on: { __typename: 'SecretAction' },
      since: '2021-08-23T12:00:00.000Z',
      from: '2021-08-26T00:00:00.000Z',
      until: '2021-08-29T00:00:00.000Z',
      refusal: { code: 'NOT_MATURED' },
      option: { mutation: 'revealSecretAction', input: { seasonId: one, kind: 'BIDS' } },
    },
  ]);
  await advance(one, '2021-08-27T00:00:00Z');
  expect((await waiting()).nodes[1]).toMatchObject({ kind: 'REVEAL', from: null, refusal: null });
  await advance(one, '2021-08-30T00:00:00Z');
  expect((await waiting()).nodes).toMatchObject([
    { kind: 'BIDS', season: { id: two } },
    { kind: 'BIDS', season: { id: one } },
  ]);
});

it('tells nothing of what the server keeps and will reveal by itself [D6]', async () => {
  const id = await made('One');
  await advance(id, '2021-08-23T12:00:00Z');
  const lots = (
    await api.data(
      `query ($id: ID!) { season(id: $id) { ... on Round { auction { lots { nodes { id } } } } } }`,
      {
        id,
      },
    )
  ).season.auction.lots.nodes;
  const bids = [{ lotId: lots[0]?.id, amount: 5 }];
  expect((await api.data(SEAL, { id, bids }, ann)).sealBids.refusal).toBeNull();
  expect(await kinds()).toEqual([]);
  expect(await kinds(bob)).toEqual(['BIDS']);
});

it('tells each account its own, and `on` is what it is about', async () => {
  const id = await made('One');
  // On this Sunday everybody is reputable and nothing is auctioned.
  await advance(id, '2021-08-29T12:00:00Z');
  const season = `query ($id: ID!) { season(id: $id) {
    viewer { player { id } waiting { kind on { id ... on Trade { from { name } } } } } } }`;
  const seen = async (token: string): Promise<Answer> =>
    (await api.data(season, { id }, token)).season.viewer;
  const to = (await seen(bob)).player.id;
  expect((await api.data(TRADE, { id, to }, ann)).offerTrade.refusal).toBeNull();
  expect(await kinds(ann)).toEqual([]);
  const [trade] = (await waiting({}, bob)).nodes;
  expect(trade).toMatchObject({ kind: 'TRADE', until: null, option: { needs: [] } });
  expect((await seen(bob)).waiting).toMatchObject([{ kind: 'TRADE', on: { id: trade?.on.id } }]);
  const accept = `mutation ($input: AcceptTradeInput!) { acceptTrade(input: $input) {
    refusal { code } query { viewer { waiting { totalCount } } } } }`;
  const { acceptTrade } = await api.data(accept, { input: trade?.option.input }, bob);
  expect(acceptTrade).toEqual({ refusal: null, query: { viewer: { waiting: { totalCount: 0 } } } });
});

it('is paged in both directions, and refuses a cursor of another list', async () => {
  for (const name of ['One', 'Two', 'Three']) {
    await advance(await made(name), '2021-08-23T12:00:00Z');
  }
  const all = await waiting();
  const cursors = all.edges.map(({ cursor }) => textOf(cursor));
  expect(cursors).toHaveLength(3);
  const first = await waiting({ first: 2 });
  expect(first.nodes).toEqual(all.nodes.slice(0, 2));
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const rest = await waiting({ first: 2, after: cursors[1] });
  expect(rest.nodes).toEqual(all.nodes.slice(2));
  expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const back = await waiting({ last: 1, before: cursors[2] });
  expect(back.nodes).toEqual(all.nodes.slice(1, 2));
  expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  const none = await waiting({ after: cursors[2] });
  expect(none.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const seasons = `{ viewer { seasons { pageInfo { endCursor } } } }`;
  const other = (await api.data(seasons, {}, ann)).viewer.seasons.pageInfo.endCursor;
  expect(await api.fault(WAITING, { after: other }, ann)).toBe('BAD_USER_INPUT');
  expect(await api.fault(WAITING, { first: 101 }, ann)).toBe('BAD_USER_INPUT');
});

it('tells who deals for others, who has the season among their own, too', async () => {
  const account = (await api.data(`{ viewer { account { id } } }`, {}, ann)).viewer.account.id;
  const { createDynasty } = await api.data(DYNASTY, { dealer: account }, host);
  const id = textOf(createDynasty.season.id);
  const seasons = `{ viewer { seasons { nodes { id } } } }`;
  expect((await api.data(seasons, {}, ann)).viewer.seasons.nodes).toEqual([{ id }]);
  expect((await api.data(seasons, {}, bob)).viewer.seasons.nodes).toEqual([]);
});

it('is nothing to whoever is signed out', async () => {
  expect((await api.data(WAITING, {})).viewer).toBeNull();
});
