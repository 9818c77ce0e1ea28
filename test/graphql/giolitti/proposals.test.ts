import { selectionsOfEvents } from '../every-event';
import { textOf } from '../../support/in-process-api';
import type { Answer } from '../../support/in-process-api';
import { openGiolitti } from './games';
import type { GiolittiHouse, GiolittiTable } from './games';

let house: GiolittiHouse;
beforeAll(async () => {
  house = await openGiolitti();
});
afterAll(() => house.close());

const PROPOSAL = `id number class status popular opensAt closesAt tally { votesFor votesAgainst }
  popularity { test minimumVotes oldestFirst } author { name } notVoted { name }
  votes { choice player { name } } revision { revision } failure { effect refusal { code } }
  effects { __typename
    ... on GiveItemsEffect { player { name } items { item name quantity } duck { id } }
    ... on CorrectMagistrelliEffect { player { name } magistrelli }
    ... on CorrectModaEffect { mask moda }
    ... on ChangeMaskEffect { player { name } worn: mask }
    ... on VoidGameEffect { game { number } }
    ... on SetStakesEffect { game { number } stakes }
    ... on SetScoreEffect { game { number } player { name } score } }`;
const SUBMIT = `mutation ($input: SubmitProposalInput!) { submitProposal(input: $input) {
  refusal { code rule facts } proposal { ${PROPOSAL} } } }`;
const VOTE = `mutation ($input: CastVoteInput!) { castVote(input: $input) {
  refusal { code } proposal { ${PROPOSAL} } } }`;
const LIST = `query ($id: ID!) { season(id: $id) { ... on Dynasty {
  proposals(status: ADOPTED) { totalCount nodes { ${PROPOSAL} } }
  ruleset { revision dynasty { proposalClasses { class hours days isDefault } } } } } }`;

async function submit(table: GiolittiTable, input: object): Promise<Answer> {
  const asked = { seasonId: table.id, title: 'A Better Game', ...input };
  return (await table.api.data(SUBMIT, { input: asked }, table.token('ann'))).submitProposal;
}

async function vote(table: GiolittiTable, who: string, proposalId: unknown): Promise<Answer> {
  const input = { seasonId: table.id, proposalId, vote: 'FOR' };
  const { castVote } = await table.api.data(VOTE, { input }, table.token(who));
  expect(castVote.refusal).toBeNull();
  return castVote.proposal;
}

it('a dynasty is governed over the API', async () => {
  const table = await house.table();
  const ann = table.players['ann'];
  const { refusal, proposal } = await submit(table, {
    effects: [
      { amendRuleset: [{ op: 'replace', path: '/stakes/maximum', value: 5 }] },
      { giveItems: { playerId: ann, items: [{ item: 'PEG', quantity: 3 }] } },
      { correctMagistrelli: { playerId: ann, magistrelli: 21 } },
      { correctModa: { mask: 'SUCCO', moda: 4 } },
      { changeMask: { playerId: ann, mask: 'SUCCO' } },
      { voidGame: table.game },
    ],
  });
  expect(refusal).toBeNull();
  expect(proposal).toMatchObject({
    ...{ number: 1, class: 'STANDARD', status: 'VOTING', popular: false, author: { name: 'ann' } },
    popularity: { test: 'QUORUM', minimumVotes: 2, oldestFirst: true },
    effects: [
      { __typename: 'AmendRulesetEffect' },
      { player: { name: 'ann' }, items: [{ item: 'PEG', name: 'Pegs', quantity: 3 }], duck: null },
      { player: { name: 'ann' }, magistrelli: 21 },
      { mask: 'SUCCO', moda: 4 },
      { player: { name: 'ann' }, worn: 'SUCCO' },
      { game: { number: 1 } },
    ],
  });
  await vote(table, 'ann', proposal.id);
  await vote(table, 'bob', proposal.id);
  expect(await vote(table, 'cyd', proposal.id)).toMatchObject({
    ...{ status: 'ADOPTED', popular: true, tally: { votesFor: 3, votesAgainst: 0 } },
    ...{ revision: { revision: 2 }, failure: null },
  });
  expect((await table.standings())['ann']).toMatchObject({ pegs: 3, magistrelli: 21 });
  expect((await table.shown()).gameStatus).toBe('VOIDED');
  const { season } = await table.api.data(LIST, { id: table.id });
  expect(season).toMatchObject({
    proposals: { totalCount: 1 },
    ruleset: {
      revision: 2,
      dynasty: {
        proposalClasses: [
          { class: 'STANDARD', hours: 48, days: null, isDefault: true },
          { class: 'CALL_FOR_JUDGEMENT', hours: 48, days: null, isDefault: false },
        ],
      },
    },
  });
  const told = await table.journal(
    '... on GameVoided { reason byProposal { number } } ... on ProposalAdopted { revision { revision } }',
  );
  const last = (told as unknown as Answer[]).slice(-2);
  expect(last).toMatchObject([
    { __typename: 'ProposalAdopted', revision: { revision: 2 } },
    { __typename: 'GameVoided', reason: 'A Better Game', byProposal: { number: 1 } },
  ]);
  expect(textOf(last[1]!.__typename)).toBe('GameVoided');
});

it('stakes and a score of a game that goes on are set right, and what is told of both [V24]', async () => {
  const table = await house.table();
  const [gameId, playerId] = [table.game, table.players[table.first]];
  const { refusal, proposal } = await submit(table, {
    effects: [{ setStakes: { gameId, stakes: 2 } }, { setScore: { gameId, playerId, score: 6 } }],
  });
  expect(refusal).toBeNull();
  expect(proposal.effects).toMatchObject([
    { __typename: 'SetStakesEffect', game: { number: 1 }, stakes: 2 },
    { game: { number: 1 }, player: { name: table.first }, score: 6 },
  ]);
  for (const who of ['ann', 'bob', 'cyd']) await vote(table, who, proposal.id);
  const told = await table.journal(`text ${selectionsOfEvents(table.api.schema)}`);
  expect((told as unknown as Answer[]).slice(-2)).toMatchObject([
    {
      text: 'The stakes of game 1 were corrected from 1 to 2 by proposal 1.',
      GameStakesCorrected_byProposal: { title: 'A Better Game' },
    },
    {
      text: `The score of ${table.first} in game 1 was corrected from 0 to 6 by proposal 1.`,
      GameScoreCorrected_after: 6,
    },
  ]);
  expect(await table.shown()).toMatchObject({ stakes: 2 });
  const asked = { effects: [{ setStakes: { gameId, stakes: 4 } }] };
  expect((await submit(table, asked)).refusal).toMatchObject({
    ...{ code: 'STAKES_BEYOND_RULES', facts: { least: 1, most: 3, effect: 0 } },
  });
});

it.each([
  [{ createDuck: { playerId: 'x', name: 'Q' } }, 'BAD_USER_INPUT'],
  [{ giveItems: { duckId: 'x', items: [{ item: 'PEG', quantity: 1 }] } }, 'BAD_USER_INPUT'],
  [{}, 'BAD_USER_INPUT'],
])('%j is no effect of a dynasty', async (effect, code) => {
  const table = await house.table();
  const input = { seasonId: table.id, title: 'No', effects: [effect] };
  expect(await table.api.fault(SUBMIT, { input }, table.token('ann'))).toBe(code);
});
