import { HONOUR } from '../mechanics';
import { openApi, textOf } from './house';
import type { Answer, ApiHouse } from './house';

let api: ApiHouse;
let host: string;
let ann: string;
beforeEach(async () => {
  api = await openApi();
  [host, ann] = [await api.signUp('host'), await api.signUp('ann')];
});
afterEach(() => api.close());

const CREATE = `mutation {
  createRound(input: { name: "Omens", rehearsal: true, steward: false,
                       startsAt: "2021-08-22T00:00:00Z" }) { season { id } }
}`;
const JOIN = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { player { id } } }`;
const GRANT = `mutation ($id: ID!, $playerId: ID!) {
  grantItems(input: { seasonId: $id, playerId: $playerId, items: [
    { item: "STANDARD_PROPOSAL_MAKER", quantity: 1 }
    { card: { rank: "KNIGHT", suit: "SWORDS", count: 2 } }
  ] }) { refusal { code } }
}`;
const SUBMIT = `mutation ($id: ID!, $patch: JSON!) {
  submitProposal(input: { seasonId: $id, title: "Omens", effects: [{ amendRuleset: $patch }] }) {
    refusal { code message facts } proposal { id }
  }
}`;
const VOTE = `mutation ($id: ID!, $proposalId: ID!) {
  castVote(input: { seasonId: $id, proposalId: $proposalId, vote: FOR }) { refusal { code } }
}`;
const CLOCK = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { code } }
}`;
const SEAL = `mutation ($id: ID!) {
  sealHand(input: { seasonId: $id, cards: [{ rank: "KNIGHT", suit: "SWORDS", count: 2 }] }) {
    refusal { code message }
  }
}`;
const TOLD = `query ($id: ID!) { season(id: $id) {
  ruleset { revision prose }
  journal(first: 100) { nodes { __typename at text ... on FortuneTold {
    fortune player { name } rolls { values sides } transfers { item quantity to { kind } }
    changes { value now }
  } } }
} }`;

const omen = (effect: unknown): unknown => [
  {
    op: 'add',
    path: '/fortunes/-',
    value: { fortune: 'OMEN', name: 'The Omen', rank: 'KNIGHT', effect },
  },
];

/** A rehearsal on the Sunday of its first week, with what Ann proposes. */
async function proposing(patch: unknown): Promise<{ readonly id: string; readonly asked: Answer }> {
  const id = textOf((await api.data(CREATE, {}, host)).createRound.season.id);
  const playerId = (await api.data(JOIN, { id }, ann)).joinSeason.player.id;
  await api.data(GRANT, { id, playerId }, host);
  return { id, asked: (await api.data(SUBMIT, { id, patch }, ann)).submitProposal };
}

/** Adopted on Thursday of the first week; the hand is settled as the second one ends. */
async function played(effect: unknown): Promise<Answer> {
  const { id, asked } = await proposing(omen(effect));
  return settled(id, asked);
}

async function settled(id: string, asked: Answer): Promise<Answer> {
  expect(asked.refusal).toBeNull();
  await api.data(VOTE, { id, proposalId: asked.proposal.id }, ann);
  await api.data(CLOCK, { id, to: '2021-08-30T00:00:00Z' }, host);
  const { sealHand } = await api.data(SEAL, { id }, ann);
  expect(sealHand.refusal).toBeNull();
  await api.data(CLOCK, { id, to: '2021-09-05T00:00:00Z' }, host);
  return (await api.data(TOLD, { id })).season;
}

const toldIn = (season: Answer): Answer[] =>
  season.journal.nodes.filter(({ __typename }) => textOf(__typename) === 'FortuneTold');

it.each([
  [
    'GAIN_DICE',
    { item: 'CHIP', sides: 6 },
    /^ann gained [1-6] Chips? by The Omen\.$/,
    [6],
    'PLAYER',
  ],
  ['LOSE_DICE', { item: 'CHIP', sides: 4 }, /^ann lost [1-4] Chips? by The Omen\.$/, [4], 'BANK'],
])(
  'one that a proposal added is told at the next settlement: %s [Fortunes; F5, O7]',
  async (type, dice, text, sides, to) => {
    const season = await played({ type, ...dice });
    expect(season.ruleset.revision).toBe(2);
    expect(season.ruleset.prose).toMatch(/The Omen \| Knight/);
    const [told, ...others] = toldIn(season);
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      at: '2021-09-05T00:00:00.000Z',
      text: expect.stringMatching(text) as string,
      fortune: 'OMEN',
      player: { name: 'ann' },
      rolls: { sides },
      transfers: [{ item: 'CHIP', quantity: told!.rolls.values[0], to: { kind: to } }],
    });
  },
);

it('one that a proposal added draws as many cards as it says [Fortunes; F5, O7]', async () => {
  const [told] = toldIn(await played({ type: 'GAIN_CARDS', cards: 20 }));
  expect(told!.rolls.sides).toHaveLength(40);
  const cards = told!.transfers.map(({ quantity }) => Number(quantity));
  expect(cards.reduce((sum, count) => sum + count, 0)).toBe(20);
});

it('one that would draw too many cards is not proposed, and the refusal says why [O7]', async () => {
  const { asked } = await proposing(omen({ type: 'GAIN_CARDS', cards: 21 }));
  expect(asked.refusal).toMatchObject({
    code: 'RULESET_REFUSED',
    message:
      'The changes make no playable ruleset: at fortunes › 4 › effect › cards, expected at most 20.',
    facts: { effect: 0, problems: [{ path: '/fortunes/3/effect/cards', operation: null }] },
  });
});

it('one of conditions and effects that a proposal combined is told, and what it changed [X13]', async () => {
  const gift = {
    type: 'MOVE',
    from: 'BANK',
    to: 'ACTOR',
    item: 'TRUNG',
    quantity: { name: 'cards' },
  };
  const { id, asked } = await proposing([
    { op: 'add', path: '/trackedValues', value: [HONOUR] },
    {
      op: 'add',
      path: '/fortunes/-',
      value: {
        ...{ fortune: 'OMEN', name: 'The Omen' },
        holds: { op: 'AT_LEAST', of: [{ name: 'suit.SWORDS' }, 2] },
        also: [gift, { type: 'SET', value: 'HONOUR', by: { name: 'cards' } }],
      },
    },
  ]);
  const [told] = toldIn(await settled(id, asked));
  expect(told).toMatchObject({
    text: 'ann gained 2 Trungs by The Omen: Honour is now 2.',
    transfers: [{ item: 'TRUNG', quantity: 2 }],
    changes: [{ value: 'HONOUR', now: 2 }],
  });
});
