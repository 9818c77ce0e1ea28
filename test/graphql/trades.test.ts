import type { ExecutionResult } from 'graphql';
import { openApi } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';
import { clockTo, joined, rehearsal } from './rehearsal-seasons';

let api: ApiHouse;
let host: string;
let ann: string;
let bob: string;
beforeEach(async () => {
  api = await openApi();
  [host, ann, bob] = [await api.signUp('host'), await api.signUp('ann'), await api.signUp('bob')];
});
afterEach(() => api.close());

const TRADE = `refusal { code message rule facts } seq trade {
  id status from { name } to { name } give { item quantity name } get { item quantity card { name } }
  counterTo { id } endedAt lacks { player { name } item have need }
}`;
const OFFER = `mutation ($input: OfferTradeInput!) { offerTrade(input: $input) { ${TRADE} } }`;
const on = (mutation: string): string => `mutation ($id: ID!, $tradeId: ID!) {
  ${mutation}(input: { seasonId: $id, tradeId: $tradeId }) { ${TRADE} }
}`;
const INBOX = `query ($after: String) { viewer { inbox(after: $after) {
  lastNumber pageInfo { hasNextPage endCursor }
  nodes { number season { id } event { __typename text ... on TradeOff { lacks { need } } } }
} } }`;
const WATCH = `subscription ($after: Int) {
  inbox(after: $after) { number season { name } event { __typename text seq } }
}`;

/** Switches the weekly notices off. */
const QUIET = `mutation {
  setInboxPreferences(input: { muted: [AUCTION_OPEN, INCOME_PAID] }) { preferences { muted } }
}`;

type Table = { readonly id: string; readonly annId: string; readonly bobId: string };

/** A rehearsal in its second week, with two reputable players. */
async function table(): Promise<Table> {
  const id = await rehearsal(api, host);
  const [annId, bobId] = [await joined(api, id, ann), await joined(api, id, bob)];
  await clockTo(api, host, id, '2021-08-29T00:00:00Z');
  return { id, annId, bobId };
}

async function offer(
  { id, bobId }: Table,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const knight = { card: { rank: 'KNIGHT', suit: 'SWORDS' } };
  const give = [{ item: 'CHIP', quantity: 5 }];
  const input = { seasonId: id, to: bobId, give, get: [knight], ...more };
  return (await api.data(OFFER, { input }, ann)).offerTrade;
}

async function next(events: AsyncIterableIterator<ExecutionResult>): Promise<Answer> {
  const event = (await events.next()) as IteratorYieldResult<ExecutionResult>;
  expect(event.value.errors).toBeUndefined();
  return (event.value.data as unknown as Answer).inbox;
}

it('is offered, countered, accepted and shown to everybody', async () => {
  const table1 = await table();
  const { id, annId } = table1;
  const offered = await offer(table1);
  expect(offered).toMatchObject({
    refusal: null,
    trade: {
      status: 'OFFERED',
      from: { name: 'ann' },
      to: { name: 'bob' },
      give: [{ item: 'CHIP', quantity: 5, name: 'Chips' }],
      get: [{ item: 'CARD:KNIGHT:SWORDS', quantity: 1, card: { name: 'Knight of Swords' } }],
      counterTo: null,
      lacks: [],
    },
  });
  const give = [{ item: 'CHIP', quantity: 1 }];
  const counter = { seasonId: id, to: annId, give, get: [], counterTo: offered.trade.id };
  const { offerTrade } = await api.data(OFFER, { input: counter }, bob);
  expect(offerTrade.trade).toMatchObject({ counterTo: { id: offered.trade.id } });
  const tradeId = offerTrade.trade.id;
  const { acceptTrade } = await api.data(on('acceptTrade'), { id, tradeId }, ann);
  expect(acceptTrade.trade.status).toBe('DONE');

  const list = `query ($id: ID!, $status: TradeStatus, $playerId: ID) {
    season(id: $id) { ... on Round { trades(status: $status, playerId: $playerId) {
      totalCount nodes { status }
    } } }
  }`;
  const trades = async (more: Readonly<Record<string, unknown>>): Promise<Answer> =>
    (await api.data(list, { id, ...more })).season.trades;
  expect(await trades({})).toEqual({
    totalCount: 2,
    nodes: [{ status: 'COUNTERED' }, { status: 'DONE' }],
  });
  expect((await trades({ status: 'DONE', playerId: annId })).totalCount).toEqual(1);
  const node = `query ($id: ID!) { node(id: $id) { ... on Trade { status } } }`;
  expect((await api.data(node, { id: tradeId })).node.status).toBe('DONE');
});

it('is off when a side lacks an item, and both are told [G1]', async () => {
  const table1 = await table();
  const { id } = table1;
  const tradeId = (await offer(table1)).trade.id;
  const { acceptTrade } = await api.data(on('acceptTrade'), { id, tradeId }, bob);
  expect(acceptTrade).toMatchObject({
    refusal: null,
    trade: {
      status: 'OFF',
      lacks: [{ player: { name: 'bob' }, item: 'CARD:KNIGHT:SWORDS', have: 0, need: 1 }],
    },
  });
  for (const token of [ann, bob]) {
    const { nodes } = (await api.data(INBOX, {}, token)).viewer.inbox;
    expect(nodes.at(-1)).toMatchObject({
      season: { id },
      event: {
        __typename: 'TradeOff',
        text: 'The trade of ann and bob is off: bob does not have Knight of Swords.',
        lacks: [{ need: 1 }],
      },
    });
  }
});

it('refuses with a sentence, the rule and ids of the API', async () => {
  const table1 = await table();
  const { id, annId } = table1;
  expect((await offer(table1, { to: annId })).refusal).toMatchObject({
    code: 'TRADE_WITH_ONESELF',
    message: 'You cannot trade with yourself.',
    rule: 'trade',
  });
  expect(
    (await offer(table1, { get: [{ item: 'GOLD_STAR', quantity: 1 }] })).refusal,
  ).toMatchObject({
    code: 'ITEM_UNTRADABLE',
    message: 'Gold Star cannot be traded.',
  });
  const tradeId = (await offer(table1)).trade.id;
  const { cancelTrade } = await api.data(on('cancelTrade'), { id, tradeId }, bob);
  expect(cancelTrade).toMatchObject({
    refusal: { code: 'TRADE_NOT_YOURS', facts: { tradeId } },
    seq: null,
    trade: null,
  });
  const elsewhere = await table();
  const { declineTrade } = await api.data(on('declineTrade'), { id: elsewhere.id, tradeId }, bob);
  expect(declineTrade.refusal.code).toBe('TRADE_NOT_FOUND');
  expect(await api.fault(on('declineTrade'), { id, tradeId: id }, bob)).toBe('BAD_USER_INPUT');
});

it('tells the inbox of every season, and goes on where a connection broke', async () => {
  for (const token of [ann, bob]) await api.data(QUIET, {}, token);
  const [first, second] = [await table(), await table()];
  await offer(first);
  const events = await api.watch(WATCH, { after: 0 }, bob);
  expect(await next(events)).toMatchObject({
    number: 1,
    season: { name: 'Rehearsal' },
    event: {
      __typename: 'TradeOffered',
      text: 'ann offered bob 5 Chips for Knight of Swords.',
    },
  });
  await events.return!();
  await offer(second);
  const again = await api.watch(WATCH, { after: 1 }, bob);
  expect((await next(again)).number).toBe(2);
  const coming = next(again);
  const { trade } = await offer(first);
  expect((await coming).number).toBe(3);
  await again.return!();

  const { inbox } = (await api.data(INBOX, { after: '1' }, bob)).viewer;
  expect(inbox).toMatchObject({ lastNumber: 3, pageInfo: { hasNextPage: false, endCursor: '3' } });
  expect(inbox.nodes.map(({ number }) => number)).toEqual([2, 3]);
  await api.data(on('declineTrade'), { id: first.id, tradeId: trade.id }, bob);
  const hers = (await api.data(INBOX, { after: '0' }, ann)).viewer.inbox;
  expect(hers.nodes.map(({ event }) => event.__typename)).toEqual(['TradeDeclined']);
});

it('shows an inbox to its own account alone', async () => {
  await expect(api.watch(WATCH, { after: 0 })).rejects.toMatchObject({
    extensions: { code: 'UNAUTHENTICATED' },
  });
  expect((await api.data(INBOX)).viewer).toBeNull();
  expect(await api.fault(INBOX, { after: '-1' }, ann)).toBe('BAD_USER_INPUT');
});
