import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';
import { clockTo, joined, rehearsal } from './rehearsal-seasons';

let api: ApiHouse;
let host: string;
let ann: string;
let bob: string;
beforeAll(async () => {
  api = await openApi();
  [host, ann, bob] = [await api.signUp('host'), await api.signUp('ann'), await api.signUp('bob')];
});
afterAll(() => api.close());

const GRANT = `mutation ($id: ID!, $playerId: ID!, $items: [ItemInput!]!) {
  grantItems(input: { seasonId: $id, playerId: $playerId, items: $items }) { refusal { code } }
}`;
const WORK = `mutation ($id: ID!, $work: WorkOfArtInput!) {
  createWorkOfArt(input: { seasonId: $id, work: $work }) {
    refusal { code message rule facts }
    work { id item title artist value imageUrl owner { kind player { name } } proposal { id } }
  }
}`;
const LOT = `refusal { code message rule facts } lot {
  id number kind status creator { name } items { item name quantity } cards { name }
  works { id title } thirdPartyBid
}`;
const MAKE = `mutation ($input: CreatePlayerLotInput!) { createPlayerLot(input: $input) { ${LOT} } }`;
const THIRD = `mutation ($id: ID!, $lotId: ID!) {
  generateThirdPartyBid(input: { seasonId: $id, lotId: $lotId }) { ${LOT} }
}`;
const SEAL = `mutation ($id: ID!, $lotId: ID!, $amount: Int!) {
  sealBids(input: { seasonId: $id, bids: [{ lotId: $lotId, amount: $amount }] }) { refusal { code } }
}`;
const LOTS = `query ($id: ID!) { season(id: $id) { ... on Round {
  auction { lots(status: null, kind: PLAYER) { nodes { number status price winner { name } } } }
  gallery { totalCount nodes { title owner { kind } } }
  worksOfArt { nodes { title value owner { kind player { name } } } }
} } }`;
const JOURNAL = `query ($id: ID!) { season(id: $id) { journal(first: 100, channels: AUCTIONS) {
  nodes { __typename text
    ... on PlayerLotCreated { items { name } lot { number } player { name } }
    ... on ThirdPartyBidGenerated { value amount rolls { sides values } }
    ... on ThirdPartyWon { price works { title } transfers { to { kind } } }
    ... on WorksRevalued { values { work { title } value } }
  }
} } }`;

type Gala = { readonly id: string; readonly annId: string };

async function gala(): Promise<Gala> {
  const id = await rehearsal(api, host, {
    ...{ edition: 'round-10/gallery', startsAt: '2021-08-22T18:00:00Z', steward: true },
  });
  const annId = await joined(api, id, ann);
  await joined(api, id, bob);
  return { id, annId };
}

const clock = (id: string, to: string): Promise<Answer> => clockTo(api, host, id, to);

const makeWork = async ({ id, annId }: Gala, more: object = {}): Promise<Answer> => {
  const work = { title: 'The Duck', artist: 'Ann', value: 20, playerId: annId, ...more };
  return (await api.data(WORK, { id, work }, host)).createWorkOfArt;
};

/** A round on Thursday. Ann's lot has a Work and 2 Trungs, and Bob has bid `amount` on it. */
async function auctioned(
  amount: number,
): Promise<Gala & { readonly lot: number; readonly lotId: string; readonly workId: string }> {
  const round = await gala();
  const { id, annId } = round;
  const { work } = await makeWork(round, { imageUrl: 'https://example.org/duck.png' });
  expect(work).toMatchObject({
    item: 'WORK:w1',
    imageUrl: 'https://example.org/duck.png',
    owner: { kind: 'PLAYER', player: { name: 'ann' } },
    proposal: null,
  });
  await clock(id, '2021-08-22T19:00:00Z');
  const trungs = [{ item: 'TRUNG', quantity: 2 }];
  await api.data(GRANT, { id, playerId: annId, items: trungs }, host);
  const input = { seasonId: id, items: trungs, works: [work.id] };
  const { lot } = (await api.data(MAKE, { input }, ann)).createPlayerLot;
  expect(lot).toMatchObject({
    kind: 'PLAYER',
    status: 'STANDING',
    creator: { name: 'ann' },
    items: [
      { item: 'TRUNG', name: 'Trungs', quantity: 2 },
      { item: 'WORK:w1', name: '“The Duck” by Ann', quantity: 1 },
    ],
    cards: [],
    works: [{ title: 'The Duck' }],
    thirdPartyBid: null,
  });
  await clock(id, '2021-08-23T00:00:00Z');
  const number = Number(lot.number);
  await api.data(SEAL, { id, lotId: textOf(lot.id), amount }, bob);
  await clock(id, '2021-08-26T00:00:00Z');
  return { ...round, lot: number, lotId: textOf(lot.id), workId: textOf(work.id) };
}

it('sells a player’s lot to another player, and its Work is worth the price [E7, E8]', async () => {
  const { id, lot, lotId, workId } = await auctioned(60);
  const again = (await api.data(THIRD, { id, lotId }, bob)).generateThirdPartyBid;
  expect(again.refusal).toMatchObject({
    code: 'THIRD_PARTY_HAS_BID',
    message: `A third party has bid on lot ${lot} already, and may bid only once.`,
    rule: 'works-of-art',
  });
  await clock(id, '2021-08-29T00:00:00Z');
  const { season } = await api.data(LOTS, { id });
  expect(season).toMatchObject({
    auction: {
      lots: { nodes: [{ number: lot, status: 'SOLD', price: 60, winner: { name: 'bob' } }] },
    },
    gallery: { totalCount: 0 },
    worksOfArt: { nodes: [{ value: 60, owner: { kind: 'PLAYER', player: { name: 'bob' } } }] },
  });
  const node = await api.data(`query ($id: ID!) { node(id: $id) { ... on WorkOfArt { value } } }`, {
    id: workId,
  });
  expect(node.node).toEqual({ value: 60 });
  const { nodes } = (await api.data(JOURNAL, { id })).season.journal;
  expect(nodes.find(({ __typename }) => textOf(__typename) === 'WorksRevalued')).toMatchObject({
    text: '“The Duck” by Ann is now worth 60 Chips.',
    values: [{ work: { title: 'The Duck' }, value: 60 }],
  });
});

it('shows a third party’s bid with those of the auction until it is concluded [N4]', async () => {
  const { id, lot } = await auctioned(1);
  const query = `query ($id: ID!) { season(id: $id) { ... on Round { auction {
    thirdPartyBids { amount placedAt lot { number thirdPartyBid kind } } } } } }`;
  const { thirdPartyBids } = (await api.data(query, { id })).season.auction;
  expect(thirdPartyBids).toHaveLength(1);
  const amount = Number(thirdPartyBids[0]!.amount);
  expect(thirdPartyBids).toEqual([
    {
      amount,
      placedAt: '2021-08-26T00:00:00.000Z',
      lot: { number: lot, thirdPartyBid: amount, kind: 'PLAYER' },
    },
  ]);
  expect([amount >= 15, amount <= 30]).toEqual([true, true]);
  await clock(id, '2021-08-29T00:00:00Z');
  expect((await api.data(query, { id })).season.auction.thirdPartyBids).toEqual([]);
});

it('lets a third party take the Work to the Gallery [E8]', async () => {
  const { id } = await auctioned(1);
  await clock(id, '2021-08-29T00:00:00Z');
  const { season } = await api.data(LOTS, { id });
  expect(season).toMatchObject({
    auction: { lots: { nodes: [{ status: 'STANDING', price: null, winner: null }] } },
    gallery: { totalCount: 1, nodes: [{ title: 'The Duck', owner: { kind: 'GALLERY' } }] },
    worksOfArt: { nodes: [{ value: 20 }] },
  });
  const { nodes } = (await api.data(JOURNAL, { id })).season.journal;
  const told = nodes.filter(({ __typename }) => /Party|PlayerLot/.test(textOf(__typename)));
  expect(told.map(({ __typename }) => __typename)).toEqual([
    'PlayerLotCreated',
    'ThirdPartyBidGenerated',
    'ThirdPartyWon',
  ]);
  expect(told[1]).toMatchObject({ value: 20, rolls: { sides: [16] } });
  expect(told[2]).toMatchObject({ price: told[1]!.amount, works: [{ title: 'The Duck' }] });
});

it('makes a Work by a proposal’s effect, and shows it', async () => {
  const { id, annId } = await gala();
  await clock(id, '2021-08-22T19:00:00Z');
  const maker = [{ item: 'STANDARD_PROPOSAL_MAKER', quantity: 1 }];
  await api.data(GRANT, { id, playerId: annId, items: maker }, host);
  const work = { title: 'The Fool', artist: 'Bob', value: 5, playerId: annId };
  const submitted = await api.data(
    `mutation ($input: SubmitProposalInput!) { submitProposal(input: $input) {
      refusal { code }
      proposal { effects { ... on CreateWorkEffect { title artist value imageUrl player { name } } } }
    } }`,
    { input: { seasonId: id, class: 'STANDARD', title: 'Art', effects: [{ createWork: work }] } },
    ann,
  );
  expect(submitted.submitProposal).toEqual({
    refusal: null,
    proposal: {
      effects: [
        { title: 'The Fool', artist: 'Bob', value: 5, imageUrl: null, player: { name: 'ann' } },
      ],
    },
  });
});
