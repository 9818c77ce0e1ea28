import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';
import { clockTo as advance, joined, rehearsal } from './rehearsal-seasons';

let api: ApiHouse;
let host: string;
let ann: string;
let bob: string;
beforeAll(async () => {
  api = await openApi();
  [host, ann, bob] = [await api.signUp('host'), await api.signUp('ann'), await api.signUp('bob')];
});
afterAll(() => api.close());

const OPEN = [{ op: 'replace', path: '/auction/bidding/procedure', value: 'OPEN' }];
const AUCTION = `procedure biddingClosesAt biddingOpensAt concludesAt bids { amount status placedAt }
  lots(status: null) { nodes {
    id number status minimumBid leadingBid { amount player { name } } winner { name } price
  } }`;
const LOOK = `query ($id: ID!) { season(id: $id) { ... on Round { auction { ${AUCTION} } } } }`;
const BID = `mutation ($id: ID!, $lotId: ID!, $amount: Int!, $key: ID) {
  placeBid(input: { seasonId: $id, lotId: $lotId, amount: $amount, idempotencyKey: $key }) {
    refusal { code message rule facts } seq
    bid { id amount written status placedAt lotNumber player { name } }
    lot { number minimumBid bids { amount } }
    auction { ${AUCTION} }
  }
}`;

type Table = { readonly id: string; readonly lotIds: readonly string[] };
const look = async (id: string): Promise<Answer> => (await api.data(LOOK, { id })).season.auction;
const clockTo = (id: string, to: string): Promise<Answer> => advance(api, host, id, to);
const bid = async (
  { id, lotIds }: Table,
  token: string,
  lot: number,
  amount: number,
  key?: string,
): Promise<Answer> =>
  (await api.data(BID, { id, lotId: lotIds[lot - 1], amount, key }, token)).placeBid;

/** A rehearsal on Monday at noon. ann and bob have 100 chips each, and ten lots are open. */
async function table(ruleset: unknown = OPEN): Promise<Table> {
  const id = await rehearsal(api, host, { ruleset, steward: true });
  for (const token of [ann, bob]) await joined(api, id, token);
  await clockTo(id, '2021-08-23T12:00:00Z');
  const { lots } = await look(id);
  return { id, lotIds: lots.nodes.map((lot) => textOf(lot.id)) };
}

it('places a bid that everybody sees, and shows what it takes to outbid it [draft, Bidding]', async () => {
  const at = await table();
  expect(await look(at.id)).toMatchObject({
    procedure: 'OPEN',
    biddingClosesAt: '2021-08-26T00:00:00.000Z',
    biddingOpensAt: null,
    concludesAt: '2021-08-26T00:00:00.000Z',
    bids: [],
  });
  expect(await bid(at, ann, 1, 30)).toMatchObject({
    refusal: null,
    bid: {
      amount: 30,
      written: '30',
      status: 'STANDING',
      placedAt: '2021-08-23T12:00:00.000Z',
      lotNumber: 1,
      player: { name: 'ann' },
    },
    lot: { number: 1, minimumBid: 31, bids: [{ amount: 30 }] },
    auction: { bids: [{ amount: 30 }] },
  });
  const { lots } = await look(at.id);
  expect(lots.nodes[0]).toMatchObject({
    minimumBid: 31,
    leadingBid: { amount: 30, player: { name: 'ann' } },
  });
  expect(lots.nodes[1]).toMatchObject({ minimumBid: 1, leadingBid: null });
});

it('refuses with a sentence, the rule and ids of the API [E1]', async () => {
  const at = await table();
  await bid(at, ann, 1, 30);
  expect(await bid(at, bob, 1, 30)).toMatchObject({
    refusal: {
      code: 'BID_TOO_LOW',
      message: 'A bid on lot 1 must be 31 or more now.',
      rule: 'bidding',
      facts: { lotId: at.lotIds[0], lot: 1, amount: 30, minimum: 31 },
    },
    seq: null,
    bid: null,
    lot: null,
    auction: null,
  });
  expect((await bid(at, bob, 1, 101)).refusal).toMatchObject({
    code: 'NOT_ENOUGH',
    message: 'This takes 101 Chips, and you have 100.',
  });
  const elsewhere = await table();
  expect((await bid({ ...at, lotIds: elsewhere.lotIds }, bob, 1, 40)).refusal.code).toBe(
    'LOT_NOT_FOUND',
  );
  expect(await api.fault(BID, { id: at.id, lotId: at.id, amount: 1 }, bob)).toBe('BAD_USER_INPUT');
});

it('offers placeBid with input that is not refused', async () => {
  const at = await table();
  await bid(at, ann, 1, 30);
  const query = `query ($id: ID!) {
    season(id: $id) { viewer { options { mutation rule until input needs facts } } }
  }`;
  const { options } = (await api.data(query, { id: at.id }, bob)).season.viewer;
  const offered = options.filter(({ mutation }) => textOf(mutation) === 'placeBid');
  expect(offered).toHaveLength(10);
  expect(offered[0]).toEqual({
    mutation: 'placeBid',
    rule: 'bidding',
    until: '2021-08-26T00:00:00.000Z',
    input: { seasonId: at.id, lotId: at.lotIds[0] },
    needs: ['amount'],
    facts: { lotId: at.lotIds[0], lot: 1, minimum: 31 },
  });
  expect(options.map(({ mutation }) => textOf(mutation))).not.toContain('sealBids');
  expect((await bid(at, bob, 1, 31)).refusal).toBeNull();
});

async function inbox({ id }: Awaited<ReturnType<typeof table>>, token: string): Promise<string[]> {
  const query = '{ viewer { inbox { nodes { season { id } event { text } } } } }';
  const { nodes } = (await api.data(query, {}, token)).viewer.inbox;
  return nodes
    .filter(({ season }) => textOf(season.id) === id)
    .map(({ event }) => textOf(event.text));
}

/** The journal's sentences at the start of the Auction Phase. */
const OPENING = [
  'The Auction Phase of week 1 began.',
  '2 players gained 100 Chips of income each.',
];

it('tells the journal of each bid, and the inbox of who is outbid, loses and wins', async () => {
  const at = await table();
  await bid(at, ann, 1, 30);
  await bid(at, bob, 1, 40);
  await bid(at, bob, 2, 70);
  await clockTo(at.id, '2021-08-26T00:00:00Z');
  expect(await inbox(at, ann)).toEqual([
    ...OPENING,
    'bob bid 40 Chips on lot 1, outbidding ann.',
    'Week 1 was settled, for 2 players.',
  ]);
  expect(await inbox(at, bob)).toEqual([...OPENING, 'Week 1 was settled, for 2 players.']);
  const query = `query ($id: ID!) { season(id: $id) { journal(channels: AUCTIONS, first: 100) { nodes {
    __typename
    ... on BidPlaced { amount lot { number } player { name } outbid { amount } bid { status } }
    ... on BidInvalidated { amount has lot { number } player { name } bid { status failure }
      nextBid { amount } }
    ... on AuctionConcluded { bidders sold { number } }
  } } } }`;
  const { nodes } = (await api.data(query, { id: at.id })).season.journal;
  expect(nodes.filter(({ __typename }) => /^(Bid|Auction)/.test(textOf(__typename)))).toEqual([
    {
      __typename: 'BidPlaced',
      amount: 30,
      lot: { number: 1 },
      player: { name: 'ann' },
      outbid: null,
      bid: { status: 'LOST' },
    },
    {
      __typename: 'BidPlaced',
      amount: 40,
      lot: { number: 1 },
      player: { name: 'bob' },
      outbid: { amount: 30 },
      bid: { status: 'WON' },
    },
    {
      __typename: 'BidPlaced',
      amount: 70,
      lot: { number: 2 },
      player: { name: 'bob' },
      outbid: null,
      bid: { status: 'FAILED' },
    },
    {
      __typename: 'BidInvalidated',
      amount: 70,
      has: 60,
      lot: { number: 2 },
      player: { name: 'bob' },
      bid: { status: 'FAILED', failure: 'UNAFFORDABLE' },
      nextBid: null,
    },
    { __typename: 'AuctionConcluded', bidders: 2, sold: [{ number: 1 }] },
  ]);
  expect(await look(at.id)).toMatchObject({
    ...{ biddingClosesAt: null, concludesAt: null },
    biddingOpensAt: '2021-08-30T00:00:00.000Z',
  });
});

it('tells the inbox of who leads again as a higher bidder leaves [B2]', async () => {
  const at = await table();
  await bid(at, ann, 2, 5);
  await bid(at, bob, 2, 9);
  const leave = `mutation ($id: ID!) { leaveSeason(input: { seasonId: $id }) { refusal { code } } }`;
  expect((await api.data(leave, { id: at.id }, bob)).leaveSeason.refusal).toBeNull();
  expect((await inbox(at, ann)).at(-1)).toBe('bob left; ann leads lot 2 with 5 Chips.');
  const query = `query ($id: ID!) { season(id: $id) { journal(first: 100) { nodes {
    ... on PlayerLeft { nextBids { amount player { name } lot { number } } } } } } }`;
  const { nodes } = (await api.data(query, { id: at.id })).season.journal;
  expect(nodes.at(-1)).toEqual({
    nextBids: [{ amount: 5, player: { name: 'ann' }, lot: { number: 2 } }],
  });
});
