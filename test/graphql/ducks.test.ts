import { openApi, textOf } from '../support/in-process-api';
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

const RULES = [
  { op: 'replace', path: '/trade/ducks', value: true },
  { op: 'replace', path: '/trade/reputableOnly', value: false },
  { op: 'replace', path: '/trade/emptySides', value: 2 },
  {
    op: 'add',
    path: '/items/-',
    value: { item: 'BREAD', name: 'Crumb', plural: 'Crumbs', quack: true },
  },
];
const DUCK = `id name createdAt lostAt owner { name } holdings { item quantity }`;
const MAKE = `mutation ($input: CreateDuckInput!) {
  createDuck(input: $input) { refusal { code message rule facts } seq duck { ${DUCK} } }
}`;
const TRADE = `mutation ($input: TradeWithDuckInput!) {
  tradeWithDuck(input: $input) { refusal { code message rule facts } seq duck { ${DUCK} } }
}`;
const LEAVE = `mutation ($id: ID!) { leaveSeason(input: { seasonId: $id }) { refusal { code } } }`;
const DUCKS = `query ($id: ID!, $playerId: ID, $former: Boolean) { season(id: $id) {
  ... on Round { ducks(playerId: $playerId, former: $former) { totalCount nodes { ${DUCK} } } }
  players(former: true) { nodes { name ducks { id } } }
} }`;
const NODE = `query ($id: ID!) { node(id: $id) { __typename ... on Duck { ${DUCK} } } }`;
const EVENTS = `query ($id: ID!) { season(id: $id) { journal(first: 100) { nodes {
  __typename text channel by { kind }
  ... on DuckCreated { player { name } duck { name } }
  ... on DuckTraded { player { name } transfers { quantity from { kind duck { name } } to { kind } } }
  ... on DuckLost { duck { lostAt } transfers { quantity } }
} } } }`;
const OPTIONS = `query ($id: ID!) {
  season(id: $id) { viewer { options { mutation rule input needs facts } } }
}`;
const INBOX = `{ viewer { inbox { nodes { event { __typename } } } } }`;

type Pond = { readonly id: string; readonly annId: string; readonly bobId: string };

async function pond(): Promise<Pond> {
  const id = await rehearsal(api, host, { ruleset: RULES });
  return { id, annId: await joined(api, id, ann), bobId: await joined(api, id, bob) };
}

const make = async (
  { id, annId }: Pond,
  token = host,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> => {
  const input = { seasonId: id, playerId: annId, name: 'Quentin', ...more };
  return (await api.data(MAKE, { input }, token)).createDuck;
};

/** A round on Monday, after the income. Ann has a duck. */
async function swimming(): Promise<Pond & { readonly duckId: string }> {
  const round = await pond();
  const { duck } = await make(round);
  await clockTo(api, host, round.id, '2021-08-23T00:00:00Z');
  return { ...round, duckId: textOf(duck.id) };
}

const chips = (quantity: number): unknown => [{ item: 'CHIP', quantity }];

const trade = async (
  { id, duckId }: { readonly id: string; readonly duckId: string },
  sides: Readonly<Record<string, unknown>>,
  token = ann,
): Promise<Answer> => {
  const input = { seasonId: id, duckId, give: [], take: [], ...sides };
  return (await api.data(TRADE, { input }, token)).tradeWithDuck;
};

const eventsOf = async (id: string, type: string): Promise<Answer[]> => {
  const { nodes } = (await api.data(EVENTS, { id })).season.journal;
  return nodes.filter(({ __typename }) => textOf(__typename) === type);
};

it('is made by the host, found by its id, and listed with its player [G4]', async () => {
  const round = await pond();
  const { refusal, duck, seq } = await make(round);
  expect(refusal).toBeNull();
  expect(typeof seq).toBe('number');
  expect(duck).toMatchObject({ name: 'Quentin', owner: { name: 'ann' }, lostAt: null });
  const { node } = await api.data(NODE, { id: duck.id });
  expect(node.__typename).toBe('Duck');
  expect(node).toMatchObject(duck);
  const { season } = await api.data(DUCKS, { id: round.id, playerId: round.annId });
  expect(season.ducks).toEqual({ totalCount: 1, nodes: [duck] });
  expect(season.players.nodes).toEqual([
    { name: 'ann', ducks: [{ id: duck.id }] },
    { name: 'bob', ducks: [] },
  ]);
  const others = await api.data(DUCKS, { id: round.id, playerId: round.bobId });
  expect(others.season.ducks.totalCount).toBe(0);
  expect(await eventsOf(round.id, 'DuckCreated')).toMatchObject([
    { text: 'ann got the duck Quentin.', channel: null, by: { kind: 'HOST' } },
  ]);
  expect((await api.data(INBOX, {}, ann)).viewer.inbox.nodes).toEqual([
    { event: { __typename: 'DuckCreated' } },
  ]);
});

it('is traded with by one announcement, and keeps what it gets [Trade; G4]', async () => {
  const round = await swimming();
  expect(await trade(round, { give: chips(30) })).toMatchObject({
    refusal: null,
    duck: { holdings: [{ item: 'CHIP', quantity: 30 }] },
  });
  await trade(round, { take: chips(10) });
  expect(await trade(round, {})).toMatchObject({ refusal: null });
  expect(await eventsOf(round.id, 'DuckTraded')).toMatchObject([
    {
      text: 'ann gave the duck Quentin 30 Chips.',
      channel: 'GAME_ACTIONS',
      player: { name: 'ann' },
      transfers: [{ quantity: 30, from: { kind: 'PLAYER', duck: null }, to: { kind: 'DUCK' } }],
    },
    {
      text: 'ann took 10 Chips from the duck Quentin.',
      transfers: [{ quantity: 10, from: { kind: 'DUCK', duck: { name: 'Quentin' } } }],
    },
    { text: 'ann traded with the duck Quentin: nothing for nothing.', transfers: [] },
  ]);
  const { options } = (await api.data(OPTIONS, { id: round.id }, ann)).season.viewer;
  expect(options).toContainEqual({
    mutation: 'tradeWithDuck',
    rule: 'ducks',
    input: { seasonId: round.id, duckId: round.duckId },
    needs: ['give', 'take'],
    facts: {},
  });
});

it('is lost when its player leaves, and can still be looked at [B2; O3]', async () => {
  const round = await swimming();
  await trade(round, { give: chips(30) });
  await api.data(LEAVE, { id: round.id }, ann);
  expect((await api.data(NODE, { id: round.duckId })).node).toMatchObject({
    lostAt: '2021-08-23T00:00:00.000Z',
    owner: { name: 'ann' },
    holdings: [],
  });
  expect((await api.data(DUCKS, { id: round.id })).season.ducks.totalCount).toBe(0);
  const former = await api.data(DUCKS, { id: round.id, former: true });
  expect(former.season.ducks.totalCount).toBe(1);
  expect(await eventsOf(round.id, 'DuckLost')).toMatchObject([
    {
      text: 'ann lost the duck Quentin, and with it 30 Chips.',
      duck: { lostAt: '2021-08-23T00:00:00.000Z' },
      transfers: [{ quantity: 30 }],
    },
  ]);
});

const SUBMIT = `mutation ($input: SubmitProposalInput!) {
  submitProposal(input: $input) {
    refusal { code message facts }
    proposal { id closesAt effects {
      __typename
      ... on CreateDuckEffect { player { name } name }
      ... on GiveItemsEffect { player { name } duck { name } items { quantity } }
    } }
  }
}`;
const VOTE = `mutation ($id: ID!, $proposalId: ID!) {
  castVote(input: { seasonId: $id, proposalId: $proposalId, vote: FOR }) { refusal { code } }
}`;
const GRANT = `mutation ($id: ID!, $playerId: ID!) { grantItems(input: { seasonId: $id,
  playerId: $playerId, items: [{ item: "STANDARD_PROPOSAL_MAKER", quantity: 3 }] }) { seq } }`;

it('comes and is given items by an adopted proposal [G4, H3]', async () => {
  const round = await swimming();
  const { id, annId, bobId, duckId } = round;
  await api.data(GRANT, { id, playerId: annId }, host);
  const effects = [
    { createDuck: { playerId: bobId, name: 'Ada' } },
    { giveItems: { duckId, items: chips(7) } },
  ];
  const input = { seasonId: id, title: 'A duck for Bob', effects };
  const { proposal, refusal } = (await api.data(SUBMIT, { input }, ann)).submitProposal;
  expect(refusal).toBeNull();
  expect(proposal.effects).toEqual([
    { __typename: 'CreateDuckEffect', player: { name: 'bob' }, name: 'Ada' },
    {
      __typename: 'GiveItemsEffect',
      player: { name: 'ann' },
      duck: { name: 'Quentin' },
      items: [{ quantity: 7 }],
    },
  ]);
  await api.data(VOTE, { id, proposalId: proposal.id }, bob);
  await clockTo(api, host, id, proposal.closesAt);
  expect((await api.data(DUCKS, { id })).season.ducks.nodes).toMatchObject([
    { name: 'Quentin', holdings: [{ item: 'CHIP', quantity: 7 }] },
    { name: 'Ada', owner: { name: 'bob' }, holdings: [] },
  ]);
});

it.each([
  [
    'a player and a duck',
    (ids: Pond & { duckId: string }) => ({ playerId: ids.annId, duckId: ids.duckId }),
  ],
  ['neither', () => ({})],
])('wants items to be given to one owner, not to %s', async (_whom, whose) => {
  const round = await swimming();
  const effects = [{ giveItems: { ...whose(round), items: chips(1) } }];
  const input = { seasonId: round.id, title: 'To whom?', effects };
  expect(await api.fault(SUBMIT, { input }, ann)).toBe('BAD_USER_INPUT');
});
